// The engine's part in puzzles, in its own worker so that the board never waits.
import { MINDS } from '@planisphere/bots/minds';
import type { Moment } from '@planisphere/bots/review';
import { rngOf } from '@planisphere/core';
import { expose } from 'comlink';
import type { GameId } from '../../base/games.ts';
import { loadRules } from '../../table/games.ts';

/** Takes about a second. */
const REASON_NODES = 400;

interface PuzzlePosition {
  readonly game: GameId;
  readonly position: string;
  readonly best: string;
}

/**
 * The value of each action, in percent or points, for a puzzle made from a game. Empty if that is not what the review
 * went by, which also considers later rounds.
 */
async function values({
  game: id,
  position,
  best,
}: PuzzlePosition): Promise<Readonly<Record<string, number>>> {
  const { game } = await loadRules(id);
  const { makeEvent, parse, parseEvent } = game.notation;
  const [view, solution] = [parse(position), parseEvent(best)];
  const judge = await MINDS[id].judge?.();
  if (judge === undefined || !view.ok || !solution.ok || solution.value.by === 'chance') return {};
  const { by } = solution.value;
  if (!judge.asks(view.value, by)) return {};
  const ranked = judge.rank(view.value, by, { rng: rngOf('made'), nodes: judge.nodes.look });
  const said = ranked.map(({ action, value }) => [makeEvent({ by, action }), Math.round(value)] as const);
  return said[0]?.[0] === best ? Object.fromEntries(said) : {};
}

/** Why the best action is better than the next, for the coach to say; undefined if the coach has no words for it. */
async function reason({
  game: id,
  position,
  best,
  next,
}: PuzzlePosition & { readonly next: string }): Promise<Moment | undefined> {
  const { game, tally } = await loadRules(id);
  const [{ reasonFor }, examiner] = await Promise.all([
    import('@planisphere/bots/review'),
    MINDS[id].examiner?.(),
  ]);
  const [view, one, other] = [
    game.notation.parse(position),
    game.notation.parseEvent(best),
    game.notation.parseEvent(next),
  ];
  if (examiner === undefined || !view.ok || !one.ok || !other.ok) return undefined;
  if (one.value.by === 'chance' || other.value.by === 'chance') return undefined;
  const { by: seat, action } = one.value;
  const asked = { view: view.value, seat, players: tally(view.value).length, best: action };
  const budget = { rng: rngOf('reason'), nodes: REASON_NODES };
  return reasonFor({ game, examiner }, { ...asked, next: other.value.action }, budget);
}

const service = { values, reason };
export type Thinking = typeof service;

expose(service);
