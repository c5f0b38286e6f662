// Stellarion's puzzles: the look-ahead with all plans in view. The master does not try plans that the net values much
// lower; here these values are needed.
import { type Position, stellarion } from '@planisphere/stellarion';
import { loadNet } from '../net/stored.ts';
import { isChoice, rankedByAdvice } from '../puzzles/advised.ts';
import type { Judge } from '../puzzles/ranked.ts';
import { boundedJudge } from '../search/bounded.ts';
import { adviceOf } from './advice.ts';
import { EVALUATORS, LookAhead } from './look-ahead.ts';
import { STELLARION_NET } from './net.ts';
import { WEIGHTS } from './weights.ts';

/** For each game with an expansion two games without; no shooting stars, which would soften every mistake. */
const PLAIN = { stars: 0 };
const EXPANSIONS = ['black-holes', 'theories', 'mirrors', 'sun'];

const WIDE = { candidates: 24, window: 1, trust: 4 };
let lookAhead: LookAhead | undefined;

function wide(): LookAhead {
  lookAhead ??= new LookAhead(loadNet(WEIGHTS, STELLARION_NET, EVALUATORS), 0, WIDE);
  return lookAhead;
}

export const stellarionJudge: Judge<Position> = boundedJudge({
  unit: 'percent',
  nodes: { look: 80, search: 600, check: 120 },
  games: EXPANSIONS.flatMap((expansion) => [
    { players: 1, options: PLAIN },
    { players: 2, options: PLAIN },
    { players: 1, options: { ...PLAIN, expansions: [expansion] } },
  ]),
  asks: (view, seat) => view.stage.kind === 'turn' && isChoice(stellarion.legal(view, seat)),
  rank: (view, seat, budget) => rankedByAdvice(adviceOf(wide(), { view, seat, budget })),
});
