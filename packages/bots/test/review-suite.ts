// What a review promises: luck and decisions add up to the result, for every seat; the same record gives the same
// review; it can be stopped; and the coach has at most three whole sentences for every decision, in both languages.
import type { Game, Seat } from '@planisphere/core';
import { noteRendered } from '@planisphere/testkit/rendered';
import { describe, expect, it } from 'vitest';
import { mindOf } from '../src/minds.ts';
import { GRADES } from '../src/review/grade.ts';
import { reviewMatch } from '../src/review/review.ts';
import { gradeCounts, sumsFor } from '../src/review/sums.ts';
import { playedMatch } from './review-game.ts';

export interface Case {
  readonly game: Game;
  readonly options: unknown;
  readonly levels: readonly string[];
  readonly nodes: number;
  readonly sharing: 'against' | 'together' | 'apart';
  /** At least so many decisions. */
  readonly moments: number;
}

export function reviewSuite(cases: readonly Case[]): void {
  describe.each(cases)('the review of $game.id for $levels.length', (each) => promises(each));
}

async function promises(each: Case): Promise<void> {
  const { game, options, levels, nodes, sharing } = each;
  const course = playedMatch(game, options, { seed: 'review 1', levels });
  const examiner = await mindOf(game)!.examiner!();
  const steps = [...reviewMatch(course, examiner, { nodes })];
  const { review } = steps.at(-1)!;
  const seats = levels.map((_, seat) => seat as Seat);

  it('adds up: the result is the start, luck and what was decided', () => {
    if (course.awaiting.kind !== 'over') throw new Error('the game is not over');
    const { winners, scores } = course.awaiting.result;
    for (const seat of seats) {
      const { start, result, luck, decisions } = sumsFor(review, seat);
      const decided = decisions.reduce((sum, change) => sum + change, 0);
      expect(start + luck + decided).toBeCloseTo(result, 12);
      expect(decisions[seat]).toBeLessThanOrEqual(0);
      decisions.forEach((change, other) => {
        if (other === seat || sharing === 'together') expect(change).toBeLessThanOrEqual(0);
        else expect(change).toBeGreaterThanOrEqual(0);
      });
      const won = winners.includes(seat) ? 1 / (sharing === 'together' ? 1 : winners.length) : 0;
      expect(result).toBe(review.unit === 'points' ? scores[seat] : won);
    }
  });

  it('tells luck from decisions, event by event, without a gap', () => {
    let at = 0;
    for (const { by, from, to, values, moment } of review.passages) {
      expect(from).toBe(at);
      at = to;
      if (sharing === 'against') expect(values[0]! + values[1]!).toBeCloseTo(1, 12);
      if (sharing === 'together') expect(new Set(values).size).toBe(1);
      if (by === 'chance') expect(moment).toBeUndefined();
      else expect(moment?.seat ?? by).toBe(by);
      for (const event of course.events.slice(from, to)) if (by !== 'chance') expect(event.by).toBe(by);
    }
    expect(at).toBe(course.length);
  });

  it('grades every decision, and never finds the played line better than the best', () => {
    const moments = review.passages.flatMap(({ moment }) => moment ?? []);
    expect(moments.length).toBeGreaterThanOrEqual(each.moments);
    for (const { played, best } of moments) expect(played.value).toBeLessThanOrEqual(best.value);
    const counts = seats.map((seat) => gradeCounts(review, seat));
    const graded = counts.flatMap((count) => GRADES.map((grade) => count[grade]));
    expect(graded.reduce((sum, count) => sum + count, 0)).toBe(moments.length);
  });

  it('comes step by step, and is the same again for the same record', () => {
    expect(steps.map(({ done }) => done)).toEqual(steps.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(steps.at(-1)!.done).toBe(course.length);
    const again = reviewMatch(course, examiner, { nodes });
    for (const expected of steps.slice(0, 4)) {
      const made = again.next().value as (typeof steps)[number];
      // The net adds differences, so the last digits depend on earlier questions.
      const close = made.review.passages.map(({ values }) => expect.closeTo(values[0]!, 2));
      expect(expected.review.passages.map(({ values }) => values[0])).toEqual(close);
      expect(made.done).toBe(expected.done);
    }
  });

  it('takes a game that was ended early, up to its last whole decision', () => {
    const shape = ({ by, from, to }: (typeof review.passages)[number]): unknown => [by, from, to];
    for (const share of [0, 0.3, 0.55, 0.8]) {
      const cut = course.undo(Math.round(course.length * share));
      const found = [...reviewMatch(cut, examiner, { nodes })].at(-1)!;
      const known = found.review.passages;
      expect(found).toMatchObject({ done: cut.length, of: cut.length });
      expect(known.map(shape)).toEqual(review.passages.slice(0, known.length).map(shape));
      // All decisions completed by then: the rest of the log is chance, or half a decision.
      const next = review.passages.slice(known.length).find(({ by }) => by !== 'chance');
      expect(next?.to ?? course.length).toBeGreaterThan(cut.length);
    }
  }, 240_000);

  it('stops when it is told to', () => {
    let asked = 0;
    const stopped = [...reviewMatch(course, examiner, { nodes, stop: () => ++asked > 12 })];
    expect(stopped.length).toBeLessThan(steps.length);
    expect(asked).toBeLessThan(40);
  });

  it('has one to three sentences for every decision, in both languages', async () => {
    const coach = await mindOf(game)!.coach!();
    for (const { moment } of review.passages) {
      if (moment === undefined) continue;
      const before = course.undo(moment.from);
      for (const locale of ['en', 'fr'] as const) {
        const nameOf = (seat: Seat): string | undefined => (seat === 0 ? undefined : 'Ada');
        const telling = { moment, before: game.view(before.state, moment.seat), locale, nameOf };
        const said = coach.review(telling);
        expect(said.length).toBeGreaterThan(0);
        expect(said.length).toBeLessThanOrEqual(3);
        const sentences = [...said, coach.where(telling), coach.why(telling)];
        noteRendered(sentences);
        for (const sentence of sentences) {
          expect(sentence).toMatch(/^[A-ZÀÉ\d−].*[.?]$/);
          expect(sentence).not.toMatch(/undefined|NaN| {2}/);
          expect(sentence).not.toMatch(/\b(de|la série de) ([aeiouéèê]|Alpha|les? )/i);
        }
      }
    }
  });
}
