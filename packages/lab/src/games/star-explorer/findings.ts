// What games of Star Explorer say about playing well: where points come from, round by round, and the price of leaving
// stars out.
import type { EventOf } from '@planisphere/core';
import {
  type Board,
  extinguishedAfter,
  LIT,
  type Position,
  roundScore,
  type StarExplorer,
} from '@planisphere/star-explorer';
import { type Finding, meanOf, type PlayedGame, type Study, shareOf, slopeOf } from '../../items/finding.ts';

type Game = PlayedGame<Position, EventOf<StarExplorer>>;
const ROUNDS = [1, 2, 3, 4, 5, 6];

interface Sheet {
  readonly board: Board;
  readonly points: number;
}

function sheetsOf(games: readonly Game[]): readonly Sheet[] {
  return games.flatMap(({ states, scores }) =>
    (states.at(-1) as Position).boards.map((board, seat) => ({ board, points: scores[seat] ?? 0 })),
  );
}

const leftOutIn = (board: Board, round: number): number =>
  extinguishedAfter(board, round) - extinguishedAfter(board, round - 1);

function findingsOf(games: readonly Game[]): readonly Finding[] {
  const sheets = sheetsOf(games);
  const out = sheets.map(({ board }) => extinguishedAfter(board, ROUNDS.length));
  const firstSizes = [
    ...new Set(games.flatMap(({ states }) => (states.at(-1) as Position).sizes[0] ?? [])),
  ].toSorted((a, b) => a - b);
  return [
    meanOf(
      'points',
      sheets.map(({ points }) => points),
    ),
    meanOf('three-point stars crossed out by the end', out),
    shareOf(
      'games that cross out all seven, %',
      out.map((each) => (each === LIT ? 1 : 0)),
    ),
    slopeOf(
      'points for one three-point star more crossed out by the end',
      sheets.map(({ points }, index) => [out[index] ?? 0, points] as const),
    ),
    ...ROUNDS.map((round) =>
      meanOf(
        `stars left out in round ${round}`,
        sheets.map(({ board }) => leftOutIn(board, round)),
      ),
    ),
    ...ROUNDS.map((round) =>
      shareOf(
        `drawn whole in round ${round}, %`,
        sheets.map(({ board }) =>
          leftOutIn(board, round) === 0 && extinguishedAfter(board, round) < LIT ? 1 : 0,
        ),
      ),
    ),
    ...ROUNDS.map((round) => meanOf(`points of the drawing in round ${round}`, roundPointsOf(games, round))),
    ...firstSizes.map((size) =>
      meanOf(
        `points where ${size} is called first`,
        games
          .filter(({ states }) => (states.at(-1) as Position).sizes[0] === size)
          .flatMap(({ scores }) => scores),
      ),
    ),
  ];
}

function roundPointsOf(games: readonly Game[], round: number): readonly number[] {
  return sheetsOf(games).map(({ board }) => roundScore(board, round).points);
}

export const starExplorerStudy: Study = { findingsOf };
