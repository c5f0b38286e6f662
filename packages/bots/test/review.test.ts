// What a review promises: luck and decisions add up to the result, for every seat; the same record gives the same review; it can
// be stopped; and the coach has at most two whole sentences for every decision, in both languages.
import { Match, type Seat } from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { coachOf } from '../src/review/coaches.ts';
import { examinerOf } from '../src/review/examiners.ts';
import { GRADES, gradeOf } from '../src/review/grade.ts';
import { reviewMatch } from '../src/review/review.ts';
import { gradeCounts, sumsFor } from '../src/review/sums.ts';
import { playedMatch } from './review-game.ts';

const NODES = 8;
const match = playedMatch(stellar, {}, { seed: 'review 1', levels: ['amateur', 'astronomer'] });
const examiner = examinerOf(stellar)!;
const steps = [...reviewMatch(match, examiner, { nodes: NODES })];
const { review } = steps.at(-1)!;

describe('the review of Stellar', () => {
  it('adds up: the result is the start, luck and what was decided', () => {
    for (const seat of [0, 1] as const) {
      const { start, result, luck, decisions } = sumsFor(review, seat);
      expect(start + luck + decisions[0]! + decisions[1]!).toBeCloseTo(result, 12);
      expect(decisions[seat]).toBeLessThanOrEqual(0);
      expect(decisions[1 - seat]).toBeGreaterThanOrEqual(0);
    }
    const { winners } = match.awaiting.kind === 'over' ? match.awaiting.result : { winners: [] };
    expect(review.passages.at(-1)!.values.indexOf(1)).toBe(winners[0]);
  });

  it('tells luck from decisions, event by event, without a gap', () => {
    let at = 0;
    for (const { by, from, to, values, moment } of review.passages) {
      expect(from).toBe(at);
      at = to;
      expect(values[0]! + values[1]!).toBeCloseTo(1, 12);
      expect(moment?.seat).toBe(by === 'chance' ? undefined : by);
      for (const event of match.events.slice(from, to)) if (by !== 'chance') expect(event.by).toBe(by);
    }
    expect(at).toBe(match.events.length);
  });

  it('grades every turn, and never finds the played line better than the best', () => {
    const moments = review.passages.flatMap(({ moment }) => moment ?? []);
    expect(moments.length).toBeGreaterThanOrEqual(22);
    for (const { played, best } of moments) expect(played.value).toBeLessThanOrEqual(best.value);
    const counts = ([0, 1] as const).map((seat) => gradeCounts(review, seat));
    expect(GRADES.reduce((sum, grade) => sum + counts[0]![grade] + counts[1]![grade], 0)).toBe(
      moments.length,
    );
  });

  it('comes step by step, and is the same again for the same record', () => {
    expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(steps.at(-1)!.done).toBe(match.events.length);
    const again = reviewMatch(match, examiner, { nodes: NODES });
    for (const expected of steps.slice(0, 4)) {
      const made = again.next().value as (typeof steps)[number];
      // The net adds up differences, so that the last digits depend on what it was asked before.
      const close = made.review.passages.map(({ values }) => expect.closeTo(values[0]!, 2));
      expect(expected.review.passages.map(({ values }) => values[0])).toEqual(close);
      expect(made.done).toBe(expected.done);
    }
  });

  it('stops when it is told to', () => {
    let asked = 0;
    const stopped = [...reviewMatch(match, examiner, { nodes: NODES, stop: () => ++asked > 12 })];
    expect(stopped.length).toBeLessThan(steps.length);
    expect(asked).toBeLessThan(40);
  });

  it('has one or two sentences for every decision, in both languages', () => {
    for (const { moment } of review.passages) {
      if (moment === undefined) continue;
      const before = new Match(stellar, match.options, 2);
      for (const event of match.events.slice(0, moment.from)) before.append(event);
      for (const locale of ['en', 'fr'] as const) {
        const nameOf = (seat: Seat): string | undefined => (seat === 0 ? undefined : 'Ada');
        const view = stellar.view(before.state, moment.seat);
        const said = coachOf('stellar')!.review({ moment, before: view, locale, nameOf });
        expect(said.length).toBeGreaterThan(0);
        expect(said.length).toBeLessThanOrEqual(2);
        for (const sentence of said) {
          expect(sentence).toMatch(/^[A-ZÀÉ].*[.]$/);
          expect(sentence).not.toMatch(/undefined|NaN| {2}/);
          expect(sentence).not.toMatch(/\b(de|la série de) [aeiouéèê]/i);
        }
      }
    }
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

  it('give the benefit of the doubt', () => {
    expect(grade(0.06, 0, 0.05)).toBe('good');
    expect(grade(0, 0.1, 0.08)).toBe('good');
  });
});
