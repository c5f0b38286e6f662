// A hint for whoever sits at a table, from what that seat can see: the strongest bot's choice, with what the coach needs to
// say why.
import { loadBots } from '@planisphere/bots/loading';
import { type Game, rngOf, type Seat } from '@planisphere/core';
import type { GameId } from '../base/games.ts';
import type { Hint } from './play.ts';
import { HINT_NODES } from './review/effort.ts';

interface Asked {
  readonly view: unknown;
  readonly seat: Seat;
  readonly players: number;
  /** How many events have happened: the same question has the same answer. */
  readonly at: number;
}

export async function thinkOfHint(game: Game, { view, seat, players, at }: Asked): Promise<Hint> {
  const { hintFor, loadExaminer } = await import('@planisphere/bots/review');
  const examiner = await loadExaminer(game);
  const rng = rngOf(`hint ${at}`);
  const budget = { rng, nodes: HINT_NODES[game.id as GameId] };
  const moment =
    examiner === undefined ? undefined : hintFor({ game, examiner }, { view, seat, players }, budget);
  const event = moment?.played.events[0];
  if (event !== undefined && moment !== undefined) return { event, moment };
  const best = (await loadBots(game)).at(-1);
  if (best === undefined) throw new Error('there is no bot at all');
  return { event: game.notation.makeEvent({ by: seat, action: best.choose(view, seat, rng) }) };
}
