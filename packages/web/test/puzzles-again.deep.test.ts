// For a few bundled puzzles of each game the engine still finds their solution best, with a margin.
import { MINDS } from '@planisphere/bots/minds';
import { CLEAR, leadOf, type PuzzleSet, STILL_CLEAR } from '@planisphere/bots/puzzles';
import { rngOf } from '@planisphere/core';
import { expect, test } from 'vitest';
import type { GameId } from '../src/base/games.ts';
import starExplorerSet from '../src/games/star-explorer/puzzles/set.json' with { type: 'json' };
import stellarSet from '../src/games/stellar/puzzles/set.json' with { type: 'json' };
import stellarionSet from '../src/games/stellarion/puzzles/set.json' with { type: 'json' };
import { loadRules } from '../src/table/games.ts';

/** Each takes some seconds. */
const ASKED_AGAIN = 2;

test.each([
  ['stellar', stellarSet as PuzzleSet],
  ['star-explorer', starExplorerSet as PuzzleSet],
  ['stellarion', stellarionSet as PuzzleSet],
] as const)(`${ASKED_AGAIN} puzzles of %s`, { timeout: 600_000 }, async (id: GameId, set) => {
  const { game } = await loadRules(id);
  const judge = await MINDS[id].judge!();
  for (let index = 0; index < ASKED_AGAIN; index++) {
    const { position, best } = set.puzzles[index * 7]!;
    const view = game.notation.parse(position);
    const event = game.notation.parseEvent(best);
    if (!view.ok || !event.ok || event.value.by === 'chance') throw new Error(`${position}: ${best}`);
    const { by } = event.value;
    const ranked = judge.rank(view.value, by, { rng: rngOf(`again ${index}`), nodes: judge.nodes.check });
    expect(game.notation.makeEvent({ by, action: ranked[0]!.action })).toBe(best);
    expect(leadOf(ranked).lead).toBeGreaterThanOrEqual(STILL_CLEAR * CLEAR[set.unit]);
  }
});
