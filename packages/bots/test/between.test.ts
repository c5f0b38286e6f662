// Bots between two levels: their names, their ratings, and whose decisions they make.
import { createRng } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { parseBetween } from '../src/bot/between.ts';
import type { Bot } from '../src/bot/bot.ts';
import { botCalled } from '../src/bot/called.ts';
import { LEVELS } from '../src/bot/levels.ts';
import { nameAtRating, ratingOfBot } from '../src/bot/rating.ts';
import { MINDS } from '../src/minds.ts';

const RATINGS = { novice: 1100, amateur: 1400, astronomer: 1700, master: 1900 };
const bots: readonly Bot[] = LEVELS.map((level) => ({ name: level, level, choose: () => level }));

describe('the name of a bot between two levels', () => {
  it('tells both and the share of the higher', () => {
    expect(parseBetween('amateur+30')).toEqual({ lower: 'amateur', higher: 'astronomer', share: 30 });
  });
  it.each([
    'amateur',
    'master+30',
    'greedy+30',
    'amateur+0',
    'amateur+100',
    'amateur+33',
    'Amateur+30',
    '+30',
    '',
  ])('is not %j', (name) => expect(parseBetween(name)).toBeUndefined());
  it.each([
    [0, 'novice'],
    [1100, 'novice'],
    [1250, 'novice+50'],
    [1390, 'amateur'],
    [1400, 'amateur'],
    [1430, 'amateur+10'],
    [1800, 'astronomer+50'],
    [1900, 'master'],
    [2500, 'master'],
  ])('at %i points is %s', (points, name) => expect(nameAtRating(points, RATINGS)).toBe(name));
  it('stands for a rating that leads back to it', () => {
    for (const lower of ['novice', 'amateur', 'astronomer'])
      for (let share = 10; share < 100; share += 10) {
        const name = `${lower}+${share}`;
        expect(nameAtRating(ratingOfBot(name, RATINGS) as number, RATINGS)).toBe(name);
      }
    expect(ratingOfBot('greedy', RATINGS)).toBeUndefined();
    expect(ratingOfBot('astronomer+10', { astronomer: 1700 })).toBeUndefined();
  });
});

describe('a bot between two levels', () => {
  it('decides this share as the higher one, and the same with the same numbers', () => {
    const bot = botCalled(bots, 'amateur+30') as Bot;
    const decisions = (seed: number): unknown[] => {
      const rng = createRng(seed);
      return Array.from({ length: 2000 }, () => bot.choose({}, 0, rng));
    };
    expect(decisions(1)).toEqual(decisions(1));
    const higher = decisions(1).filter((level) => level === 'astronomer').length;
    expect(decisions(1).every((level) => level === 'astronomer' || level === 'amateur')).toBe(true);
    expect(higher / 2000).toBeGreaterThan(0.26);
    expect(higher / 2000).toBeLessThan(0.34);
  });
  it('is none without its levels; known bots keep their names', () => {
    expect(botCalled(bots.slice(0, 2), 'amateur+30')).toBeUndefined();
    expect(botCalled(bots, 'nobody')).toBeUndefined();
    expect(botCalled(bots, 'novice')).toBe(bots[0]);
  });
});

it('every game whose bots are opponents has ratings that rise from level to level', async () => {
  for (const mind of Object.values(MINDS))
    for (const { levels } of (await mind.anchors?.()) ?? [])
      expect(LEVELS.map((level) => levels[level] as number)).toEqual(
        LEVELS.map((level) => levels[level] as number).toSorted((a, b) => a - b),
      );
});
