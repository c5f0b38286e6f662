// The sheet of Star Explorer as numbers: the counts of each disc, and the points from them (SCORE-1 to FINAL-6). Pure.
import {
  decodeInteger,
  decodeList,
  decodeObject,
  inspectPosition,
  parseJson,
  required,
} from '@planisphere/core';
import {
  HIDDEN,
  LINE_POINTS,
  LIT,
  POINTS,
  ROUNDS,
  seatScore,
  starExplorer,
} from '@planisphere/star-explorer';
import type { PadResult } from '../../../table/pad/pad.ts';

export const COUNTS = ['current', 'previous', 'joining', 'leftOut'] as const;
export const BONUSES = ['central', 'axis', 'outer'] as const;
export type Count = (typeof COUNTS)[number];
export type Bonus = (typeof BONUSES)[number];

export type RoundCount = Readonly<Record<Count, number>>;
export interface DiscCount extends Readonly<Record<Bonus, number>> {
  readonly rounds: readonly RoundCount[];
}

export const NOTHING: RoundCount = { current: 0, previous: 0, joining: 0, leftOut: 0 };
const EMPTY_DISC: DiscCount = {
  rounds: Array.from({ length: ROUNDS }, () => NOTHING),
  central: 0,
  axis: 0,
  outer: 0,
};
export const MOST_PLAYERS = 4;
/** No disc has more of anything. */
export const MOST = 99;

const count = required(decodeInteger(0, MOST));
const decodeDisc = decodeObject<DiscCount>({
  rounds: required(
    decodeList(
      decodeObject<RoundCount>({ current: count, previous: count, joining: count, leftOut: count }),
      ROUNDS,
    ),
  ),
  central: count,
  axis: count,
  outer: count,
});
const decodeDiscs = decodeList(decodeDisc, MOST_PLAYERS);

export const makeTally = (discs: readonly DiscCount[]): string => JSON.stringify(discs);

/** Unreadable text is an empty sheet for one player. */
export function parseTally(text: string): readonly DiscCount[] {
  const json = parseJson(text);
  const decoded = json.ok ? decodeDiscs(json.value) : json;
  const discs = decoded.ok ? decoded.value : [];
  const whole = discs.filter(({ rounds }) => rounds.length === ROUNDS);
  return whole.length === 0 ? [EMPTY_DISC] : whole;
}

export function withPlayers(discs: readonly DiscCount[], players: number): readonly DiscCount[] {
  return Array.from({ length: players }, (_, index) => discs[index] ?? EMPTY_DISC);
}

export function pointsOfRound({ current, previous, joining }: RoundCount): number {
  return current * POINTS.current + previous * POINTS.previous + joining * LINE_POINTS;
}

export interface DiscScore {
  readonly rounds: readonly number[];
  readonly lit: number;
  readonly central: number;
  readonly axis: number;
  readonly outer: number;
  readonly extinguished: number;
  readonly total: number;
}

export function scoreOfDisc({ rounds, central, axis, outer }: DiscCount): DiscScore {
  const extinguished = Math.min(
    LIT,
    rounds.reduce((sum, { leftOut }) => sum + leftOut, 0),
  );
  const points = {
    rounds: rounds.map(pointsOfRound),
    lit: (LIT - extinguished) * POINTS.lit,
    central: central * POINTS.central,
    axis: axis * POINTS.axis,
    outer: outer * POINTS.outer,
  };
  const constellations = points.rounds.reduce((sum, each) => sum + each, 0);
  const total = constellations + points.lit + points.central + points.axis + points.outer;
  return { ...points, extinguished, total };
}

/** Most points, then fewest stars crossed out, then shared (FINAL-6); alone there is nobody to win against. */
export function resultOf(discs: readonly DiscCount[]): PadResult {
  const scores = discs.map(scoreOfDisc);
  const most = Math.max(...scores.map(({ total }) => total));
  const leaders = scores.flatMap(({ total }, seat) => (total === most ? [seat] : []));
  const fewest = Math.min(...leaders.map((seat) => scores[seat]?.extinguished ?? LIT));
  return {
    scores: scores.map(({ total }) => total),
    winners: leaders.filter((seat) => scores[seat]?.extinguished === fewest),
  };
}

/** Counts a position's drawings, in the rounds that everybody can see. */
export function tallyFrom(line: string): readonly DiscCount[] | undefined {
  const { position } = inspectPosition(starExplorer, line);
  return position?.boards.map((board): DiscCount => {
    const done = board.drawings.indexOf(HIDDEN);
    const rounds = done < 0 ? board.drawings.length : done;
    const score = seatScore(board, rounds);
    const counted = score.rounds.map(
      (round): RoundCount => ({
        current: round.currentStars.from.length,
        previous: round.previousStars.from.length,
        joining: round.joiningLines.from.length,
        leftOut: round.starsLeftOut + round.linesLeftOut.length,
      }),
    );
    return {
      rounds: Array.from({ length: ROUNDS }, (_, index) => counted[index] ?? NOTHING),
      central: score.central.from.length,
      axis: score.axis.from.length,
      outer: score.outer.from.length,
    };
  });
}
