// The Stellar table as data: for a document with headings, and for questions of players who do not see the table.
import { bagSize, cardsIn, type Frame, type Seat, type TablePart } from '@planisphere/core';
import {
  type Action,
  breakdownOf,
  followingCard,
  HIDDEN,
  KINDS,
  NONE,
  NUMBER_OF,
  type Position,
  sideOf,
  TYPE_OF,
  TYPES,
} from '../index.ts';
import { messagesOf } from './cells.ts';
import { cardWords, notebookPart, telescopePart } from './parts-side.ts';
import { type PartsWords, partsWords } from './parts-words.ts';
import { remembered } from './table.ts';

export function tableParts(view: Position, frame: Frame): readonly TablePart[] {
  const own: Seat = frame.viewer === 1 ? 1 : 0;
  const other: Seat = own === 0 ? 1 : 0;
  return [
    rowPart(view, frame),
    ...[own, other].flatMap((seat) => [
      handPart(view, seat, frame),
      telescopePart(view, seat, frame),
      notebookPart(view, seat, frame),
    ]),
    scorePart(view, [own, other], frame),
    ...deckParts(view, frame),
  ];
}

function rowPart(view: Position, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const rows = view.row.map((card, index) => {
    const named = card === NONE ? words.taken : cardWords(card, frame);
    const follows = view.phase === 'place' && view.coordinate === index + 1;
    return [String(index + 1), follows ? `${named} (${words.follows})` : named];
  });
  return { topic: 'table', title: words.row, columns: [words.place, words.card], rows };
}

function handPart(view: Position, seat: Seat, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const own = frame.viewer === seat;
  const { hand } = sideOf(view, seat);
  const cards = own || !hand.includes(HIDDEN) ? hand : remembered(view, seat);
  const lines = cards.map((card) => cardWords(card, frame));
  const drawn = own && view.phase === 'place' && view.coordinate === 0 && followingCard(view) < KINDS;
  if (drawn) lines.push(words.drawn(cardWords(followingCard(view), frame)));
  return {
    topic: 'hand',
    seat,
    title: own ? words.hand : words.handOf(frame.names[seat] ?? ''),
    lines: lines.length === 0 ? [words.nothing] : lines,
  };
}

function scorePart(view: Position, seats: readonly Seat[], frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { score } = messagesOf(frame.locale);
  const { seats: scores, sections } = breakdownOf(view);
  const of = (seat: Seat) => scores[seat as 0 | 1];
  const rows = [
    ...score.types.map((name, type) => [name, ...seats.map((seat) => String(of(seat).types[type]?.points))]),
    ...sections.map(({ section, points, totals }) => [
      score.section(section),
      ...seats.map((seat) => words.section(points[seat as 0 | 1], totals[seat as 0 | 1])),
    ]),
    [score.diversity, ...seats.map((seat) => String(of(seat).diversity))],
    [score.total, ...seats.map((seat) => String(of(seat).total))],
  ];
  const names = seats.map((seat) => (frame.viewer === seat ? words.you : (frame.names[seat] ?? '')));
  return { topic: 'score', title: words.score, columns: [words.part, ...names], rows };
}

function deckParts(view: Position, frame: Frame): readonly TablePart[] {
  const words = partsWords(frame.locale);
  const { card, score } = messagesOf(frame.locale);
  const discarded = cardsIn(view.discard).map((each) => card(each));
  const lines = [words.inDeck(view.deck, bagSize(view.discard))];
  if (discarded.length > 0) lines.push(words.discards(discarded.join(', ')));
  const names = [...score.types, words.satellites];
  const rows = names.map((name, type) => [name, ...unseenOf(view, type, words)]);
  return [
    { topic: 'deck', title: words.deck, lines },
    { topic: 'deck', title: words.unseen, columns: [words.type, '1', '2', '3', '4', '5', '6/0'], rows },
  ];
}

/** By number: how many cards of a type are out of sight; satellites come after the types. */
function unseenOf(view: Position, type: number, words: PartsWords): readonly string[] {
  const counts = [0, 0, 0, 0, 0, 0];
  view.unseen.forEach((count, each) => {
    const isType = type < TYPES.length ? TYPE_OF[each] === type : (TYPE_OF[each] as number) >= TYPES.length;
    const number = NUMBER_OF[each] as number;
    if (isType) counts[number - 1] = (counts[number - 1] ?? 0) + count;
  });
  return counts.map((count) => (count === 0 ? words.none : String(count)));
}

/** The heading under which a choice is offered: by card, and then by place. */
export function groupOf(action: Action, _view: Position, frame: Frame): string {
  const { groups, playing } = partsWords(frame.locale);
  switch (action.do) {
    case 'take':
      return groups.take;
    case 'replace':
    case 'leave':
      return groups.offer;
    case 'start':
    case 'keep':
      return groups.choose;
    case 'play':
      return playing(messagesOf(frame.locale).card(action.card));
    case 'place':
      return action.to.area === 'note' ? groups.note : groups[action.to.face];
  }
}
