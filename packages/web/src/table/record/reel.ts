// A record unrolled: every position of the game one after another, so that any moment can be shown at once. The record
// is checked against the rules; its dealing is checked apart (`fair.ts`), so that an unfair deal can still be watched.
import {
  type Decoded,
  type EventOf,
  type Eyes,
  fail,
  type Game,
  type GameRecord,
  type GameTypes,
  parseRecord,
  replayRecord,
  type Seat,
} from '@planisphere/core';
import { type GameId, isGameId } from '../../base/games.ts';
import { loadRules, type Rules } from '../games.ts';

/** Why there is no record. */
export type Missing = 'noTable' | 'notOver' | 'noServer';

/** A mark on the rail of a replay. */
export interface Mark {
  /** The number of events before it. */
  readonly at: number;
  /** The round that begins here. */
  readonly round: number;
}

export interface Reel {
  readonly id: GameId;
  readonly record: GameRecord;
  readonly game: Game;
  readonly events: readonly EventOf<GameTypes>[];
  /** One more than events: the position before the first and after each. */
  readonly states: readonly unknown[];
  /** Where turns begin. */
  readonly turns: readonly number[];
  /** Where rounds begin. */
  readonly rounds: readonly Mark[];
  /** The points of each seat after so many events. */
  readonly tallies: readonly (readonly number[])[];
}

/** A moment in notation, as these eyes see it. */
export function positionSeen({ game, states }: Reel, at: number, eyes: Eyes): string {
  return game.notation.make(eyes === 'all' ? states[at] : game.view(states[at], eyes));
}

export async function openReel(text: string): Promise<Decoded<Reel>> {
  const record = parseRecord(text.trim());
  if (!record.ok) return record;
  const { game: id } = record.value;
  if (!isGameId(id)) return fail('unknown-game', 'game', `There is no game ${JSON.stringify(id)}.`);
  return reelOf(id, await loadRules(id), record.value);
}

function reelOf(id: GameId, rules: Rules, record: GameRecord): Decoded<Reel> {
  const { game } = rules;
  const replayed = replayRecord(game, { ...record, seed: undefined });
  if (!replayed.ok) return replayed;
  const course = replayed.value;
  const states = [course.startFor('all'), ...course.stepsSince(0, 'all').map(({ view }) => view)];
  const turns = turnsIn(states, rules);
  return {
    ok: true,
    value: {
      id,
      record,
      game,
      events: course.events,
      states,
      turns,
      rounds: roundsIn(states, turns, rules),
      tallies: states.map((state) => rules.tally(state)),
    },
  };
}

/** A turn begins where somebody may decide: the dealing before it belongs to it but is no place to stop at. */
function turnsIn(states: readonly unknown[], { game, startsTurn }: Rules): readonly number[] {
  const turns: number[] = [];
  let due = true;
  for (const [at, state] of states.entries()) {
    due ||= at > 0 && startsTurn(states[at - 1], state);
    if (!due || game.awaiting(state).kind === 'chance') continue;
    turns.push(at);
    due = false;
  }
  return turns;
}

function roundsIn(
  states: readonly unknown[],
  turns: readonly number[],
  { progress }: Rules,
): readonly Mark[] {
  const marks: Mark[] = [];
  for (const at of turns) {
    const { round } = progress(states[at]);
    if (round !== marks.at(-1)?.round && at < states.length - 1) marks.push({ at, round });
  }
  return marks;
}

/** The start of the turn before or after this moment; the ends of the game count as well. */
export function turnBeside({ turns, events }: Reel, at: number, step: 1 | -1): number {
  if (step > 0) return turns.find((turn) => turn > at) ?? events.length;
  return turns.findLast((turn) => turn < at) ?? 0;
}

export function roundAt({ rounds }: Reel, at: number): number {
  return rounds.findLast((mark) => mark.at <= at)?.round ?? rounds[0]?.round ?? 1;
}

/** By how much a seat leads the best of the others; in a cooperative game or alone, the points reached. */
export function leadAt({ tallies, game }: Reel, at: number, seat: Seat = 0): number {
  const tally = tallies[at] ?? [];
  if (game.cooperative) return tally.reduce((sum, each) => sum + each, 0);
  const own = tally[seat] ?? 0;
  const others = tally.filter((_, each) => each !== seat);
  return others.length === 0 ? own : own - Math.max(...others);
}
