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

const LABEL_WIDTH = 26;
const COLUMN_WIDTH = 14;

export function result(position: Position, frame: Frame): readonly string[] {
  if (phaseOf(position).step !== 'over') return [];
  const { breakdown, winners } = resultOf(position);
  const names = seatsOf(breakdown.length).map((seat) => frame.names[seat] ?? '');
  const totals = breakdown.map(({ total }) => String(total));
  return [
    frame.paint(row('', names), 'strong'),
    ...roundRows(breakdown, frame),
    ...bonusRows(breakdown, frame),
    frame.paint(row(messagesOf(frame.locale).score.total, totals), 'strong'),
    '',
    verdict(breakdown, winners, frame),
  ];
}

function row(label: string, cells: readonly string[]): string {
  const fitted = cells.map((cell) => cell.slice(0, COLUMN_WIDTH - 1).padStart(COLUMN_WIDTH));
  return label.slice(0, LABEL_WIDTH).padEnd(LABEL_WIDTH) + fitted.join('');
}

function roundRows(scores: Breakdown, { locale }: Frame): string[] {
  const [first] = scores as readonly [SeatScore];
  return first.rounds.map((round, index) => {
    // Alone, everybody had this one tile; several had a different one each.
    const name = scores.length === 1 ? `  ${tileName(round)}` : '';
    const cells = scores.map(({ rounds }) => String((rounds[index] as RoundScore).points));
    return row(`${messagesOf(locale).round(makeRound(index + 1))}${name}`, cells);
  });
}

function tileName({ tile }: RoundScore): string {
  return tileOf(parseTile(tile) as number).name;
}

function bonusRows(scores: Breakdown, { locale }: Frame): string[] {
  const words = messagesOf(locale).score;
  const bonus = (label: string, each: number, of: (score: SeatScore) => Item): string =>
    row(
      label,
      scores.map((score) => `${of(score).from.length} × ${each} = ${of(score).points}`),
    );
  return [
    row(
      words.lit,
      scores.map(({ extinguished, lit }) => `${LIT - extinguished} × ${POINTS.lit} = ${lit}`),
    ),
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
