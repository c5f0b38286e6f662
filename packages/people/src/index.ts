// Who plays whom and how well, as pure functions: the server reads rows, calls these, and writes rows.
export {
  type Comparison,
  type Conduct,
  conductOf,
  quantile,
  type Share,
  shareOf,
  type Usual,
  usualConduct,
} from './fair-play.ts';
export {
  expectedScore,
  intervalOf,
  PLACED_WITHIN,
  type RatedResult,
  rated,
  rested,
  type Standing,
  UNRATED,
} from './glicko.ts';
export { type Apart, type Pair, pairUp, type Seek } from './pairing.ts';
export { NEWCOMER, nextRange, RANGE_STEP, type Range, type Rating, rangeAt } from './range.ts';
export {
  type Change,
  changesAgainstPar,
  changesOf,
  type Finisher,
  type Stakes,
  stakesOf,
  weightOf,
} from './results.ts';
export {
  type ArenaRow,
  arenaPoints,
  arenaStandings,
  type Free,
  pairArena,
} from './tournament/arena.ts';
export { bestOfDeals, type CupResult, type CupRow, cupStandings } from './tournament/cup.ts';
export type { Entrant, Outcome, TournamentGame } from './tournament/games.ts';
export { mostRounds, pairSwiss, roundsFor, type SwissRow, swissStandings } from './tournament/swiss.ts';
