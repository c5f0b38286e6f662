// What games of Stellar say about playing well: who begins, where points come from, what satellites are worth.
import type { EventOf } from '@planisphere/core';
import {
  breakdownOf,
  isSatellite,
  type Position,
  type Side,
  type Stellar,
  sideOf,
} from '@planisphere/stellar';
import { type Finding, meanOf, type PlayedGame, type Study, shareOf, slopeOf } from '../../items/finding.ts';

type Game = PlayedGame<Position, EventOf<Stellar>>;
const SEATS = [0, 1] as const;

const endOf = ({ states }: Game): Position => states.at(-1) as Position;
const wonBy = ({ winners }: Game, seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
const marginOf = ({ scores }: Game, seat: 0 | 1): number => (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);

function satellitesIn({ telescope, notebook }: Side): {
  readonly telescope: number;
  readonly notebook: number;
} {
  const shown = telescope.filter((card) => card >= 0 && isSatellite(card)).length;
  const noted = notebook.reduce((sum, count, card) => sum + (isSatellite(card) ? count : 0), 0);
  return { telescope: shown, notebook: noted };
}

function ofSatellites(games: readonly Game[]): readonly Finding[] {
  const sides = games.flatMap((game) =>
    SEATS.map((seat) => ({
      game,
      seat,
      own: satellitesIn(sideOf(endOf(game), seat)),
      other: satellitesIn(sideOf(endOf(game), (1 - seat) as 0 | 1)),
    })),
  );
  const all = sides.map(({ own }) => own.telescope + own.notebook);
  const differing = sides.filter(({ own, other }) => own.notebook > other.notebook);
  return [
    meanOf('satellites of a player at the end', all),
    shareOf(
      'of them in the notebook, %',
      sides.flatMap(({ own }) => [...Array(own.notebook).fill(1), ...Array(own.telescope).fill(0)]),
    ),
    shareOf(
      'games won by who has more satellites in the notebook, %',
      differing.map(({ game, seat }) => wonBy(game, seat)),
    ),
    // One side of each game: the other has the same numbers with opposite signs.
    slopeOf(
      'points of margin for one satellite more in the notebook',
      sides
        .filter(({ seat }) => seat === 0)
        .map(({ game, seat, own, other }) => [own.notebook - other.notebook, marginOf(game, seat)] as const),
    ),
  ];
}

function ofPoints(games: readonly Game[]): readonly Finding[] {
  const seats = games.flatMap((game) => breakdownOf(endOf(game)).seats);
  const sections = games.flatMap((game) => breakdownOf(endOf(game)).sections.map(({ points }) => points));
  const winnersOf = games.filter(({ winners }) => winners.length === 1);
  return [
    meanOf(
      'points of a player',
      seats.map(({ total }) => total),
    ),
    meanOf(
      'of them for stars and runs',
      seats.map(({ starPoints }) => starPoints),
    ),
    meanOf(
      'of them for sections',
      seats.map(({ sectionPoints }) => sectionPoints),
    ),
    shareOf(
      'players with all five types, %',
      seats.map(({ diversity }) => (diversity > 0 ? 1 : 0)),
    ),
    shareOf(
      'sections that nobody wins, %',
      sections.map(([a, b]) => (a + b === 0 ? 1 : 0)),
    ),
    meanOf(
      'longest-paying type: points',
      seats.map(({ types }) => Math.max(...types.map(({ points }) => points))),
    ),
    meanOf(
      'types that pay anything',
      seats.map(({ types }) => types.filter(({ points }) => points > 0).length),
    ),
    meanOf(
      'margin between winner and loser',
      winnersOf.map(({ scores }) => Math.abs((scores[0] ?? 0) - (scores[1] ?? 0))),
    ),
  ];
}

function ofBeginning(games: readonly Game[]): readonly Finding[] {
  const begun = games.flatMap((game) => {
    const { first } = endOf(game);
    return first === undefined ? [] : [{ game, first: first as 0 | 1 }];
  });
  return [
    shareOf(
      'games won by who begins, %',
      begun.map(({ game, first }) => wonBy(game, first)),
    ),
    meanOf(
      'points of margin for beginning',
      begun.map(({ game, first }) => marginOf(game, first)),
    ),
  ];
}

function findingsOf(games: readonly Game[]): readonly Finding[] {
  return [...ofBeginning(games), ...ofPoints(games), ...ofSatellites(games)];
}

export const stellarStudy: Study = { findingsOf };
