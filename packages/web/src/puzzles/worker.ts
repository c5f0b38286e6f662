// What the engine has to say of a puzzle, thought about in a worker of its own so that the board never waits.
import type { Moment } from '@planisphere/bots/coach';
import { type GameTypes, rngOf } from '@planisphere/core';
import { expose } from 'comlink';
import { type GameId, loadRules } from '../table/games.ts';

const SOLVER = 0;
/** About a second. */
const REASON_NODES = 400;

interface Asked {
  readonly game: GameId;
  readonly position: string;
}

/** What each action is worth, in percent or points: for a puzzle that was made of a game. */
async function values({ game: id, position }: Asked): Promise<Readonly<Record<string, number>>> {
  const { game } = await loadRules(id);
  const parsed = game.notation.parse(position);
  const { judgeOf } = await import('@planisphere/bots/puzzles');
  const judge = judgeOf(id);
  if (!parsed.ok || judge === undefined) return {};
  const ranked = judge.rank(parsed.value, { rng: rngOf('made'), nodes: judge.nodes.look });
  return Object.fromEntries(
    ranked.map(({ action, value }) => [game.notation.makeEvent({ by: SOLVER, action }), Math.round(value)]),
  );
}

/** Why the best is better than the next, for the coach to put in words; undefined where the coach has none. */
async function reason({
  game: id,
  position,
  best,
  next,
}: Asked & { readonly best: string; readonly next: string }): Promise<Moment | undefined> {
  const { game } = await loadRules(id);
  const { examinerOf, reasonFor } = await import('@planisphere/bots/review');
  const examiner = examinerOf<GameTypes>(game);
  const [view, one, other] = [
    game.notation.parse(position),
    game.notation.parseEvent(best),
    game.notation.parseEvent(next),
  ];
  if (examiner === undefined || !view.ok || !one.ok || !other.ok) return undefined;
  if (one.value.by === 'chance' || other.value.by === 'chance') return undefined;
  const asked = { view: view.value, seat: SOLVER, players: playersIn(id), best: one.value.action } as const;
  const budget = { rng: rngOf('reason'), nodes: REASON_NODES };
  return reasonFor({ game, examiner }, { ...asked, next: other.value.action }, budget);
}

function playersIn(game: GameId): number {
  return game === 'stellar' ? 2 : 1;
}

const service = { values, reason };
export type Thinking = typeof service;

expose(service);
