// The progress in a course: stored by the names of lessons, and read from the numbers that older versions stored.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { course as starExplorer } from '../src/games/star-explorer/learn/course.ts';
import {
  LESSONS as STAR_EXPLORER,
  NUMBERED as STAR_EXPLORER_NUMBERED,
} from '../src/games/star-explorer/learn/names.ts';
import { course as stellar } from '../src/games/stellar/learn/course.ts';
import { LESSONS as STELLAR, NUMBERED as STELLAR_NUMBERED } from '../src/games/stellar/learn/names.ts';
import { course as blackHoles } from '../src/games/stellarion/learn/black-holes.ts';
import { course as stellarion } from '../src/games/stellarion/learn/course.ts';
import { course as mirrors } from '../src/games/stellarion/learn/mirrors.ts';
import { NUMBERED, LESSONS as STELLARION } from '../src/games/stellarion/learn/names.ts';
import { course as sun } from '../src/games/stellarion/learn/sun.ts';
import { course as theories } from '../src/games/stellarion/learn/theories.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const open = async (lessons: unknown) => {
  kept.set('planisphere.lessons', JSON.stringify(lessons));
  return import('../src/table/learn/progress.ts');
};

const COURSES = [
  { key: 'stellar', lessons: STELLAR, course: stellar },
  { key: 'star-explorer', lessons: STAR_EXPLORER, course: starExplorer },
  { key: 'stellarion', lessons: STELLARION.base, course: stellarion },
  { key: 'stellarion.black-holes', lessons: STELLARION['black-holes'], course: blackHoles },
  { key: 'stellarion.theories', lessons: STELLARION.theories, course: theories },
  { key: 'stellarion.mirrors', lessons: STELLARION.mirrors, course: mirrors },
  { key: 'stellarion.sun', lessons: STELLARION.sun, course: sun },
] as const;

const base = { lessons: STELLARION.base, numbered: { before: NUMBERED, since: STELLARION.base } };

it.each(COURSES)(
  '$key: the names of lessons are those of its course, in their order',
  ({ lessons, course }) => {
    expect(lessons).toEqual([...course.lessons.map(({ name }) => name), 'guided']);
  },
);

describe('what an older version kept', () => {
  it('is the lesson that was done, wherever it stands today', async () => {
    const { isDone, nextLesson, countDone } = await open({ stellarion: [1, 2, 3] });
    const name = { game: 'stellarion' } as const;
    expect(['launch', 'ships', 'stars'].every((lesson) => isDone(name, base, lesson))).toBe(true);
    expect(isDone(name, base, 'nebulae')).toBe(false);
    expect(nextLesson(name, base)).toBe(3);
    expect(countDone(name, base)).toBe(3);
  });

  it('is all of the course but the lesson that has come since', async () => {
    const { nextLesson, countDone } = await open({ stellarion: [1, 2, 3, 4, 5, 6] });
    expect(nextLesson({ game: 'stellarion' }, base)).toBe(3);
    expect(countDone({ game: 'stellarion' }, base)).toBe(6);
  });

  it('is the order of today where the goal was seen', async () => {
    const { isDone, nextLesson } = await open({ stellarion: [0, 1, 2, 3] });
    const name = { game: 'stellarion' } as const;
    expect(isDone(name, base, 'nebulae')).toBe(true);
    expect(isDone(name, base, 'stars')).toBe(false);
    expect(nextLesson(name, base)).toBe(4);
  });

  it.each([
    ['by numbers', [1, 2, 3, 4, 5, 6]],
    ['by numbers, with the goal', [0, 1, 2, 3, 4, 5, 6]],
    ['by names', ['goal', ...STELLAR_NUMBERED]],
  ])('is a whole course that has grown: only what is new is open, kept %s', async (_, lessons) => {
    const { isDone, nextLesson, countDone } = await open({ stellar: lessons });
    const name = { game: 'stellar' } as const;
    const door = { lessons: STELLAR, numbered: { before: STELLAR_NUMBERED, since: STELLAR_NUMBERED } };
    expect(countDone(name, door)).toBe(6);
    expect(STELLAR.filter((lesson) => !isDone(name, door, lesson))).toEqual(['face-down', 'satellites']);
    expect(nextLesson(name, door)).toBe(5);
  });

  it('is the course of Star Explorer before a star could be left out', async () => {
    const { isDone, nextLesson } = await open({ 'star-explorer': [0, 1, 2, 3, 4, 5, 6] });
    const name = { game: 'star-explorer' } as const;
    const numbered = { before: STAR_EXPLORER_NUMBERED, since: STAR_EXPLORER_NUMBERED };
    const door = { lessons: STAR_EXPLORER, numbered };
    expect(isDone(name, door, 'rim')).toBe(true);
    expect(isDone(name, door, 'guided')).toBe(true);
    expect(nextLesson(name, door)).toBe(5);
  });

  it('is believed only where it names a lesson', async () => {
    const { countDone, hasBegun } = await open({
      stellar: [99, 'Nine Lives', null, {}],
      stellarion: [7, 'x'],
    });
    expect(hasBegun({ game: 'stellar' })).toBe(false);
    expect(countDone({ game: 'stellarion' }, base)).toBe(0);
  });
});

it('is kept by names from then on', async () => {
  const { markDone, isDone, GOAL } = await open({ stellarion: [3] });
  markDone({ game: 'stellarion', course: 'sun' }, 'push');
  markDone({ game: 'stellarion' }, GOAL);
  markDone({ game: 'stellarion' }, GOAL);
  expect(JSON.parse(kept.get('planisphere.lessons') ?? '')).toEqual({
    stellarion: [3, 'goal'],
    'stellarion.sun': ['push'],
  });
  expect(isDone({ game: 'stellarion' }, base, 'stars')).toBe(true);
});
