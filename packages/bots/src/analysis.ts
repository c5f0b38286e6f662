// The strongest player's opinion of a position, pass after pass: all passes are combined, so that the values sharpen as
// long as somebody looks. An analysis knows only the view that it is given.
import { type EventOf, type Game, type GameRules, type GameTypes, rngOf, type Seat } from '@planisphere/core';
import type { Bot } from './bot/bot.ts';
import { loadBots, mindOf } from './minds.ts';
import { Opinion } from './opinion.ts';
import { stepsSpent } from './search/allowance.ts';

export interface AnalysedLine {
  /** Decisions of the seat, up to the next card, tile or decision of another player. */
  readonly events: readonly EventOf<GameTypes>[];
  /** The chance to win from 0 to 1, or points. */
  readonly value: number;
  /** Standard error of the value; 0 if every pass found the same. */
  readonly error: number;
  /** False as long as the value is only a first impression. */
  readonly tried: boolean;
  /** Every pass found the same value, whatever it dealt. */
  readonly steady: boolean;
  /** The expected lead in points over the best opponent; undefined if nobody plays against the seat. */
  readonly margin: number | undefined;
}

export interface Analysis {
  readonly unit: 'chance' | 'points';
  /** The best first. */
  readonly lines: readonly AnalysedLine[];
  /** How many worlds, plans and positions the search has looked at so far. */
  readonly nodes: number;
  /** How many passes it has made. */
  readonly passes: number;
  /** Decisions of the longest line. */
  readonly depth: number;
  /** Further passes change nothing. */
  readonly done: boolean;
}

export interface AnalysisQuestion {
  /** The seat's view; or a state, to learn the value with perfect knowledge. */
  readonly view: unknown;
  readonly seat: Seat;
  readonly players: number;
  /** How many lines are wanted. */
  readonly lines: number;
  /** The number of this worker among those that analyse the position: each deals its own cards. */
  readonly stream?: number;
  /** Called often; true ends the current pass. */
  readonly stop?: () => boolean;
}

export interface Analyst extends GameRules {
  readonly bot: Bot & Required<Pick<Bot, 'advise'>>;
  /** Nodes for about a second. */
  readonly effort: number;
  unit(players: number): Analysis['unit'];
  /** Whether others play against a seat. */
  isRace(players: number): boolean;
}

/** Undefined if no player can value the actions of this game. */
export async function loadAnalyst({ game, outline }: GameRules): Promise<Analyst | undefined> {
  const mind = mindOf(game);
  const bot = (await loadBots(game)).findLast(hasAdvice);
  if (mind === undefined || bot === undefined) return undefined;
  const examiner = await mind.examiner?.();
  const unit = (players: number): Analysis['unit'] => examiner?.unit(players) ?? 'chance';
  const isRace = (players: number): boolean => players > 1 && examiner?.sharing(players) !== 'together';
  return { game, outline, bot, effort: mind.effort.hint, unit, isRace };
}

function hasAdvice(bot: Bot): bot is Analyst['bot'] {
  return bot.advise !== undefined;
}

/** The first pass answers at once with the player's opinion before any trial; each later one takes at most a second. */
const SHARES = [0.01, 0.125, 0.25, 0.5] as const;
/** Only this many first passes compute the steps that follow a line's first one; later passes repeat those. */
const FOLLOWED_PASSES = 6;
const MOST_STEPS = 8;

export function* analyse(analyst: Analyst, question: AnalysisQuestion): Generator<Analysis, void> {
  const { game, bot, effort } = analyst;
  const { view, seat, players, stop, stream = 0 } = question;
  const unit = analyst.unit(players);
  const isRace = analyst.isRace(players);
  const opinions = new Map<string, Opinion>();
  const followers = new Map<string, readonly EventOf<GameTypes>[]>();
  const isOnly = isForced(game, question);
  let nodes = 0;
  for (let pass = 0; ; pass++) {
    const before = stepsSpent();
    const budget = { nodes: Math.max(1, Math.round(effort * (SHARES[pass] ?? 1))), ...(stop && { stop }) };
    const hard = budget.nodes >= effort / 4;
    const advice = bot.advise(view, seat, {
      ...budget,
      rng: rngOf(stream === 0 ? `analysis ${pass}` : `analysis ${stream} ${pass}`),
    });
    for (const each of advice) {
      const key = game.notation.makeEvent({ by: seat, action: each.action });
      const opinion = opinions.get(key) ?? new Opinion(each.action, unit);
      opinion.add(each, { hard });
      opinions.set(key, opinion);
    }
    const best = [...opinions].toSorted(([, a], [, b]) => Opinion.compare(a, b)).slice(0, question.lines);
    const lines = best.map(([key, opinion]): AnalysedLine => {
      const first = { by: seat, action: opinion.action };
      if (pass < FOLLOWED_PASSES && stop?.() !== true)
        followers.set(key, stepsAfter(analyst, question, { first, nodes: Math.ceil(budget.nodes / 8) }));
      const { margin, ...worth } = opinion.summary;
      return {
        events: [first, ...(followers.get(key) ?? [])],
        ...worth,
        margin: isRace ? margin : undefined,
      };
    });
    nodes += stepsSpent() - before;
    const depth = Math.max(0, ...lines.map(({ events }) => events.length));
    const done = advice.length === 0 || (isOnly && hard) || best.every(([, opinion]) => opinion.isSettled);
    yield { unit, lines, nodes, passes: pass + 1, depth, done };
    if (done) return;
  }
}

function isForced(game: Game, { view, seat }: AnalysisQuestion): boolean {
  let count = 0;
  for (const _ of game.legal(view, seat)) if (++count > 1) return false;
  return true;
}

interface FirstStep {
  readonly first: { readonly by: Seat; readonly action: unknown };
  readonly nodes: number;
}

/** What the seat does next, until something is dealt or somebody else decides. */
function stepsAfter(
  { game, outline, bot }: Analyst,
  { view, seat, stop }: AnalysisQuestion,
  { first, nodes }: FirstStep,
): readonly EventOf<GameTypes>[] {
  const steps: EventOf<GameTypes>[] = [];
  const before = game.awaiting(view);
  // If others answer the same question, nobody knows what follows.
  if (before.kind !== 'seats' || before.seats.length + before.optional.length > 1) return steps;
  let position: unknown = view;
  let next: EventOf<GameTypes> = first;
  while (steps.length < MOST_STEPS) {
    const after = game.apply(position, next);
    const awaiting = game.awaiting(after);
    const goesOn = awaiting.kind === 'seats' && awaiting.seats.length === 1 && awaiting.seats[0] === seat;
    if (!goesOn || outline.startsTurn(position, after)) break;
    const [best] = bot.advise(after, seat, { nodes, rng: rngOf('analysis'), ...(stop && { stop }) });
    if (best === undefined) break;
    position = after;
    next = { by: seat, action: best.action };
    steps.push(next);
  }
  return steps;
}
