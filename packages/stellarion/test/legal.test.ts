// The list of legal actions and the check agree, action by action, over everything that can be written.
import { below, createRng } from '@planisphere/core';
import { walk } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { stellarion } from '../src/index.ts';
import {
  type Action,
  coordinateOf,
  crossOf,
  DONE,
  EVERY_SLOT,
  launchOf,
  PROVE,
  placeOf,
  recoverOf,
  recoverTwoOf,
  returnOf,
  SOURCES,
  scanOf,
  searchOf,
  spendOf,
  stationOf,
  takeOf,
  waiveOf,
} from '../src/rules/actions.ts';
import { cardIn, EVERY_DECK, EVERY_GALAXY, FACES } from '../src/rules/cards.ts';
import { setups } from './setups.ts';

const FACE_LIST = Array.from({ length: FACES }, (_, face) => face);
const universe: readonly Action[] = everything();

function everything(): Action[] {
  const actions: Action[] = [DONE, PROVE];
  for (let retreat = 0; retreat <= 8; retreat++) actions.push(waiveOf(retreat));
  for (const slot of EVERY_SLOT) actions.push(takeOf(slot, 0), takeOf(slot, 1), spendOf(slot));
  for (const galaxy of EVERY_GALAXY) {
    for (let code = 0; code < 256; code++) {
      for (const slot of [galaxy, 4, 5] as const) actions.push(launchOf(galaxy, code, slot));
    }
  }
  for (let low = 0; low < SOURCES; low++)
    for (let high = low + 1; high < SOURCES; high++) actions.push(coordinateOf(low, high));
  for (let mask = 0; mask < 256; mask++) actions.push(crossOf(mask));
  for (const deck of EVERY_DECK) {
    actions.push(scanOf(deck));
    for (const other of EVERY_DECK) if (other >= deck) actions.push(stationOf(deck, other));
    for (const one of FACE_LIST) {
      actions.push(searchOf(deck, one), recoverOf(deck, one), returnOf(deck, cardIn(deck, one)));
      for (const two of FACE_LIST) {
        actions.push(recoverTwoOf(deck, one, two));
        for (const top of [0, 1, 2]) actions.push(placeOf(cardIn(deck, one), cardIn(deck, two), top));
      }
    }
  }
  return [...new Set(actions)];
}

describe('legal actions', () => {
  it.each(setups)('are exactly those that no rule refuses: $name', (setup) => {
    const rng = createRng(7);
    walk(setup, 20, ({ course }) => {
      if (course.awaiting.kind !== 'seats' || rng.next() % 6 !== 0) return;
      const { state } = course;
      for (const seat of [...course.awaiting.seats, ...course.awaiting.optional]) {
        const allowed = universe.filter((action) => stellarion.check(state, seat, action) === undefined);
        expect(new Set(stellarion.legal(state, seat))).toEqual(new Set(allowed));
      }
    });
  });

  it.each(setups)('are proposed as a draw from the list would give them: $name', (setup) => {
    const [proposing, listing] = [createRng(8), createRng(8)];
    walk(setup, 20, ({ course }) => {
      if (course.awaiting.kind !== 'seats') return;
      for (const seat of [...course.awaiting.seats, ...course.awaiting.optional]) {
        const legal = [...stellarion.legal(course.state, seat)];
        const drawn = legal[below(listing, legal.length)];
        expect(stellarion.propose?.(course.state, seat, proposing)).toBe(drawn);
      }
    });
  });

  it('are not proposed to a seat that is not asked', () => {
    const start = stellarion.setup({ stars: 1, expansions: [], track: 'standard' }, 1);
    expect(() => stellarion.propose?.(start, 0, createRng(1))).toThrow('nothing to choose from');
  });
});
