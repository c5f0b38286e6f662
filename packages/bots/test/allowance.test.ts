// No search goes on for ever: steps count against an allowance, and the caller's allowance pays for them too.
import { createRng, type GameTypes } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../src/bot/bot.ts';
import { attempt, spend, stepsLeft, within } from '../src/search/allowance.ts';
import { bounded, boundedJudge } from '../src/search/bounded.ts';
import { halve } from '../src/search/halving.ts';
import { chooseWatched } from '../src/search/watched.ts';

function searchForEver(): never {
  for (;;) spend(1);
}

describe('an allowance', () => {
  it('ends what would go on for ever', () => {
    expect(attempt(() => within({ steps: 1000 }, searchForEver))).toBeUndefined();
  });

  it('asks whoever waits, and ends when told to', () => {
    let asked = 0;
    const stop = (): boolean => ++asked === 3;
    expect(attempt(() => within({ steps: Number.POSITIVE_INFINITY, stop }, searchForEver))).toBeUndefined();
    expect(asked).toBe(3);
  });

  it('is spent for whoever asked as well, and never more than that', () => {
    within({ steps: 100 }, () => {
      within({ steps: 30 }, () => spend(20));
      expect(stepsLeft()).toBe(80);
      expect(attempt(() => within({ steps: 30 }, searchForEver))).toBeUndefined();
      expect(stepsLeft()).toBe(50);
      expect(attempt(() => within({ steps: 1000 }, searchForEver))).toBeUndefined();
      expect(stepsLeft()).toBe(0);
    });
    expect(stepsLeft()).toBe(Number.POSITIVE_INFINITY);
  });

  it('hides no other failure', () => {
    const fail = (): never => {
      throw new Error('a bug');
    };
    expect(() => attempt(() => within({ steps: 10 }, fail))).toThrow('a bug');
    expect(stepsLeft()).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('who thinks within it', () => {
  const endless: Bot<GameTypes> = {
    name: 'endless',
    choose: searchForEver,
    decide: searchForEver,
    advise: searchForEver,
  };
  const bot = bounded(endless, () => 'simple');

  it('has a simpler answer when nothing was found', () => {
    expect(bot.choose({}, 0, createRng(1))).toBe('simple');
    expect(bot.decide!({}, 0, { rng: createRng(1), nodes: 5 })).toBe('simple');
    expect(bot.advise!({}, 0, { rng: createRng(1), nodes: 5 })).toEqual([]);
  });

  it('ranks nothing for a puzzle where even listing does not end', () => {
    const games: readonly [] = [];
    const judge = boundedJudge({
      ...{ unit: 'percent' as const, nodes: { look: 1, search: 1, check: 1 }, games, asks: () => true },
      rank: searchForEver,
    });
    expect(judge.rank({}, 0, { rng: createRng(1), nodes: 5 })).toEqual([]);
  });

  it('keeps what was found before a sample that does not end', () => {
    const evaluate = (candidate: number, sample: number): number =>
      sample < 3 ? candidate : searchForEver();
    const trial = { priors: [0, 0], trust: 0, evaluations: 100, evaluate };
    const [best] = within({ steps: 1000 }, () => halve(trial));
    expect(best).toMatchObject({ candidate: 1, count: 3 });
  });
});

describe('who watches a bot', () => {
  const simpler: Bot<GameTypes> = { name: 'simple', choose: () => 'simple' };
  const asked = { view: {}, seat: 0 as const, rng: createRng(1), simpler };

  it('stops it when it is late, and gets an answer all the same', () => {
    const endless = bounded<GameTypes>({ name: 'endless', choose: searchForEver }, () => 'greedy');
    expect(chooseWatched(endless, { ...asked, isLate: () => true })).toEqual({
      action: 'greedy',
      trouble: 'late',
    });
  });

  it('has a simpler bot play when it fails, and knows why', () => {
    const error = new Error('a bug');
    const failing: Bot<GameTypes> = {
      name: 'failing',
      choose: () => {
        throw error;
      },
    };
    const watched = chooseWatched(failing, { ...asked, isLate: () => false });
    expect(watched).toEqual({ action: 'simple', trouble: 'failed', error });
  });

  it('hears nothing of one that answers in time', () => {
    expect(chooseWatched(simpler, { ...asked, isLate: () => false })).toEqual({ action: 'simple' });
  });
});
