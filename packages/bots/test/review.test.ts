// The promises of a review, kept in every game; and what a grade goes by.
import { findGame } from '@planisphere/games';
import { describe, expect, it } from 'vitest';
import { gradeOf } from '../src/review/grade.ts';
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
    moments: 10,
  },
  {
    game: gameOf('star-explorer'),
    options: {},
    levels: ['novice', 'amateur', 'astronomer'],
    nodes: 60,
    sharing: 'apart',
    moments: 21,
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

  it('give the benefit of the doubt', () => {
    expect(grade(0.06, 0, 0.05)).toBe('good');
    expect(grade(0, 0.1, 0.08)).toBe('good');
  });
});
