// What every level promises: legal actions in every set-up, the same ones for the same numbers, no step into a third
// repetition.
import { createRng } from '@planisphere/core';
import { type Position, type Stellarion, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bot/levels.ts';
import { findBot } from '../src/registry.ts';
import { STELLARION_LEVELS } from '../src/stellarion/bots.ts';
import { type Asked, someDecisions } from './stellarion-walk.ts';

const asked = someDecisions(11);
const NODES = 12;

describe.each(STELLARION_LEVELS.map((bot) => [bot.name, bot] as const))('the %s', (name, bot) => {
  it('is registered under its name and level', () => {
    expect(findBot(stellarion, name)).toBe(bot);
    expect(LEVELS).toContain(bot.level);
  });

  it('gives a legal action wherever it is asked, the same for the same numbers', () => {
    for (const { view, seat } of asked) {
      const action = bot.decide!(view, seat, { rng: createRng(1), nodes: NODES });
      expect(stellarion.check(view, seat, action)).toBeUndefined();
      expect(bot.decide!(view, seat, { rng: createRng(1), nodes: NODES })).toBe(action);
    }
  });

  it('decides by what it is shown and by nothing that it remembers', () => {
    const all = asked.map(({ view, seat }) => bot.decide!(view, seat, { rng: createRng(2), nodes: NODES }));
    const backwards = asked
      .toReversed()
      .map(({ view, seat }) => bot.decide!(structuredClone(view), seat, { rng: createRng(2), nodes: NODES }));
    expect(backwards.toReversed()).toEqual(all);
  });

  it('stops at once when it is told to, with an action all the same', () => {
    for (const { view, seat } of asked.slice(0, 12)) {
      let questions = 0;
      const stop = (): boolean => ++questions > 0;
      const action = bot.decide!(view, seat, { rng: createRng(1), nodes: 1_000_000, stop });
      expect(stellarion.check(view, seat, action)).toBeUndefined();
      expect(questions).toBeLessThan(20);
    }
  });
});

describe('advice', () => {
  const master = findBot(stellarion, 'master')!;

  it('ranks legal actions with their chances, and its parts add up', () => {
    for (const { view, seat } of asked.filter((_, index) => index % 4 === 0)) {
      const advice = master.advise!(view, seat, { rng: createRng(1), nodes: NODES });
      expect(advice.length).toBeGreaterThan(0);
      expect(new Set(advice.map(({ action }) => action)).size).toBe(advice.length);
      for (const { action, chance, margin, standardError, parts } of advice) {
        expect(stellarion.check(view, seat, action)).toBeUndefined();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(standardError).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(margin, 6);
      }
    }
  });
});

describe('repetition', () => {
  type Action = Stellarion['action'];

  /** Only a payment of two equal nebulae can lead back to an earlier position. */
  function leadsRound({ view, seat }: Asked, action: Action): boolean {
    if (action.kind !== 'coordinate') return false;
    const { stage } = stellarion.apply(view, { by: seat, action });
    return stage.kind === 'effect' && stage.power === 1 && stage.major;
  }

  const loopable = someDecisions(1).find(
    (each) =>
      each.view.stage.kind === 'turn' &&
      !each.view.table.sun &&
      [...stellarion.legal(each.view, each.seat)].some((action) => leadsRound(each, action)),
  )!;

  it.each(['astronomer', 'master'])('%s does not walk on where a position has been twice', (name) => {
    const { view, seat } = loopable;
    const { turn, decks, discards, outpost, ofType } = view;
    const here = { turn, decks, discards, outpost, ofType };
    const bot = findBot(stellarion, name)!;
    let state: Position = { ...view, past: [here, here] };
    do {
      const action = bot.decide!(state, seat, { rng: createRng(3), nodes: NODES });
      state = stellarion.apply(state, { by: seat, action });
    } while (state.stage.kind === 'effect' || state.stage.kind === 'thrusters');
    expect(state.past).toEqual([]);
  });
});
