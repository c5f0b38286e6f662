import { type CoinsAction, type CoinsTypes, coins } from '@planisphere/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHANCE_DUE, type Course, createDealer, GAME_OVER, NOT_YOUR_TURN, newCourse } from '../src/index.ts';
import { newCoins, playTurns, SEED, TURNS } from './coins-course.ts';

const STAY: CoinsAction = { do: 'stay' };
const DRAW: CoinsAction = { do: 'draw' };
const SHOW: CoinsAction = { do: 'show' };
const guess = (coin: number): CoinsAction => ({ do: 'guess', coin });

const written = (course: Course<CoinsTypes>) => course.events.map((event) => coins.notation.makeEvent(event));

let course: Course<CoinsTypes>;
beforeEach(() => {
  course = newCoins();
});

describe('a course', () => {
  it('is opened by as many as the game is for', () => {
    expect(() => newCourse(coins, { bonus: 1 }, 1)).toThrow('coins is for 2 to 2 players, not 1');
    expect(() => newCourse(coins, { bonus: 1 }, 3)).toThrow('not 3');
  });

  it('settles all chance that is due and then waits for a seat', () => {
    course = course.settle(createDealer(SEED));
    expect(course.chances).toBe(2);
    expect(course.awaiting).toMatchObject({ kind: 'seats', seats: [0] });
    course = course.settle(createDealer(SEED));
    expect(course.chances).toBe(2);
  });

  it('is what its events fold to', () => {
    course = playTurns(course, TURNS);
    const start = coins.setup({ bonus: 1 }, 2);
    expect(course.state).toEqual(course.events.reduce((state, event) => coins.apply(state, event), start));
    expect(course.awaiting.kind).toBe('over');
  });
});

describe('a refusal', () => {
  it('is not-your-turn for a seat that is not asked, and nothing has changed', () => {
    course = playTurns(course, []);
    const [before, state] = [written(course), course.state];
    expect(course.decide(1, STAY)).toEqual({ rule: NOT_YOUR_TURN });
    expect(course.decide(2, STAY)).toEqual({ rule: NOT_YOUR_TURN });
    expect(written(course)).toEqual(before);
    expect(course.state).toBe(state);
  });

  it('is chance-due for everybody while something has to be dealt', () => {
    for (const seat of [0, 1, 2] as const) expect(course.decide(seat, STAY)).toEqual({ rule: CHANCE_DUE });
    expect(course.events).toEqual([]);
  });

  it('is game-over for everybody when the game is over', () => {
    course = playTurns(course, TURNS);
    expect(course.decide(0, guess(1))).toEqual({ rule: GAME_OVER });
    expect(course.decide(1, guess(1))).toEqual({ rule: GAME_OVER });
  });

  it('names the rule of the game', () => {
    course = playTurns(course, []);
    expect(course.refusalOf(0, guess(1))).toEqual({ rule: 'STEP-1' });
    expect(course.refusalOf(0, STAY)).toBeUndefined();
    course = playTurns(course, [
      [0, STAY],
      [1, STAY],
    ]);
    expect(course.decide(0, guess(3))).toEqual({ rule: 'GUESS-1' });
  });

  it('is not given to who replaces an answer before the other has answered', () => {
    course = playTurns(course, [
      [0, STAY],
      [1, STAY],
      [0, guess(0)],
      [0, guess(2)],
      [1, guess(1)],
    ]);
    expect(course.state.guesses).toEqual([2, 1]);
  });

  it('is given by what the seat sees, not by what is hidden', () => {
    const seen: unknown[] = [];
    const check: typeof coins.check = (view, seat, action) => {
      seen.push(view);
      return coins.check(view, seat, action);
    };
    let watched = newCourse({ ...coins, check }, { bonus: 1 }, 2);
    watched = playTurns(watched, [[0, STAY]]);
    expect(seen).toEqual([coins.view({ ...watched.state, phase: 'act', acted: 0 }, 0)]);
  });
});

describe('undo', () => {
  it('takes an own decision back that told nobody anything', () => {
    course = playTurns(course, [[0, STAY]]);
    const length = course.length;
    expect(course.undoLength(0)).toBe(length - 1);
    course = course.undo(length - 1);
    expect(course.awaiting).toMatchObject({ seats: [0] });
    expect(course.refusalOf(0, SHOW)).toBeUndefined();
  });

  it.each([
    ['before anybody decided', [], 0],
    ['of what the other decided', [[0, STAY]], 1],
    ['of a decision after which a card was revealed', [[0, DRAW]], 0],
    ['of a decision that showed a card', [[0, SHOW]], 0],
    [
      'across a decision of the other',
      [
        [0, STAY],
        [1, STAY],
      ],
      0,
    ],
    [
      'of the answer that showed all answers',
      [
        [0, STAY],
        [1, STAY],
        [0, guess(1)],
        [1, guess(1)],
      ],
      1,
    ],
  ] as const)('is not possible %s', (_, turns, seat) => {
    course = playTurns(course, turns);
    expect(course.undoLength(seat)).toBeUndefined();
  });

  it('is possible for an answer that is still secret', () => {
    course = playTurns(course, [
      [0, STAY],
      [1, STAY],
      [0, guess(1)],
    ]);
    expect(course.undoLength(0)).toBe(course.length - 1);
    expect(course.undoLength(1)).toBeUndefined();
  });

  it('never crosses chance, wherever the game stands', () => {
    course = playTurns(course, TURNS);
    for (let length = course.length; length > 0; length--) {
      course = course.undo(length);
      for (const seat of [0, 1] as const) {
        const undone = course.undoLength(seat);
        if (undone === undefined) continue;
        expect(undone).toBe(length - 1);
        expect(course.events[undone]?.by).toBe(seat);
      }
    }
  });
});

describe('taking back', () => {
  it('goes to the own last decision, whatever was revealed since', () => {
    course = playTurns(course, [
      [0, DRAW],
      [1, DRAW],
    ]);
    expect(written(course).map((event) => event.slice(0, -1))).toEqual([
      'chance hand A ',
      'chance hand B ',
      'A dra',
      'chance draw A ',
      'B dra',
      'chance draw B ',
    ]);
    expect(course.takeBackLength(0)).toBe(2);
    expect(course.takeBackLength(1)).toBe(4);
  });

  it('is not possible for who has not decided yet', () => {
    course = playTurns(course, [[0, DRAW]]);
    expect(course.takeBackLength(1)).toBeUndefined();
  });
});

describe('going on after an undo', () => {
  it('brings the same chance again: nobody can re-roll', () => {
    course = playTurns(course, TURNS);
    const [events, state] = [written(course), course.state];
    for (let length = 0; length <= events.length; length++) {
      course = course.undo(length);
      expect(course.chances).toBe(written(course).filter((event) => event.startsWith('chance')).length);
      const turns = TURNS.slice(course.events.filter(({ by }) => by !== 'chance').length);
      course = playTurns(course, turns);
      expect(written(course)).toEqual(events);
      expect(course.state).toEqual(state);
    }
  });

  it('deals by place: another decision gets the number of the one it replaces', () => {
    course = playTurns(course, [[0, DRAW]]);
    const drawn = course.state.drawn[0];
    course = course.undo(2);
    course = playTurns(course, [
      [0, STAY],
      [1, DRAW],
    ]);
    expect(course.state.drawn[1]).toBe(drawn);
  });

  it('throws where the log has no such length', () => {
    course = playTurns(course, [[0, STAY]]);
    expect(() => course.undo(4)).toThrow('no length 4');
    expect(() => course.undo(-1)).toThrow('no length -1');
  });
});
