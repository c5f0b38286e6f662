// What the review page shows of a review: a waterfall that adds up, the turning points, the lessons, and the lit
// references.
import type { Coach, Moment, Passage, Review } from '@planisphere/bots/review';
import type { Seat } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { lessonsOf } from '../src/pages/review/lesson.ts';
import { inShort, turningPointsOf } from '../src/pages/review/turning.ts';
import { roundedTo, waterfallOf } from '../src/pages/review/waterfall.ts';
import { partsOf } from '../src/table/advice/parts-of.ts';
import type { ReviewedGame } from '../src/table/review/reviewed-game.ts';

function momentAt(from: number, change: Partial<Moment> = {}): Moment {
  const line = { events: [], value: 0.5 };
  return {
    ...{ seat: 0 as Seat, from, to: from + 1, grade: 'slip' as const, lost: true, even: false },
    ...{ unit: 'chance' as const, gap: 0.1, gapError: 0, parts: [] },
    ...{ played: line, best: { ...line, value: 0.6 }, other: line },
    ...change,
  };
}

const passage = (by: Passage['by'], from: number, value: number): Passage => ({
  ...{ by, from, to: from + 1, values: [value, 1 - value], error: 0 },
  ...(by !== 'chance' && { moment: momentAt(from, { seat: by }) }),
});

const REVIEW: Review = {
  unit: 'chance',
  start: [0.5, 0.5],
  passages: [
    passage('chance', 0, 0.634),
    passage(0, 1, 0.612),
    passage('chance', 2, 0.605),
    passage(1, 3, 0.9),
    passage(0, 4, 0.715),
    passage('chance', 5, 1),
  ],
};

describe('the waterfall', () => {
  it('goes from the start to the result by luck, own and others’ decisions, in numbers that add up', () => {
    const { steps } = waterfallOf(REVIEW, 0);
    expect(steps.map(({ of }) => of)).toEqual(['start', 'luck', 0, 1, 'result']);
    const [start, ...rest] = steps.map(({ amount }) => amount);
    const result = rest.pop();
    expect([start, result]).toEqual([50, 100]);
    expect(rest.reduce((sum, each) => sum + each, start!)).toBe(result);
    expect(rest[1]).toBeLessThan(0);
    for (const [index, step] of steps.slice(1, -1).entries()) expect(step.from).toBe(steps[index]!.to);
  });

  it('is the other player’s from the other seat', () => {
    const { steps } = waterfallOf(REVIEW, 1);
    expect(steps.map(({ of }) => of)).toEqual(['start', 'luck', 1, 0, 'result']);
    expect(steps.reduce((sum, { of, amount }) => (of === 'result' ? sum : sum + amount), 0)).toBe(0);
  });

  it('rounds each number to one of its neighbours', () => {
    expect(roundedTo(50, [40.5, -20.7, 30.2])).toEqual([41, -21, 30]);
    expect(roundedTo(1, [0.4, 0.4, 0.2])).toEqual([1, 0, 0]);
    expect(roundedTo(-1, [-0.4, -0.4, -0.2])).toEqual([-1, 0, 0]);
    expect(roundedTo(0, [])).toEqual([]);
  });
});

