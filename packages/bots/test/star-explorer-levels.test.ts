// What every bot of Star Explorer promises: legal actions from a view alone, the same ones for the same numbers,
// independent of what is hidden.
import { createRng } from '@planisphere/core';
import { phaseOf, starExplorer } from '@planisphere/star-explorer';
import { describe, expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';
import { STAR_EXPLORER_LEVELS } from '../src/star-explorer/bots.ts';
import { type Asked, walkGame } from './star-explorer-walk.ts';

/** Some decisions of games of one to four players. */
const asked: Asked[] = [];
for (const players of [1, 2, 3, 4]) {
  let count = 0;
  walkGame({ seed: players, players }, (each) => {
    if (count++ % 4 === 0) asked.push(each);
    return undefined;
  });
}
const NODES = 60;

const greedy = findBot(starExplorer, 'greedy')!;
const bots = [greedy, ...STAR_EXPLORER_LEVELS];

it('asks them about everything there is to decide', () => {
  const steps = new Set(asked.map(({ view }) => phaseOf(view).step));
  expect([...steps].sort()).toEqual(['draw', 'seven', 'side', 'size']);
});

describe.each(bots.map((bot) => [bot.name, bot] as const))('the %s of Star Explorer', (name, bot) => {
  const decide = ({ view, seat }: Asked, seed: number): unknown => {
    const rng = createRng(seed);
    return bot.decide === undefined
      ? bot.choose(view, seat, rng)
      : bot.decide(view, seat, { rng, nodes: NODES });
  };

  it('is registered under its name', () => {
    expect(findBot(starExplorer, name)).toBe(bot);
  });

  it('gives a legal action wherever it is asked, the same for the same numbers', () => {
    for (const each of asked) {
      const action = decide(each, 1);
      expect(starExplorer.check(each.view, each.seat, action as never)).toBeUndefined();
      expect(decide(each, 1)).toEqual(action);
    }
  });

  it('does not change its mind when what is hidden from it changes', () => {
    let hidden = 0;
    for (const [index, each] of asked.entries()) {
      const elsewhere = starExplorer.imagine(each.view, createRng(index));
      if (elsewhere !== each.view) hidden++;
      const view = starExplorer.view(elsewhere, each.seat);
      expect(decide({ ...each, view }, 2)).toEqual(decide(each, 2));
    }
    expect(hidden).toBeGreaterThan(3);
  });

  it('stops at once when it is told to, with an action all the same', () => {
    if (bot.decide === undefined) return;
    for (const { view, seat } of asked.slice(0, 12)) {
      let questions = 0;
      const stop = (): boolean => ++questions > 0;
      const action = bot.decide(view, seat, { rng: createRng(1), nodes: 1_000_000, stop });
      expect(starExplorer.check(view, seat, action)).toBeUndefined();
      expect(questions).toBeLessThan(20);
    }
  });
});

describe('advice for Star Explorer', () => {
  const master = findBot(starExplorer, 'master')!;

  it('ranks different legal actions, and its parts add up to the margin', () => {
    for (const { view, seat } of asked) {
      const advice = master.advise!(view, seat, { rng: createRng(1), nodes: 60 });
      expect(advice.length).toBeGreaterThan(0);
      expect(new Set(advice.map(({ action }) => JSON.stringify(action))).size).toBe(advice.length);
      for (const { action, chance, margin, standardError, marginError, parts } of advice) {
        expect(starExplorer.check(view, seat, action)).toBeUndefined();
        expect(parts.map((part) => part.name)).toEqual(['stars', 'lines', 'bonuses', 'lit', 'prospects']);
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(margin, 6);
        expect(chance).toBeGreaterThan(0);
        expect(chance).toBeLessThanOrEqual(1);
        expect(standardError).toBeGreaterThanOrEqual(0);
        expect(marginError).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('counts exactly in the last round of a game alone', () => {
    walkGame({ seed: 9, players: 1 }, ({ state, view, seat }, rng) => {
      const phase = phaseOf(view);
      if (phase.step !== 'draw' || phase.round < 6) return undefined;
      const [first] = master.advise!(view, seat, { rng, nodes: 60 });
      const after = starExplorer.awaiting(starExplorer.apply(state, { by: seat, action: first!.action }));
      if (after.kind !== 'over') throw new Error('the last drawing ends the game');
      expect(first!.margin).toBeCloseTo(after.result.scores[0]!, 6);
      expect(first!.parts.at(-1)).toEqual({ name: 'prospects', points: expect.closeTo(0, 6) });
      return first!.action;
    });
  });
});
