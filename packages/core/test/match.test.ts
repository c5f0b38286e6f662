import { type CoinsAction, type CoinsTypes, coins } from '@planisphere/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHANCE_DUE, createDealer, GAME_OVER, Match, NOT_YOUR_TURN } from '../src/index.ts';
import { newMatch, playTurns, SEED, TURNS } from './coins-match.ts';

const STAY: CoinsAction = { do: 'stay' };
const DRAW: CoinsAction = { do: 'draw' };
const SHOW: CoinsAction = { do: 'show' };
const guess = (coin: number): CoinsAction => ({ do: 'guess', coin });

const written = (match: Match<CoinsTypes>) => match.events.map((event) => coins.notation.makeEvent(event));

let match: Match<CoinsTypes>;
beforeEach(() => {
  match = newMatch();
});

describe('a match', () => {
  it('is opened by as many as the game is for', () => {
    expect(() => new Match(coins, { bonus: 1 }, 1)).toThrow('coins is for 2 to 2 players, not 1');
    expect(() => new Match(coins, { bonus: 1 }, 3)).toThrow('not 3');
  });

  it('settles all chance that is due and then waits for a seat', () => {
    match.settle(createDealer(SEED));
    expect(match.chances).toBe(2);
    expect(match.awaiting).toMatchObject({ kind: 'seats', seats: [0] });
    match.settle(createDealer(SEED));
    expect(match.chances).toBe(2);
  });

  it('is what its events fold to', () => {
    playTurns(match, TURNS);
    const start = coins.setup({ bonus: 1 }, 2);
    expect(match.state).toEqual(match.events.reduce((state, event) => coins.apply(state, event), start));
    expect(match.awaiting.kind).toBe('over');
  });
});

describe('a refusal', () => {
  it('is not-your-turn for a seat that is not asked, and nothing has changed', () => {
    playTurns(match, []);
    const [before, state] = [written(match), match.state];
    expect(match.decide(1, STAY)).toEqual({ rule: NOT_YOUR_TURN });
    expect(match.decide(2, STAY)).toEqual({ rule: NOT_YOUR_TURN });
    expect(written(match)).toEqual(before);
    expect(match.state).toBe(state);
  });

  it('is chance-due for everybody while something has to be dealt', () => {
    for (const seat of [0, 1, 2] as const) expect(match.decide(seat, STAY)).toEqual({ rule: CHANCE_DUE });
    expect(match.events).toEqual([]);
  });

  it('is game-over for everybody when the game is over', () => {
    playTurns(match, TURNS);
    expect(match.decide(0, guess(1))).toEqual({ rule: GAME_OVER });
    expect(match.decide(1, guess(1))).toEqual({ rule: GAME_OVER });
  });

  it('names the rule of the game', () => {
    playTurns(match, []);
    expect(match.course.refusalOf(0, guess(1))).toEqual({ rule: 'STEP-1' });
    expect(match.course.refusalOf(0, STAY)).toBeUndefined();
    playTurns(match, [
      [0, STAY],
      [1, STAY],
    ]);
    expect(match.decide(0, guess(3))).toEqual({ rule: 'GUESS-1' });
  });

  it('is not given to who replaces an answer before the other has answered', () => {
    playTurns(match, [
      [0, STAY],
      [1, STAY],
      [0, guess(0)],
      [0, guess(2)],
      [1, guess(1)],
    ]);
    expect(match.state.guesses).toEqual([2, 1]);
  });

  it('is given by what the seat sees, not by what is hidden', () => {
    const seen: unknown[] = [];
    const check: typeof coins.check = (view, seat, action) => {
      seen.push(view);
      return coins.check(view, seat, action);
    };
    const watched = new Match({ ...coins, check }, { bonus: 1 }, 2);
    playTurns(watched, [[0, STAY]]);
    expect(seen).toEqual([coins.view({ ...watched.state, phase: 'act', acted: 0 }, 0)]);
  });
});

describe('undo', () => {
  it('takes an own decision back that told nobody anything', () => {
    playTurns(match, [[0, STAY]]);
    const length = match.events.length;
    expect(match.course.undoLength(0)).toBe(length - 1);
    match.rewind(length - 1);
    expect(match.awaiting).toMatchObject({ seats: [0] });
    expect(match.decide(0, SHOW)).toBeUndefined();
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
    playTurns(match, turns);
    expect(match.course.undoLength(seat)).toBeUndefined();
  });

  it('is possible for an answer that is still secret', () => {
    playTurns(match, [
      [0, STAY],
      [1, STAY],
      [0, guess(1)],
    ]);
    expect(match.course.undoLength(0)).toBe(match.events.length - 1);
    expect(match.course.undoLength(1)).toBeUndefined();
  });

  it('never crosses chance, wherever the game stands', () => {
    playTurns(match, TURNS);
    for (let length = match.events.length; length > 0; length--) {
      match.rewind(length);
      for (const seat of [0, 1] as const) {
        const undone = match.course.undoLength(seat);
        if (undone === undefined) continue;
        expect(undone).toBe(length - 1);
        expect(match.events[undone]?.by).toBe(seat);
      }
    }
  });
});

describe('taking back', () => {
  it('goes to the own last decision, whatever was revealed since', () => {
    playTurns(match, [
      [0, DRAW],
      [1, DRAW],
    ]);
    expect(written(match).map((event) => event.slice(0, -1))).toEqual([
      'chance hand A ',
      'chance hand B ',
      'A dra',
      'chance draw A ',
      'B dra',
      'chance draw B ',
    ]);
    expect(match.course.takeBackLength(0)).toBe(2);
    expect(match.course.takeBackLength(1)).toBe(4);
  });

  it('is not possible for who has not decided yet', () => {
    playTurns(match, [[0, DRAW]]);
    expect(match.course.takeBackLength(1)).toBeUndefined();
  });
});

describe('rewinding', () => {
  it('brings the same chance again: nobody can re-roll', () => {
    playTurns(match, TURNS);
    const [events, state] = [written(match), match.state];
    for (let length = 0; length <= events.length; length++) {
      match.rewind(length);
      expect(match.chances).toBe(written(match).filter((event) => event.startsWith('chance')).length);
      const turns = TURNS.slice(match.events.filter(({ by }) => by !== 'chance').length);
      playTurns(match, turns);
      expect(written(match)).toEqual(events);
      expect(match.state).toEqual(state);
    }
  });

  it('deals by place: another decision gets the number of the one it replaces', () => {
    playTurns(match, [[0, DRAW]]);
    const drawn = match.state.drawn[0];
    match.rewind(2);
    playTurns(match, [
      [0, STAY],
      [1, DRAW],
    ]);
    expect(match.state.drawn[1]).toBe(drawn);
  });

  it('throws where the log has no such length', () => {
    playTurns(match, [[0, STAY]]);
    expect(() => match.rewind(4)).toThrow('no length 4');
    expect(() => match.rewind(-1)).toThrow('no length -1');
  });
});
