import { type Coins, type CoinsTypes, coins } from '@planisphere/testkit';
import { describe, expect, it } from 'vitest';
import {
  createDealer,
  createRng,
  type EventOf,
  type Player,
  playGame,
  randomAction,
  type Seat,
} from '../src/index.ts';
import { chiSquare, chiSquareLimit } from './chi-square.ts';
import { newCoins, playTurns, SEED } from './coins-course.ts';

const start = coins.setup({ bonus: 1 }, 2);

describe('the random player', () => {
  const atTurn = (): Coins => {
    const course = playTurns(newCoins(), []);
    return course.state;
  };

  it('plays every legal action equally often', () => {
    const rng = createRng(12);
    const view = coins.view(atTurn(), 0);
    const counts = { draw: 0, stay: 0, show: 0, guess: 0 };
    for (let i = 0; i < 9000; i++) counts[randomAction(coins, view, { seat: 0, rng }).do]++;
    expect(counts.guess).toBe(0);
    expect(chiSquare([counts.draw, counts.stay, counts.show], [1, 1, 1])).toBeLessThan(chiSquareLimit(2));
  });

  it('takes a list and a lazy sequence alike', () => {
    const listed = { ...coins, legal: (view: Coins, seat: Seat) => [...coins.legal(view, seat)] };
    for (let seed = 0; seed < 50; seed++) {
      const turn = () => ({ seat: 0 as const, rng: createRng(seed) });
      expect(randomAction(listed, atTurn(), turn())).toEqual(randomAction(coins, atTurn(), turn()));
    }
  });

  it('asks a game that proposes for itself', () => {
    const proposing = { ...coins, propose: () => ({ do: 'stay' }) as const, legal: () => [] };
    expect(randomAction(proposing, atTurn(), { seat: 0, rng: createRng(1) })).toEqual({ do: 'stay' });
  });

  it('throws when there is nothing to choose from', () => {
    expect(() => randomAction(coins, atTurn(), { seat: 1, rng: createRng(1) })).toThrow(
      'coins: seat 1 is awaited but has no legal action',
    );
  });
});

describe('playGame', () => {
  const random = (seed: number): Player<CoinsTypes> => {
    const rng = createRng(seed);
    return (view, seat) => randomAction(coins, view, { seat, rng });
  };
  const played = (seed: string, onEvent?: (event: EventOf<CoinsTypes>) => void) =>
    playGame(coins, start, {
      players: [random(1), random(2)],
      dealer: createDealer(seed),
      ...(onEvent === undefined ? {} : { onEvent }),
    });

  it('plays the same game for the same seed and players', () => {
    expect(played(SEED)).toEqual(played(SEED));
  });

  it('tells every event, and they fold to the result', () => {
    for (let seed = 0; seed < 50; seed++) {
      const events: EventOf<CoinsTypes>[] = [];
      const { result, decisions, chances } = played(`game ${seed}`, (event) => events.push(event));
      expect(events.filter(({ by }) => by === 'chance').length).toBe(chances);
      expect(events.length).toBe(decisions + chances);
      const end = events.reduce((state, event) => coins.apply(state, event), start);
      expect(coins.awaiting(end)).toEqual({ kind: 'over', result });
    }
  });

  it('shows a player the own view and nothing more', () => {
    let asked = 0;
    const suspicious: Player<CoinsTypes> = (view, seat) => {
      asked++;
      expect(view).toEqual(coins.view(view, seat));
      expect(view.hands[1 - seat] === 9 || view.shown[1 - seat]).toBe(true);
      return randomAction(coins, view, { seat, rng: createRng(asked) });
    };
    playGame(coins, start, { players: [suspicious, suspicious], dealer: createDealer(SEED) });
    expect(asked).toBe(4);
  });

  it('goes on from any position', () => {
    const course = playTurns(newCoins(), [[0, { do: 'show' }]]);
    const { result } = playGame(coins, course.state, {
      players: [random(1), random(2)],
      dealer: createDealer('later'),
    });
    expect(result.scores.length).toBe(2);
  });
});
