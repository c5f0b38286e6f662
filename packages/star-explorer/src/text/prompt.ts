// What a seat has to do, in one sentence, and what a player can type for it.
import type { Frame, Seat } from '@planisphere/core';
import { makeRound } from '../notation/words.ts';
import type { Kind } from '../rules/components.ts';
import { askedSeats, type Phase, phaseOf } from '../rules/phase.ts';
import { kindsOfSize, sizesLeft } from '../rules/pile.ts';
import { type Board, boardOf, type Position } from '../rules/position.ts';
import { STARTS, tileOf } from '../rules/tiles.ts';
import { eitherKind } from './glyphs.ts';
import { messagesOf } from './messages.ts';

export function prompt(view: Position, seat: Seat, frame: Frame): string {
  const phase = phaseOf(view);
  const { seats, optional } = askedSeats(view, phase);
  const words = messagesOf(frame.locale).prompt;
  if (phase.step === 'over') return words.over;
  if (optional.includes(seat)) return words.noted(namesOf(seats, frame));
  if (!seats.includes(seat)) return words.wait(namesOf(seats, frame));
  return question(view, boardOf(view, seat), frame);
}

function namesOf(seats: readonly Seat[], { locale, names }: Frame): string {
  return seats.map((seat) => names[seat] ?? '').join(` ${messagesOf(locale).and} `);
}

function question(view: Position, board: Board, { locale }: Frame): string {
  const phase = phaseOf(view);
  const words = messagesOf(locale).prompt;
  switch (phase.step) {
    case 'side':
      return words.side(eitherKind(sidesOf(board), locale));
    case 'size':
      return words.size(sizesLeft(view).join(', '));
    case 'seven':
      return words.seven(eitherKind(kindsOfSize(board, 7), locale));
    case 'draw':
      return words.draw(makeRound(phase.round), tileOf(board.tiles[phase.round - 1] as number).name);
    default:
      return words.wait('');
  }
}

function sidesOf({ start }: Board): readonly Kind[] {
  return start === undefined ? [] : (STARTS[start] as readonly Kind[]);
}

export function commands(view: Position, seat: Seat, { locale }: Frame): readonly string[] {
  const phase: Phase = phaseOf(view);
  const { seats, optional } = askedSeats(view, phase);
  if (!seats.includes(seat) && !optional.includes(seat)) return [];
  const board = boardOf(view, seat);
  const words = messagesOf(locale);
  if (phase.step === 'side') return sidesOf(board).map((kind) => words.commands.side(words.kinds[kind]));
  if (phase.step === 'seven')
    return kindsOfSize(board, 7).map((kind) => words.commands.seven(words.kinds[kind]));
  if (phase.step === 'size') return sizesLeft(view).map(words.commands.size);
  return Object.values(words.commands.drawing);
}
