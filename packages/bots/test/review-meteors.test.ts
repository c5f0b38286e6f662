// Meteors can be spent in the partner's turn: a decision like any other, compared with keeping them and with the other
// voyages that they can buy.
import { type Course, createDealer, newCourse, rngOf } from '@planisphere/core';
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { describe, expect, it } from 'vitest';
import { findBot } from '../src/registry.ts';
import { stretchesOf } from '../src/review/passages.ts';
import { reviewMatch } from '../src/review/review.ts';
import { stellarionCoach } from '../src/stellarion/review/coach.ts';
import { stellarionExaminer } from '../src/stellarion/review/examiner.ts';

/** Two players who spend meteors as soon as it is the other's turn, or wait with them. */
function playedHastily(seed: string, { waits = false } = {}): Course<Stellarion> {
  const options = stellarion.decodeOptions({ stars: 2, expansions: ['sun'], track: 'easy' });
  if (!options.ok) throw new Error(options.fault.message);
  let course = newCourse(stellarion, options.value, 2);
  const bot = findBot(stellarion, 'amateur')!;
  const [dealer, rng] = [createDealer(seed), rngOf(seed)];
  for (;;) {
    course = course.settle(dealer);
    const { awaiting, state } = course;
    if (awaiting.kind !== 'seats') return course;
    const [partner] = waits ? [] : awaiting.optional;
    const seat = partner ?? awaiting.seats[0]!;
    const action =
      partner === undefined ? bot.choose(state, seat, rng) : [...stellarion.legal(state, seat)][0]!;
    course = course.with({ by: seat, action });
  }
}

describe('meteors spent in the partner’s turn', () => {
  const course = playedHastily('meteors 1');
  const { review } = [...reviewMatch(course, stellarionExaminer, { nodes: 16 })].at(-1)!;
  const states = [course.startFor('all')];
  for (const event of course.events) states.push(stellarion.apply(states.at(-1)!, event));
  const spent = review.passages.flatMap(({ moment }) =>
    moment !== undefined && states[moment.from]!.turn !== moment.seat ? [moment] : [],
  );

  it('are graded, each by itself', () => {
    const events = course.events.filter(
      (event, at) => event.by !== 'chance' && event.by !== states[at]!.turn,
    );
    expect(events.length).toBeGreaterThan(0);
    expect(spent.length).toBe(events.length);
    for (const { played, best, to, from } of spent) {
      expect(to).toBe(from + 1);
      expect(played.events[0]).toMatch(/ spend /);
      expect(played.value).toBeLessThanOrEqual(best.value);
    }
  });

  it('cut no turn in two because they might be spent', () => {
    const waiting = playedHastily('meteors 1', { waits: true });
    const stretches = stretchesOf<Stellarion>({
      ...{ game: stellarion, options: waiting.options, players: 2, events: waiting.events },
      begins: stellarionExaminer.begins,
    });
    const mightSpend = stretches.filter(({ state }) => {
      const awaiting = stellarion.awaiting(state);
      return awaiting.kind === 'seats' && awaiting.optional.length > 0;
    });
    expect(mightSpend.length).toBeGreaterThan(0);
    for (const [index, { seat, state, from }] of stretches.entries()) {
      const last = stretches[index - 1];
      if (last?.to === from && last.seat === seat) expect(state.stage.kind).toBe('turn');
    }
  });

  it('are told in words, also where waiting is what they are compared with', () => {
    const coach = stellarionCoach;
    for (const moment of spent) {
      for (const locale of ['en', 'fr'] as const) {
        const waiting = { ...moment, other: { ...moment.other, events: [] } };
        for (const told of [moment, waiting, { ...waiting, best: { ...waiting.other, value: 1 } }]) {
          const telling = { moment: told, before: states[moment.from]!, locale, nameOf: () => undefined };
          for (const sentence of coach.review(telling)) {
            expect(sentence).toMatch(/^[A-ZÀÉ].*[.?]$/);
            expect(sentence).not.toMatch(/undefined|NaN| {2}/);
          }
        }
      }
    }
  });
});
