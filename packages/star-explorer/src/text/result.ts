// The final score, line by line: a column per player, a row per round and bonus, then who won.
import { type Frame, type Locale, type Seat, seatsOf, whoIs } from '@planisphere/core';
import { makeRound } from '../notation/words.ts';
import { LIT } from '../rules/extinguish.ts';
import { phaseOf } from '../rules/phase.ts';
import type { Position } from '../rules/position.ts';
import { type Breakdown, type Item, type RoundScore, resultOf, type SeatScore } from '../rules/result.ts';
import { POINTS } from '../rules/scoring.ts';
import { parseTile, tileOf } from '../rules/tiles.ts';
import { messagesOf } from './messages.ts';

/** Columns for a player: bonuses with their sums need the most, points alone the fewest. */
const MOST_COLUMN = 14;
const WHOLE_COLUMN = 11;

interface Cell {
  readonly points: number;
  /** The sum behind the points, if there is room for it. */
  readonly sum?: string;
}

interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
}

export function result(position: Position, frame: Frame): readonly string[] {
  if (phaseOf(position).step !== 'over') return [];
  const { breakdown, winners } = resultOf(position);
  const names = seatsOf(breakdown.length).map((seat) => frame.names[seat] ?? '');
  const total: Row = {
    label: messagesOf(frame.locale).score.total,
    cells: breakdown.map((score) => ({ points: score.total })),
  };
  const rows = [...roundRows(breakdown, frame), ...bonusRows(breakdown, frame)];
  const left = Math.max(...[...rows, total].map(({ label }) => label.length));
  const column = Math.min(MOST_COLUMN, Math.max(4, Math.floor((frame.width - left) / names.length)));
  const line = (label: string, cells: readonly string[]): string =>
    label.padEnd(left) + cells.map((cell) => cell.slice(0, column - 1).padStart(column)).join('');
  const shown = ({ label, cells }: Row): string =>
    line(
      label,
      cells.map(({ points, sum }) => (column < WHOLE_COLUMN || sum === undefined ? `${points}` : sum)),
    );
  return [
    frame.paint(line('', names), 'strong'),
    ...rows.map(shown),
    frame.paint(shown(total), 'strong'),
    '',
    verdict(breakdown, winners, frame),
  ];
}

function roundRows(scores: Breakdown, { locale }: Frame): readonly Row[] {
  const [first] = scores as readonly [SeatScore];
  return first.rounds.map((round, index) => {
    // In a solo game everybody had this one tile; several players had different ones.
    const name = scores.length === 1 ? `  ${tileName(round)}` : '';
    return {
      label: `${messagesOf(locale).round(makeRound(index + 1))}${name}`,
      cells: scores.map(({ rounds }) => ({ points: (rounds[index] as RoundScore).points })),
    };
  });
}

function tileName({ tile }: RoundScore): string {
  return tileOf(parseTile(tile) as number).name;
}

function bonusRows(scores: Breakdown, { locale }: Frame): readonly Row[] {
  const words = messagesOf(locale).score;
  const cell = (count: number, each: number, points: number): Cell => ({
    points,
    sum: `${count} × ${each} = ${points}`,
  });
  const bonus = (label: string, each: number, of: (score: SeatScore) => Item): Row => ({
    label,
    cells: scores.map((score) => cell(of(score).from.length, each, of(score).points)),
  });
  return [
    {
      label: words.lit,
      cells: scores.map(({ extinguished, lit }) => cell(LIT - extinguished, POINTS.lit, lit)),
    },
    bonus(words.central, POINTS.central, ({ central }) => central),
    bonus(words.axis, POINTS.axis, ({ axis }) => axis),
    bonus(words.outer, POINTS.outer, ({ outer }) => outer),
  ];
}

/** The name of a solo rank, from 1. */
export function rankName(rank: number, locale: Locale): string {
  return messagesOf(locale).score.ranks[rank - 1] ?? '';
}

function verdict(scores: Breakdown, winners: readonly Seat[], frame: Frame): string {
  const { and, score } = messagesOf(frame.locale);
  const rank = scores[0]?.rank;
  if (rank !== undefined) return score.rank(rank, rankName(rank, frame.locale));
  if (winners.length === 1) return score.wins(whoIs(winners[0] as Seat, frame));
  return score.share(winners.map((seat) => frame.names[seat] ?? '').join(` ${and} `));
}
