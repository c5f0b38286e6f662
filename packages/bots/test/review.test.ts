// The promises of a review, kept in every game; and what a grade goes by.
import { findGame } from '@planisphere/games';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../src/minds.ts';
import { gradeOf, losesShare } from '../src/review/grade.ts';
import { reviewMatch } from '../src/review/review.ts';
import { sumsFor } from '../src/review/sums.ts';
import { playedMatch } from './review-game.ts';
import { reviewSuite } from './review-suite.ts';

const gameOf = (id: string) => findGame(id)!.game;

reviewSuite([
  {
    game: gameOf('stellar'),
    options: {},
    levels: ['amateur', 'astronomer'],
    nodes: 8,
    sharing: 'against',
    moments: 22,
  },
  {
    game: gameOf('star-explorer'),
    options: {},
    levels: ['amateur'],
    nodes: 60,
    sharing: 'apart',
    // If all sides or sizes are equally good, the decision gets no grade.
    moments: 6,
  },
  {
    game: gameOf('star-explorer'),
    options: {},
    levels: ['novice', 'amateur', 'astronomer'],
    nodes: 60,
    sharing: 'apart',
    moments: 18,
  },
  {
    game: gameOf('stellarion'),
    options: {},
    levels: ['novice'],
    nodes: 8,
    sharing: 'together',
    moments: 10,
  },
]);

describe('the effort of a review', () => {
  it('is shared out among the decisions of a long game', async () => {
    const course = playedMatch(stellar, {}, { seed: 'share', levels: ['random', 'random'] });
    const asked: number[] = [];
    const examiner = {
      ...(await mindOf(stellar)!.examiner!()),
      examine: (_: unknown, { nodes }: { readonly nodes: number }) => {
        asked.push(nodes);
        return undefined;
      },
    };
    for (const whole of [undefined, 100_000, 50]) {
      asked.length = 0;
      for (const { done } of reviewMatch(course, examiner, { nodes: 8, ...(whole && { whole }) }))
        expect(done).toBeGreaterThanOrEqual(0);
      expect(asked.length).toBeGreaterThan(20);
      expect(new Set(asked)).toEqual(new Set([whole === 50 ? Math.ceil(50 / asked.length) : 8]));
    }
  });

  it('leaves a decision without a grade where nothing could be got wrong, and counts it all the same', async () => {
    const course = playedMatch(stellar, {}, { seed: 'free', levels: ['random', 'random'] });
    const strict = await mindOf(stellar)!.examiner!();
    const free = {
      ...strict,
      examine: (...asked: Parameters<typeof strict.examine>) => {
        const found = strict.examine(...asked);
        return found && { ...found, free: true };
      },
    };
    const [graded, ungraded] = [strict, free].map(
      (examiner) => [...reviewMatch(course, examiner, { nodes: 2 })].at(-1)!.review,
    );
    expect(ungraded!.passages.every(({ moment }) => moment === undefined)).toBe(true);
    // The net adds differences, so the last digits depend on earlier questions.
    for (const sum of ['luck', 'own', 'others'] as const)
      expect(sumsFor(ungraded!, 0)[sum]).toBeCloseTo(sumsFor(graded!, 0)[sum], 2);
  });
});

describe('grades', () => {
  const grade = (loss: number, lead: number, error: number) => gradeOf({ unit: 'chance', loss, lead, error });

  it('are by what was given away', () => {
    expect([0, 0.04, 0.06, 0.2].map((loss) => grade(loss, 0, 0.001))).toEqual([
      'good',
      'good',
      'slip',
      'blunder',
    ]);
    expect(grade(0, 0.1, 0.01)).toBe('great');
  });

  it('weigh what was left: of a small chance, two fifths are a slip and four fifths a blunder', () => {
    const small = (loss: number) => gradeOf({ unit: 'chance', loss, lead: 0, error: 0.001, from: 0.1 });
    expect([0.03, 0.045, 0.085].map(small)).toEqual(['good', 'slip', 'blunder']);
    expect(gradeOf({ unit: 'chance', loss: 0.015, lead: 0, error: 0.001, from: 0.016 })).toBe('good');
  });

  it('weigh a risk by how much of it there was', () => {
    const risked = (from: number) => (loss: number) =>
      gradeOf({ unit: 'risk', loss, lead: 0, error: 0, finer: 3, from });
    expect([0.004, 0.006, 0.03].map(risked(0.995))).toEqual(['good', 'slip', 'blunder']);
    expect([0.007, 0.01, 0.03].map(risked(0.98))).toEqual(['good', 'slip', 'blunder']);
    expect([0.01, 0.02, 0.06].map(risked(0.92))).toEqual(['good', 'slip', 'blunder']);
  });

  it('count what is just as much as it takes, whatever was lost in rounding', () => {
    expect(5.3 - 5).toBeLessThan(0.3);
    expect(gradeOf({ unit: 'voyages', loss: 5.3 - 5, lead: 0, error: 0.1 })).toBe('slip');
  });

  it('see a share of a small chance go where it is certain', () => {
    expect(losesShare({ value: 0.005, error: 0.001 }, 0.01)).toBe(true);
    expect(losesShare({ value: 0.003, error: 0.001 }, 0.01)).toBe(false);
    expect(losesShare({ value: 0.005, error: 0.004 }, 0.01)).toBe(false);
  });

  it('give the benefit of the doubt', () => {
    expect(grade(0.06, 0, 0.05)).toBe('good');
    expect(grade(0, 0.1, 0.08)).toBe('good');
  });
});