describe('turning points', () => {
  it('are the passages that moved most, in the order of the game', () => {
    const points = turningPointsOf(REVIEW, 0);
    expect(points.map(({ passage: { from } }) => from)).toEqual([3, 4, 5]);
    expect(points.map(({ passage: { by } }) => by)).toEqual([1, 0, 'chance']);
    // Luck is shown at the decision after it; luck at the end at the last decision.
    expect(points.map(({ moment }) => moment.from)).toEqual([3, 4, 4]);
  });

  it('are none where nothing moved', () => {
    expect(turningPointsOf({ ...REVIEW, passages: [passage(0, 0, 0.49)] }, 0)).toEqual([]);
  });

  it.each([
    [
      'Moon 3 in slot 11 would have added 2 stars to your moons: 2 points.',
      'Moon 3 in slot 11 would have added 2 stars to your moons.',
    ],
    [
      'La Lune 3 à l’emplacement 11 aurait ajouté 2 étoiles à vos lunes\u202f: 2 points.',
      'La Lune 3 à l’emplacement 11 aurait ajouté 2 étoiles à vos lunes.',
    ],
    ['A launch to Delta brought a voyage at once.', 'A launch to Delta brought a voyage at once.'],
  ])('tell a claim without its sums: %s', (told, short) => {
    expect(inShort(told, true)).toBe(short);
  });

  it.each([
    ['The best was size 8, and your chance to win fell from 38 % to 31 %.', 'The best was size 8.'],
    [
      'Le meilleur coup était la taille 8, et vos chances de gagner sont passées de 38 % à 31 %.',
      'Le meilleur coup était la taille 8.',
    ],
    [
      'The game was nearly decided (your chance: 5 %): the best was size 8, and the choice made gave away 3 points.',
      'The game was nearly decided (your chance: 5 %): the best was size 8.',
    ],
  ])('tell the best without the numbers beside it: %s', (told, short) => {
    expect(inShort(told, false)).toBe(short);
  });
});

describe('a rule of thumb', () => {
  const kinds = new Map<number, string>([
    [1, 'run'],
    [4, 'run'],
    [6, 'section-lead'],
    [8, 'run'],
  ]);
  const coach: Coach = {
    claims: ({ moment }) => [{ kind: kinds.get(moment.from) ?? 'gain', about: 'best' }],
    review: () => [],
    where: () => '',
    what: () => '',
    ask: () => '',
    why: () => '',
    reasons: () => '',
    other: () => '',
  };
  const rules = { run: { en: 'Run.', fr: '' }, 'section-lead': { en: 'Section.', fr: '' } };
  const reviewed = {
    coach,
    parts: { rules },
    reader: 0,
    states: [],
    game: { view: () => 0 },
    roundAt: (index: number) => index,
  } as object as ReviewedGame;
  const slips = [1, 4, 6].map((from) => momentAt(from));

  it('is learnt from what recurred in the reader’s own slips of this game', () => {
    const [lesson, ...more] = lessonsOf([...slips, momentAt(8, { grade: 'good' })], reviewed);
    expect(lesson?.kind).toBe('run');
    expect(lesson?.moments.map(({ from }) => from)).toEqual([1, 4]);
    expect(more).toEqual([]);
  });

  it('is none where an answer was changed in the same round', () => {
    expect(lessonsOf(slips, { ...reviewed, roundAt: () => 1 })).toEqual([]);
  });

  it('is none where nothing recurred, and none of what another player missed', () => {
    expect(lessonsOf(slips.slice(1), reviewed)).toEqual([]);
    expect(lessonsOf([momentAt(1, { seat: 1 }), momentAt(4, { seat: 1 })], reviewed)).toEqual([]);
  });
});

describe('a reference', () => {
  const slot = (n: number) => ({
    phrase: `Slot ${n}`,
    marks: [{ place: `tel-0-${n}`, as: 'look' as const }],
  });

  it('keep an elided article with its noun', () => {
    const marks = [{ place: 'x', as: 'named' as const }];
    const parts = partsOf('Mettez le Nuage 3 à l’emplacement 4.', [{ phrase: 'Emplacement 4', marks }]);
    expect(parts.map(({ words }) => words)).toEqual(['Mettez le Nuage 3 à ', 'l’emplacement 4', '.']);
  });

  it('is numbered where its phrase is said first, and never in the middle of another', () => {
    const parts = partsOf('Cloud 5 in slot 11, not in slot 1.', [slot(1), slot(11)]);
    expect(parts.map(({ words, number }) => [words, number])).toEqual([
      ['Cloud 5 in ', undefined],
      ['slot 11', 1],
      [', not in ', undefined],
      ['slot 1', 2],
      ['.', undefined],
    ]);
  });

  it('leaves the words as they are', () => {
    const text = 'Nothing is named here.';
    expect(partsOf(text, [slot(1)])).toEqual([{ words: text }]);
    expect(
      partsOf(text, [])
        .map(({ words }) => words)
        .join(''),
    ).toBe(text);
  });
});
