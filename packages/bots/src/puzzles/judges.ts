// Who judges the positions of each game.
import { type Position as StellarPosition, stellar } from '@planisphere/stellar';
import { type Position as StellarionPosition, stellarion } from '@planisphere/stellarion';
import { loadNet } from '../net/stored.ts';
import { STELLAR_LEVELS } from '../stellar/bots.ts';
import { adviceOf } from '../stellarion/advice.ts';
import { EVALUATORS, LookAhead } from '../stellarion/look-ahead.ts';
import { STELLARION_NET } from '../stellarion/net.ts';
import { WEIGHTS } from '../stellarion/weights.ts';
import { rankedByAdvice, SOLVER } from './advised.ts';
import type { Judge } from './ranked.ts';
import { starExplorerJudge } from './star-explorer.ts';

/** Fewer are no choice. */
const FEWEST_ACTIONS = 3;

function isChoice(legal: Iterable<unknown>): boolean {
  let count = 0;
  for (const _ of legal) if (++count >= FEWEST_ACTIONS) return true;
  return false;
}

const stellarJudge: Judge<StellarPosition> = {
  unit: 'percent',
  nodes: { look: 200, search: 2400, check: 400 },
  options: [{ first: 'A', memory: true }],
  players: 2,
  asks: (view) =>
    (view.phase === 'take' || view.phase === 'play' || view.phase === 'place') &&
    isChoice(stellar.legal(view, SOLVER)),
  rank: (view, budget) => rankedByAdvice(STELLAR_LEVELS.at(-1)?.advise?.(view, SOLVER, budget)),
};

/** Two games without an expansion for one with each; without a shooting star, which would soften every mistake. */
const PLAIN = { stars: 0 };
const EXPANSIONS = ['black-holes', 'theories', 'mirrors', 'sun'];

/** The master does not try what the net thinks much worse; here just that has to be told. */
const WIDE = { candidates: 24, window: 1, trust: 4 };
let lookAhead: LookAhead | undefined;

function wide(): LookAhead {
  lookAhead ??= new LookAhead(loadNet(WEIGHTS, STELLARION_NET, EVALUATORS), 0, WIDE);
  return lookAhead;
}

const stellarionJudge: Judge<StellarionPosition> = {
  unit: 'percent',
  nodes: { look: 80, search: 600, check: 120 },
  options: EXPANSIONS.flatMap((expansion) => [PLAIN, PLAIN, { stars: 0, expansions: [expansion] }]),
  players: 1,
  asks: (view) => view.stage.kind === 'turn' && isChoice(stellarion.legal(view, SOLVER)),
  rank: (view, budget) => rankedByAdvice(adviceOf(wide(), { view, seat: SOLVER, budget })),
};

export const JUDGES: Readonly<Record<string, Judge>> = {
  stellar: stellarJudge as Judge,
  'star-explorer': starExplorerJudge as Judge,
  stellarion: stellarionJudge as Judge,
};
