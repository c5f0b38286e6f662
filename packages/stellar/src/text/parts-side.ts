// A telescope and a notebook as tables: slot by slot, type by type.
import { capital, type Frame, type Seat, type TablePart } from '@planisphere/core';
import {
  breakdownOf,
  type Card,
  faceUpSlots,
  HIDDEN,
  isSatellite,
  NONE,
  NUMBER_OF,
  neighboursOf,
  outlineOf,
  type Position,
  SLOTS,
  STARS_OF,
  sideOf,
  slotBit,
} from '../index.ts';
import { messagesOf } from './cells.ts';
import { stackText } from './notebook.ts';
import { partsWords } from './parts-words.ts';
import { cardsToLay } from './telescope.ts';

const EVERY_SLOT = Array.from({ length: SLOTS }, (_, index) => index + 1);

/** `Moon 4, 2 stars`. */
export function cardWords(card: Card, frame: Frame): string {
  const words = partsWords(frame.locale);
  if (card === NONE) return words.empty;
  if (card === HIDDEN) return words.hidden;
  return capital(words.withStars(messagesOf(frame.locale).card(card), STARS_OF[card] as number));
}

export function telescopePart(view: Position, seat: Seat, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const own = frame.viewer === seat;
  const toLay = own ? cardsToLay(view, seat) : [];
  const rows = EVERY_SLOT.map((slot) => {
    const beside = EVERY_SLOT.filter((other) => neighboursOf(slotBit(slot)) & slotBit(other)).join(', ');
    const row = [String(slot), slotWords(view, { seat, slot }, frame), beside];
    return toLay.length === 0 ? row : [...row, fitting(view, { seat, slot, toLay }, frame)];
  });
  return {
    topic: 'board',
    seat,
    title: own ? words.telescope : words.telescopeOf(frame.names[seat] ?? ''),
    columns: [words.slot, words.card, words.beside, ...(toLay.length === 0 ? [] : [words.mayLie])],
    rows,
  };
}

interface SlotOf {
  readonly seat: Seat;
  readonly slot: number;
}

function slotWords(view: Position, { seat, slot }: SlotOf, frame: Frame): string {
  const { telescope, down } = sideOf(view, seat);
  const card = telescope[slot - 1] as Card;
  const words = partsWords(frame.locale);
  if (card === NONE || down[slot - 1] === undefined) return cardWords(card, frame);
  return words.down(card === HIDDEN ? undefined : messagesOf(frame.locale).card(card));
}

/** Which of the cards to place may lie here face up. */
function fitting(
  view: Position,
  { seat, slot, toLay }: SlotOf & { readonly toLay: readonly Card[] },
  frame: Frame,
): string {
  const { telescope, down } = sideOf(view, seat);
  const outline = outlineOf(telescope, down);
  const cards = toLay.filter((card) => faceUpSlots(outline, card) & slotBit(slot));
  const { card } = messagesOf(frame.locale);
  return cards.length === 0 ? partsWords(frame.locale).none : cards.map((each) => card(each)).join(', ');
}

export function notebookPart(view: Position, seat: Seat, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { score } = messagesOf(frame.locale);
  const { notebook } = sideOf(view, seat);
  const { types } = breakdownOf(view).seats[seat as 0 | 1];
  const rows = types.map(({ stars, multiplier, points, satellites }, type) => {
    const lent = satellites.map((number) => score.satellite(number));
    const numbers = [stackText(notebook, type), ...lent].filter((text) => text !== '').join(', ');
    return [
      score.types[type] as string,
      numbers === '' ? words.none : numbers,
      ...[stars, multiplier, points].map(String),
    ];
  });
  const free = notebook.flatMap((count, card) => (count > 0 && isSatellite(card) ? [NUMBER_OF[card]] : []));
  if (free.length > 0) rows.push([words.satellites, free.join(', '), '', '', '']);
  return {
    topic: 'board',
    seat,
    title: capital(frame.viewer === seat ? words.notebook : words.notebookOf(frame.names[seat] ?? '')),
    columns: [words.type, words.numbers, words.stars, words.run, words.points],
    rows,
  };
}
