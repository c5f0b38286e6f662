// The score sheet: per type stars × run with the satellites and 6/0 as they were chosen, sections, diversity, total.
import { type Frame, type Seat, whoIs } from '@planisphere/core';
import {
  breakdownOf,
  type Position,
  type SeatScore,
  type SectionScore,
  sideOf,
  type TypeScore,
} from '../index.ts';
import { messagesOf } from './cells.ts';
import type { Messages } from './messages.ts';

const LABEL = 22;
const COLUMN = 30;

export function resultLines(position: Position, frame: Frame): readonly string[] {
  const messages = messagesOf(frame.locale);
  const { seats, sections } = breakdownOf(position);
  const lines = [row('', [frame.names[0] ?? '', frame.names[1] ?? ''])];
  messages.score.types.forEach((name, type) => {
    lines.push(
      row(
        name,
        cells(seats, (seat) => typeCell(seat.types[type] as TypeScore, messages)),
      ),
    );
  });
  for (const section of sections)
    lines.push(row(messages.score.section(section.section), sectionCells(section)));
  lines.push(
    row(
      messages.score.diversity,
      cells(seats, (seat) => String(seat.diversity).padStart(2)),
    ),
  );
  lines.push(
    row(
      messages.score.total,
      cells(seats, (seat) => String(seat.total).padStart(2)),
    ),
  );
  return [...lines, '', verdict(seats, frame), ...leftOvers(position, frame)];
}

function row(label: string, [a, b]: readonly [string, string]): string {
  return `${label.padEnd(LABEL)}${a.padEnd(COLUMN)}${b}`.trimEnd();
}

function cells(
  seats: readonly [SeatScore, SeatScore],
  cell: (seat: SeatScore) => string,
): readonly [string, string] {
  return [cell(seats[0]), cell(seats[1])];
}

function typeCell(
  { stars, multiplier, points, run, satellites, zeroSix }: TypeScore,
  { score }: Messages,
): string {
  const notes = satellites.filter((number) => run.includes(number)).map(score.satellite);
  if (zeroSix !== undefined && run.includes(zeroSix)) notes.push(score.sixAs(zeroSix));
  const sum = `${String(points).padStart(2)} = ${stars}★ × ${multiplier}`;
  return notes.length === 0 ? sum : `${sum} (${notes.join(', ')})`;
}

function sectionCells({ totals, points }: SectionScore): readonly [string, string] {
  const cell = (seat: 0 | 1): string => `${String(points[seat]).padStart(2)}   (${totals[seat]})`;
  return [cell(0), cell(1)];
}

function verdict(seats: readonly [SeatScore, SeatScore], frame: Frame): string {
  const { score } = messagesOf(frame.locale);
  const lead = seats[0].total - seats[1].total;
  if (lead === 0) return score.shared;
  const winner = lead > 0 ? 0 : 1;
  return score.wins(whoIs(winner, frame));
}

function leftOvers(position: Position, frame: Frame): readonly string[] {
  const messages = messagesOf(frame.locale);
  return ([0, 1] as const).flatMap((seat: Seat) =>
    sideOf(position, seat).hand.map((card) =>
      messages.score.leftOver(frame.names[seat] ?? '', messages.card(card)),
    ),
  );
}
