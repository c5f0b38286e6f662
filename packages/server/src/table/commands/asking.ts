// Commands that need the consent of the others: undo, hints, abandon, rematch.
import { makeSeat, type Seat } from '@planisphere/core';
import type { AskKind } from '@planisphere/protocol';
import type { GameCourse } from '../course.ts';
import type { EntryBody } from '../entry.ts';
import { type AskState, type TableState, votersBeside } from '../state.ts';
import { isForStrangers, keptOut } from '../strangers.ts';
import type { PlayerContext, SeatContext } from './authority.ts';
import { standInPlays } from './playing.ts';
import { decide, notPlaying, refuse, type Verdict } from './verdict.ts';

/** Free while nothing was revealed and nobody else has acted, and against bots alone; otherwise by consent. */
export function undo(context: SeatContext): Verdict {
  const { fixed, state, who, seat } = context;
  const { course } = state;
  if (state.status !== 'playing' || course === undefined) return notPlaying;
  if (state.seats[seat]?.standIn !== undefined) return standInPlays;
  const free = course.undoLength(seat);
  if (free !== undefined) return decide({ t: 'rewind', length: free, assisted: false });
  if (fixed.settings.tournament !== undefined) return counts;
  if (fixed.settings.rated === true)
    return refuse('rated', 'In a rated game nothing is taken back once it has been seen.');
  const length = course.takeBackLength(seat);
  if (length === undefined) return refuse('nothing-to-undo', 'There is nothing to take back.');
  if (votersBeside(state, who.id, 'undo').length === 0)
    return decide({ t: 'rewind', length, assisted: true });
  if (wasUsed(state, course, { seat, length }))
    return refuse('undo-revealed', 'Others have acted on what was revealed since.');
  return decide({ t: 'ask', what: 'undo', seat, length });
}

/** Whether another person has acted after something was revealed: then it cannot be taken back. */
function wasUsed(
  { seats }: TableState,
  course: GameCourse,
  back: { readonly seat: Seat; readonly length: number },
): boolean {
  let before = course.undo(back.length).state;
  let revealed = false;
  for (const { event, view: after } of course.stepsSince(back.length, 'all')) {
    if (event.by !== 'chance' && event.by !== back.seat && revealed && seats[event.by]?.bot === undefined)
      return true;
    revealed ||= event.by === 'chance' || course.game.informs(before, event);
    before = after;
  }
  return false;
}

/** In a tournament a game is played to its end: its result is compared with others. */
const counts: Verdict = refuse('counts', 'This game counts in a tournament.');

export function abandon(context: PlayerContext): Verdict {
  if (context.state.status !== 'playing') return notPlaying;
  if (context.fixed.settings.tournament !== undefined) return counts;
  return asked(context, 'abandon');
}

/** Hints are for everybody at the table or for nobody. */
export function hints(context: PlayerContext): Verdict {
  const { fixed, state } = context;
  if (state.status !== 'playing') return notPlaying;
  if (fixed.settings.hints === false) return refuse('no-hints', 'This table was opened without hints.');
  if (state.hints) return refuse('already-there', 'Everybody has agreed to hints already.');
  return asked(context, 'hints');
}

/** Strangers talk in phrases until all of them want more. Phrases that the host chose, for children, stay. */
export function chat(context: PlayerContext): Verdict {
  const { fixed, state } = context;
  const { settings } = fixed;
  if (settings.chat === 'off') return refuse('no-chat', 'There is no chat at this table.');
  if (settings.chat === 'free' || state.chat)
    return refuse('already-there', 'Everything can be said already.');
  if (!isForStrangers(settings) && settings.tournament === undefined)
    return refuse('phrases-only', 'Only quick phrases are said at this table.');
  return asked(context, 'chat');
}

/** The next game starts when every player has agreed, including those who gave this one up. */
export async function rematch(context: PlayerContext): Promise<Verdict> {
  const { fixed, state } = context;
  if (state.status !== 'over') return refuse('not-over', 'The game is not over.');
  if (fixed.settings.tournament !== undefined)
    return refuse('paired-again', 'The tournament brings you together with somebody.');
  if (state.rematch !== undefined) return refuse('already-there', 'The next table is open already.');
  return (await keptOut(context)) ?? asked(context, 'rematch');
}

function asked(context: PlayerContext, what: 'abandon' | 'rematch' | 'hints' | 'chat'): Verdict {
  const { state, seats } = context;
  // Asking for what somebody else has asked for means yes.
  if (state.ask?.what === what)
    return mineOf(context, state.ask).length > 0
      ? answered(context, { yes: true })
      : refuse('already-asked', 'You have asked for this already.');
  const [seat] = seats;
  const entry: EntryBody = { t: 'ask', what, seat };
  const alone = votersBeside(state, context.who.id, what).length === 0;
  const ask: AskState = { what, seat, length: undefined, agreed: [] };
  return alone ? decide(entry, ...agreedTo(ask)) : decide(entry);
}

/** A banned player may not agree to the next game either. */
export async function answer(
  context: PlayerContext,
  reply: { readonly yes: boolean; readonly what?: AskKind | undefined },
): Promise<Verdict> {
  const isNext = reply.yes && context.state.ask?.what === 'rematch';
  return (isNext ? await keptOut(context) : undefined) ?? answered(context, reply);
}

function answered(
  context: PlayerContext,
  { yes, what }: { readonly yes: boolean; readonly what?: AskKind | undefined },
): Verdict {
  const { ask } = context.state;
  if (ask === undefined || (what !== undefined && what !== ask.what))
    return refuse('nothing-asked', 'Nothing was asked.');
  const mine = mineOf(context, ask);
  if (mine.length === 0) return refuse('nothing-asked', 'You were not asked, or have answered.');
  const answers = mine.map((seat): EntryBody => ({ t: 'answer', seat, yes }));
  const all = yes && waitingFor(context.state, ask).length === mine.length;
  return all ? decide(...answers, ...agreedTo(ask)) : decide(...answers);
}

/** The sender's seats that have yet to answer. */
function mineOf({ state, seats }: PlayerContext, ask: AskState): readonly Seat[] {
  return waitingFor(state, ask).filter((seat) => seats.some((own) => own === seat));
}

/** The seats whose answer is missing; never a seat of the asker. */
export function waitingFor(state: TableState, ask: AskState): readonly Seat[] {
  const asker = state.seats[ask.seat]?.guest?.id ?? '';
  return votersBeside(state, asker, ask.what).filter((seat) => !ask.agreed.includes(seat));
}

/** The code of a rematch is filled in when the draft is made: see draft.ts. */
function agreedTo(ask: AskState): readonly EntryBody[] {
  if (ask.what === 'abandon') return [{ t: 'end', reason: 'abandoned', winners: [] }];
  if (ask.what === 'hints') return [{ t: 'hints' }];
  if (ask.what === 'chat') return [{ t: 'chat' }];
  if (ask.what === 'rematch') return [{ t: 'rematch', code: '' }];
  if (ask.length === undefined) throw new Error(`undo of seat ${makeSeat(ask.seat)} without a length`);
  return [{ t: 'rewind', length: ask.length, assisted: true }];
}
