// The score sheet: per type stars × run with the chosen satellites and 6/0, sections, diversity, total.
import { brokenText, type Frame, type Seat, whoIs } from '@planisphere/core';
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
const WIDEST_COLUMN = 30;
const INDENT = 5;

export function resultLines(position: Position, frame: Frame): readonly string[] {
  const messages = messagesOf(frame.locale);
  const { seats, sections } = breakdownOf(position);
  const column = Math.max(1, Math.min(WIDEST_COLUMN, Math.floor((frame.width - LABEL) / 2)));
  const row = (label: string, [a, b]: readonly [string, string]): string =>
    `${label.padEnd(LABEL)}${a.padEnd(column)}${b}`.trimEnd();
  const lines = [row('', [frame.names[0] ?? '', frame.names[1] ?? ''])];
  messages.score.types.forEach((name, type) => {
    const [a, b] = seats.map((seat) => typeCell(seat.types[type] as TypeScore, messages, column - 2));
    for (let line = 0; line < Math.max(a?.length ?? 0, b?.length ?? 0); line++)
      lines.push(row(line === 0 ? name : '', [a?.[line] ?? '', b?.[line] ?? '']));
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

function cells(
  seats: readonly [SeatScore, SeatScore],
  cell: (seat: SeatScore) => string,
): readonly [string, string] {
  return [cell(seats[0]), cell(seats[1])];
}

/** In so many columns: the parts of the sum stand beside it, or below it. */
function typeCell(
  { stars, multiplier, points, run, satellites, zeroSix }: TypeScore,
  { score }: Messages,
  width: number,
): readonly string[] {
  const notes = satellites.filter((number) => run.includes(number)).map(score.satellite);
  if (zeroSix !== undefined && run.includes(zeroSix)) notes.push(score.sixAs(zeroSix));
  const sum = `${String(points).padStart(2)} = ${stars}★ × ${multiplier}`;
  if (notes.length === 0) return [sum];
  const whole = `${sum} (${notes.join(', ')})`;
  return whole.length <= width
    ? [whole]
    : [sum, ...brokenText(notes.join(', '), width - INDENT).map((line) => ' '.repeat(INDENT) + line)];
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
      messages.score.leftOver(seat === frame.viewer ? undefined : frame.names[seat], messages.card(card)),
    ),
  );
}
