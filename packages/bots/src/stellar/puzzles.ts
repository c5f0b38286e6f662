// Stellar's puzzles: the master values each action.
import { type Position, stellar } from '@planisphere/stellar';
import { isChoice, rankedByAdvice } from '../puzzles/advised.ts';
import type { Judge } from '../puzzles/ranked.ts';
import { STELLAR_LEVELS } from './bots.ts';

export const stellarJudge: Judge<Position> = {
  unit: 'percent',
  nodes: { look: 200, search: 2400, check: 400 },
  games: [{ players: 2, options: { memory: true } }],
  asks: (view, seat) =>
    (view.phase === 'take' || view.phase === 'play' || view.phase === 'place') &&
    isChoice(stellar.legal(view, seat)),
  rank: (view, seat, budget) => rankedByAdvice(STELLAR_LEVELS.at(-1)?.advise?.(view, seat, budget)),
};
