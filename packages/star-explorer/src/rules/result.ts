// The end (FINAL-1 to FINAL-6): the score of each seat in detail, so that an interface can show what each star and line
// earned, the winners, and the rank of a solo player.
import { type Result, type Seat, seatsOf } from '@planisphere/core';
import type { Kind } from './components.ts';
import { IS_CENTRAL, IS_OUTER, makeStar, ROUNDS } from './disc.ts';
import { LIT, readingOf } from './extinguish.ts';
import { CROSSES_AXIS, makeLine, starsOf } from './lines.ts';
import { type Board, drawnBefore, type Position } from './position.ts';
import { earnedBy, kindsIn, POINTS } from './scoring.ts';
import type { Drawing } from './sky.ts';
import { tileOf } from './tiles.ts';

/** Points and what earned them: stars as `e7`, lines as `e7-f8`. */
export interface Item {
  readonly from: readonly string[];
  readonly points: number;
}

export interface RoundScore {
  readonly tile: string;
  readonly current: Kind;
  readonly previous: Kind;
  readonly currentStars: Item;
  readonly previousStars: Item;
  readonly joiningLines: Item;
  readonly points: number;
  /** Pattern stars that were not drawn. */
  readonly starsLeftOut: number;
  /** Lines between drawn stars that an older line kept from being drawn. */
  readonly linesLeftOut: readonly string[];
}

export interface SeatScore {
  readonly rounds: readonly RoundScore[];
  readonly constellations: number;
  /** Crossed out, at most seven. */
  readonly extinguished: number;
  /** Points for the stars that are not crossed out. */
  readonly lit: number;
  readonly central: Item;
  readonly axis: Item;
  readonly outer: Item;
  readonly total: number;
  /** Solo: 1 to 5; absent in a game of several. */
  readonly rank?: number;
}

export type Breakdown = readonly SeatScore[];

/** The highest total of each rank but the last (SOLO-3). */
const RANKS: readonly number[] = [50, 90, 130, 150];

export function rankOf(total: number): number {
  return RANKS.filter((most) => total > most).length + 1;
}

function starItem(stars: readonly number[], each: number): Item {
  return { from: stars.map(makeStar), points: stars.length * each };
}

function lineItem(lines: readonly number[], each: number): Item {
  return { from: lines.map(makeLine), points: lines.length * each };
}

export function roundScore(board: Board, round: number): RoundScore {
  const kinds = kindsIn(board, round);
  const earned = earnedBy(board.drawings[round - 1] as Drawing, kinds);
  const reading = readingOf(board, round);
  return {
    tile: tileOf(board.tiles[round - 1] as number).id,
    current: kinds.current,
    previous: kinds.previous,
    currentStars: starItem(earned.current, earned.values.current),
    previousStars: starItem(earned.previous, earned.values.previous),
    joiningLines: lineItem(earned.joining, earned.values.line),
    points: earned.points,
    starsLeftOut: reading.stars,
    linesLeftOut: reading.blocked.map(makeLine),
  };
}

/** The score after this many rounds; after the last it is final. */
export function seatScore(board: Board, rounds: number): SeatScore {
  const scores = Array.from({ length: rounds }, (_, index) => roundScore(board, index + 1));
  const constellations = scores.reduce((sum, { points }) => sum + points, 0);
  const lines = drawnBefore(board, rounds + 1).flat();
  const stars = starsOf(lines);
  const leftOut = scores.reduce(
    (sum, { starsLeftOut, linesLeftOut }) => sum + starsLeftOut + linesLeftOut.length,
    0,
  );
  const extinguished = Math.min(leftOut, LIT);
  const lit = (LIT - extinguished) * POINTS.lit;
  const central = starItem(
    stars.filter((star) => IS_CENTRAL[star]),
    POINTS.central,
  );
  const axis = lineItem(
    lines.filter((line) => CROSSES_AXIS[line]),
    POINTS.axis,
  );
  const outer = starItem(
    stars.filter((star) => IS_OUTER[star]),
    POINTS.outer,
  );
  const total = constellations + lit + central.points + axis.points + outer.points;
  return { rounds: scores, constellations, extinguished, lit, central, axis, outer, total };
}

export function resultOf({ boards }: Position): Result<Breakdown> {
  const scores = boards.map((board) => seatScore(board, ROUNDS));
  const breakdown =
    scores.length === 1 ? scores.map((score) => ({ ...score, rank: rankOf(score.total) })) : scores;
  return { winners: winnersOf(scores), scores: scores.map(({ total }) => total), breakdown };
}

/** Most points, then fewest extinguished stars, then shared (FINAL-6). */
function winnersOf(scores: Breakdown): readonly Seat[] {
  const most = Math.max(...scores.map(({ total }) => total));
  const leaders = seatsOf(scores.length).filter((seat) => scores[seat]?.total === most);
  const fewest = Math.min(...leaders.map((seat) => (scores[seat] as SeatScore).extinguished));
  return leaders.filter((seat) => scores[seat]?.extinguished === fewest);
}
