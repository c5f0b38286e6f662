// What every level promises: legal actions from a view alone, the same ones for the same numbers, independent of what
// is hidden.
import { createRng } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { LEVEL_FACES, LEVELS } from '../src/bot/levels.ts';
import { findBot } from '../src/registry.ts';
import { STELLAR_LEVELS } from '../src/stellar/bots.ts';
import { type Asked, walkGame } from './stellar-walk.ts';

/** Some decisions of a few games, with all phases. */
const asked: Asked[] = [];
for (let seed = 0; seed < 3; seed++) {
  let count = 0;
  walkGame(seed, (each) => {
    if (count++ % 5 === seed) asked.push(each);
    return undefined;
  });
}

const NODES = 8;

describe.each(STELLAR_LEVELS.map((bot) => [bot.name, bot] as const))('the %s', (name, bot) => {
  it('is registered under its name, with a face in both languages', () => {
    expect(findBot(stellar, name)).toBe(bot);
    expect(LEVELS).toContain(bot.level);
    const { name: names, manner, emblem } = LEVEL_FACES[bot.level!];
    for (const text of [names.en, names.fr, manner.en, manner.fr, emblem]) expect(text).not.toBe('');
  });

  it('gives a legal action wherever it is asked, the same for the same numbers', () => {
    for (const { view, seat } of asked) {
      const action = bot.decide!(view, seat, { rng: createRng(1), nodes: NODES });
      expect(stellar.check(view, seat, action)).toBeUndefined();
      expect(bot.decide!(view, seat, { rng: createRng(1), nodes: NODES })).toBe(action);
    }
  });

  it('does not change its mind when what is hidden from it changes', () => {
    for (const [index, { view, seat }] of asked.entries()) {
      const elsewhere = stellar.imagine(view, createRng(index));
      const action = bot.decide!(view, seat, { rng: createRng(2), nodes: NODES });
      const again = bot.decide!(stellar.view(elsewhere, seat), seat, { rng: createRng(2), nodes: NODES });
      expect(again).toBe(action);
    }
  });

  it('stops at once when it is told to, with an action all the same', () => {
    for (const { view, seat } of asked.slice(0, 12)) {
      let questions = 0;
      const stop = (): boolean => ++questions > 0;
      const action = bot.decide!(view, seat, { rng: createRng(1), nodes: 1_000_000, stop });
      expect(stellar.check(view, seat, action)).toBeUndefined();
      expect(questions).toBeLessThan(20);
    }
  });
});

describe('advice', () => {
  const master = findBot(stellar, 'master')!;

  it('ranks legal actions with their chances, and its parts add up', () => {
    for (const { view, seat } of asked.slice(0, 12)) {
      const advice = master.advise!(view, seat, { rng: createRng(1), nodes: 12 });
      expect(advice.length).toBeGreaterThan(0);
      expect(new Set(advice.map(({ action }) => action)).size).toBe(advice.length);
      for (const { action, chance, margin, standardError, parts } of advice) {
        expect(stellar.check(view, seat, action)).toBeUndefined();
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(standardError).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(margin, 6);
      }
    }
  });
});
