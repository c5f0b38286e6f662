import { accepted, type CoinsAction, type CoinsTypes, coins } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import { type Course, courseFrom, createDealer, type Game, newCourse, recordOf } from '../src/index.ts';
import { SEED, TURNS } from './coins-course.ts';

const dealer = createDealer(SEED);
const empty = newCourse(coins, { bonus: 1 }, 2);
const opened = empty.settle(dealer);

const played = TURNS.reduce(
  (course, [seat, action]) => accepted(course.decide(seat, action)).settle(dealer),
  opened,
);
const written = (course: Course<CoinsTypes>): readonly string[] =>
  course.events.map((event) => coins.notation.makeEvent(event));

/** Answers may be replaced until the other player has answered: so a game can be as long as the test likes. */
function longCourse(game: Game<CoinsTypes>, length: number): Course<CoinsTypes> {
  const guess = (coin: number): CoinsAction => ({ do: 'guess', coin });
  let course = newCourse(game, { bonus: 1 }, 2).settle(createDealer(SEED));
  course = course.with({ by: 0, action: { do: 'stay' } }).with({ by: 1, action: { do: 'stay' } });
  while (course.length < length) course = course.with({ by: 0, action: guess(course.length % 3) });
  return course;
}

function counting(): { readonly game: Game<CoinsTypes>; applied(): number } {
  let count = 0;
  const apply: typeof coins.apply = (position, event) => {
    count++;
    return coins.apply(position, event);
  };
  return {
    game: { ...coins, apply },
    applied: () => {
      const since = count;
      count = 0;
      return since;
    },
  };
}

describe('a course', () => {
  it('never changes: what follows is another one', () => {
    expect([empty.length, empty.chances, empty.events]).toEqual([0, 0, []]);
    expect([opened.length, opened.chances]).toEqual([2, 2]);
    expect(written(opened)).toEqual(written(played).slice(0, 2));
    expect(empty.state).toEqual(coins.setup({ bonus: 1 }, 2));
  });

  it('can be continued in two ways from the same place, and neither knows the other', () => {
    const [stayed, drew] = [
      opened.with({ by: 0, action: { do: 'stay' } }),
      opened.with({ by: 0, action: { do: 'draw' } }),
    ];
    expect(written(stayed).at(-1)).toBe('A stay');
    expect(written(drew).at(-1)).toBe('A draw');
    expect(stayed.last).not.toEqual(drew.last);
    expect(drew.undo(2).state).toEqual(stayed.undo(2).state);
    expect(written(stayed.with({ by: 1, action: { do: 'show' } }))).toEqual([
      ...written(opened),
      'A stay',
      'B show',
    ]);
  });

  it('has the state of its log at every length, however long it is', () => {
    const long = longCourse(coins, 300);
    let state = coins.setup({ bonus: 1 }, 2);
    for (let length = 0; length <= 300; length++) {
      const before = long.undo(length);
      expect(before.state).toEqual(state);
      expect(before.events).toEqual(long.events.slice(0, length));
      expect(before.chances).toBe(Math.min(length, 2));
      const next = long.events[length];
      if (next !== undefined) state = coins.apply(state, next);
    }
  });

  it('goes on after an undo as if the rest had never been', () => {
    const long = longCourse(coins, 200);
    const other = long.undo(150).with({ by: 1, action: { do: 'guess', coin: 2 } });
    expect(other.length).toBe(151);
    expect(other.awaiting.kind).toBe('over');
    expect(long.length).toBe(200);
    expect(long.state.guesses[1]).not.toBe(2);
    expect(other.undo(100).state).toEqual(long.undo(100).state);
  });

  it('applies one event for one event, and few for an undo, in a game of any length', () => {
    for (const length of [50, 5000]) {
      const { game, applied } = counting();
      const long = longCourse(game, length);
      applied();
      long.with({ by: 0, action: { do: 'guess', coin: 0 } });
      expect(applied()).toBe(1);
      long.undoLength(0);
      long.undo(length - 6);
      long.stepsSince(length - 3, 'table');
      expect(applied()).toBe(0);
      long.undo(Math.floor(length / 2));
      expect(applied()).toBeLessThan(32);
    }
  });

  it('is tried apart: the same cards come, and its own log does not grow', () => {
    const tried = opened
      .apart()
      .with({ by: 0, action: { do: 'draw' } })
      .settle(dealer);
    expect(tried.events).toEqual(
      opened
        .with({ by: 0, action: { do: 'draw' } })
        .settle(dealer)
        .events.slice(2),
    );
    expect(tried.chances).toBe(3);
  });

  it('tells what has happened since, as it may be read now', () => {
    const steps = played.stepsSince(2, 1);
    expect(steps.map(({ event }) => coins.notation.makeEvent(event))).toEqual(
      played.events.slice(2).map((event) => coins.notation.makeEvent(coins.redact(played.state, event, 1))),
    );
    expect(steps.at(-1)?.view).toEqual(played.viewOf(1));
    expect(played.stepsSince(played.length, 'all')).toEqual([]);
    const [first] = opened.stepsSince(0, 1);
    expect(first && coins.notation.makeEvent(first.event)).toBe('chance hand A ?');
    expect(opened.stepsSince(0, 'all')[0]?.event).toEqual(opened.events[0]);
  });

  it('says where the game stands', () => {
    expect(opened.standing(1)).toEqual({
      view: coins.view(opened.state, 1),
      awaited: [0],
      optional: [],
      over: false,
    });
    expect(played.standing('table')).toMatchObject({ over: true, awaited: [], winners: expect.any(Array) });
    expect(played.standing('all').view).toBe(played.state);
  });

  it('begins at any position, but then there is no record of it', () => {
    const course = courseFrom(coins, opened.state);
    expect(accepted(course.decide(0, { do: 'stay' })).events).toEqual([{ by: 0, action: { do: 'stay' } }]);
    expect(course.startFor(0)).toEqual(coins.view(opened.state, 0));
    expect(() => recordOf(course, { seats: ['Ada', 'Bo'] })).toThrow('no record');
  });

  it('gives a bot the same numbers whenever it comes here, and others elsewhere', () => {
    const numbers = (course: Course<CoinsTypes>, seat: 0 | 1): number => course.botRng('seed', seat).next();
    expect(numbers(opened, 0)).toBe(numbers(played.undo(2), 0));
    expect(new Set([numbers(opened, 0), numbers(opened, 1), numbers(played, 0)]).size).toBe(3);
  });
});
