// A hint for the player of a seat, from that seat's view: the strongest bot's choice, and what the coach needs to say
// why.
import { type EventOf, type Game, type GameTypes, rngOf, type Seat } from '@planisphere/core';
import { loadBots, mindOf } from './minds.ts';
import type { Moment } from './review/moment.ts';

export interface Hint {
  readonly action: unknown;
  /** The action and the events after it. */
  readonly line: readonly EventOf<GameTypes>[];
  /** The best line and the next best, for the coach to say why; undefined if there is nothing to compare. */
  readonly moment?: Moment;
}

interface Question {
  readonly view: unknown;
  readonly seat: Seat;
  readonly players: number;
  /** The number of events so far: the same question has the same answer. */
  readonly at: number;
}

export async function thinkOfHint(game: Game, { view, seat, players, at }: Question): Promise<Hint> {
  const rng = rngOf(`hint ${at}`);
  const moment = await momentAt(game, { view, seat, players, at });
  const line = moment === undefined ? [] : parseLine(game, moment.played.events);
  const [first] = line;
  if (moment !== undefined && first !== undefined && first.by !== 'chance')
    return { action: first.action, line, moment };
  const best = (await loadBots(game)).at(-1);
  if (best === undefined) throw new Error('there is no bot at all');
  const action = best.choose(view, seat, rng);
  return { action, line: [{ by: seat, action }] };
}

/** The chance to win at this moment, for all who share it; undefined if no bot can say, or no turn begins. */
export async function glanceAt(game: Game, view: unknown): Promise<number | undefined> {
  const examiner = await mindOf(game)?.examiner?.();
  return examiner?.glance?.(view);
}

function parseLine(game: Game, events: readonly string[]): readonly EventOf<GameTypes>[] {
  return events.flatMap((line) => {
    const parsed = game.notation.parseEvent(line);
    return parsed.ok ? [parsed.value] : [];
  });
}

/** Undefined if there is nothing to compare, or no examiner. */
async function momentAt(game: Game, { view, seat, players, at }: Question): Promise<Moment | undefined> {
  const mind = mindOf(game);
  if (mind?.examiner === undefined) return undefined;
  const [{ hintFor }, examiner] = await Promise.all([import('./review/index.ts'), mind.examiner()]);
  const budget = { rng: rngOf(`hint ${at}`), nodes: mind.effort.hint };
  return hintFor({ game, examiner }, { view, seat, players }, budget);
}
