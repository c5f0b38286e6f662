// The last two turns are counted: no net has a say in their value, even if the row may be replaced.
import { type Action, isSatellite } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { evaluatorIn, plainMemory } from '../src/net/evaluator.ts';
import { Endgame, LAST_TURN } from '../src/stellar/endgame.ts';
import {
  copyWorld,
  createWorld,
  DECK,
  DECK_SIZE,
  ROW_CELLS,
  SATELLITE,
  type World,
} from '../src/stellar/kernel/cells.ts';
import { deckIndexOf, replaceRow, reveal } from '../src/stellar/kernel/step.ts';
import { LastRow } from '../src/stellar/last-row.ts';
import { memory } from '../src/stellar/memory.ts';
import { STELLAR_NET } from '../src/stellar/net.ts';
import { Plans } from '../src/stellar/plans.ts';
import { Samples } from '../src/stellar/samples.ts';
import { Worth, worthOf } from '../src/stellar/worth.ts';
import { walkGame } from './stellar-walk.ts';

const ofZeros = (): Worth => new Worth(evaluatorIn(plainMemory(STELLAR_NET, 1), 0));
const trained = (): Worth => new Worth(evaluatorIn(memory(), 0));

/** Worlds at the beginning of a turn, from games in which satellites are taken whenever possible. */
function worldsIn(turn: number, phase: 'offer' | 'take', seeds: number): World[] {
  const worlds: World[] = [];
  for (let seed = 0; seed < seeds; seed++) {
    walkGame(seed, ({ state, view }, rng) => {
      if (state.turn === turn && state.phase === phase) worlds.push(new Samples(view, rng).at(0));
      if (state.phase !== 'take') return undefined;
      const at = state.row.findIndex(isSatellite);
      return at < 0 ? undefined : ({ do: 'take', coordinate: at + 1 } as Action);
    });
  }
  return worlds;
}

/** Worlds after each of a few plans that take a satellite in the turn before the last. */
function givenAway(world: World): World[] {
  const plans = new Plans(ofZeros());
  plans.list(world);
  const found: World[] = [];
  for (let plan = 0; plan < plans.count && found.length < 3; plan++) {
    const after = createWorld();
    copyWorld(world, after);
    plans.follow(after, plan);
    if (after[SATELLITE] === 1) found.push(after);
  }
  return found;
}

describe('the turn before the last', () => {
  it('is worth the same whatever the net thinks, also when the other may then replace the row', () => {
    const [plain, known] = [ofZeros, trained].map((worth) => {
      const judge = worth();
      return new Endgame(new Plans(judge), judge, Number.POSITIVE_INFINITY);
    }) as [Endgame, Endgame];
    const worlds = worldsIn(LAST_TURN - 1, 'take', 12).flatMap(givenAway);
    expect(worlds.length).toBeGreaterThan(3);
    for (const world of worlds) expect(known.solve(world, 0)).toBeCloseTo(plain.solve(world, 0), 12);
  });
});

describe('a new row in the last turn', () => {
  const worlds = worldsIn(LAST_TURN, 'offer', 80);

  it('is worth the mean of the best plans over rows of the deck', () => {
    expect(worlds.length).toBeGreaterThan(3);
    for (const world of worlds) {
      const judge = ofZeros();
      const plans = new Plans(judge);
      plans.list(world);
      new LastRow(judge).count(plans, world);
      const rows = rowsOf(world);
      const best = rows.map((row) => {
        const each = new Plans(judge);
        each.list(row);
        return each.worths[each.best()]!;
      });
      expect(plans.offers[0]).toBe(1);
      expect(plans.worths[0]).toBeCloseTo(best.reduce((sum, worth) => sum + worth, 0) / best.length, 9);
      expect(plans.worths[0]).toBeCloseTo(worthOf(plans.chances[0]!, plans.margins[0]!), 12);
    }
  });
});

/** The deck in groups of five, six at most. */
function rowsOf(world: World): World[] {
  const cards = [...world.slice(DECK, DECK + world[DECK_SIZE]!)];
  const rows = Math.min(6, Math.floor(cards.length / ROW_CELLS));
  return Array.from({ length: rows }, (_, row) => {
    const next = createWorld();
    copyWorld(world, next);
    replaceRow(next);
    for (const card of cards.slice(row * ROW_CELLS, (row + 1) * ROW_CELLS).reverse())
      reveal(next, deckIndexOf(next, card));
    return next;
  });
}
