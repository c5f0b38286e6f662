// The Stellarion table as data: for a document with headings, and for questions of players who do not see the table.
import {
  bottomCards,
  capital,
  cardsOfHeap,
  type Frame,
  isEmptyPile,
  pileSize,
  type Seat,
  seatsOf,
  type TablePart,
  topCards,
} from '@planisphere/core';
import type { Action } from '../rules/actions.ts';
import {
  type Card,
  cardIn,
  cardOf,
  type Deck,
  EVERY_DECK,
  EVERY_TYPE,
  isTyped,
  typeOf,
} from '../rules/cards.ts';
import { showing } from '../rules/expansions/theories.ts';
import { cardAt, shown } from '../rules/observatory.ts';
import type { Position } from '../rules/position.ts';
import { type Readiness, readiness } from '../rules/readiness.ts';
import { CARDS_FOR_A_THEORY } from '../rules/reconstructed.ts';
import { galaxiesOf, voyageCount } from '../rules/voyages.ts';
import { nameOfCard } from './cards.ts';
import { type Messages, messagesOf } from './messages.ts';
import { partsWords } from './parts-words.ts';
import { warningsOf } from './table.ts';

export function tableParts(view: Position, frame: Frame): readonly TablePart[] {
  return [
    decksPart(view, frame),
    outpostPart(view, frame),
    voyagesPart(view, frame),
    ...columnsPart(view, frame),
    standingPart(view, frame),
    ...seatsOf(view.table.players).map((seat) => pilePart(view, seat, frame)),
  ];
}

function decksPart(view: Position, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { decks } = messagesOf(frame.locale);
  const columns = [words.deck, words.shows, words.cards, words.under, words.bottom, words.discard];
  return {
    topic: 'deck',
    title: words.decks,
    columns,
    rows: EVERY_DECK.map((deck) => [decks[deck] as string, ...deckCells(view, deck, frame)]),
  };
}

function deckCells(view: Position, deck: Deck, frame: Frame): readonly string[] {
  const messages = messagesOf(frame.locale);
  const pile = view.decks[deck]!;
  const top = shown(view, deck);
  const hidden = isEmptyPile(pile) ? messages.table.empty : messages.table.covered;
  const cards = (faces: readonly number[]): readonly Card[] => faces.map((face) => cardIn(deck, face));
  return [
    top === undefined ? hidden : nameOfCard(top, messages),
    String(pileSize(pile)),
    listed(cards(topCards(pile)).slice((view.up >> deck) & 1), frame),
    listed(cards(bottomCards(pile)), frame),
    listed(cards(cardsOfHeap(view.discards[deck]!)), frame),
  ];
}

/** Equal cards are named once. */
function listed(cards: readonly Card[], { locale }: Frame): string {
  const words = partsWords(locale);
  const names = [...new Set(cards)].map((card) => {
    const name = nameOfCard(card, messagesOf(locale));
    return cards.filter((other) => other === card).length === 2 ? words.twice(name) : name;
  });
  return names.length === 0 ? words.none : names.join(', ');
}

function outpostPart(view: Position, frame: Frame): TablePart {
  const messages = messagesOf(frame.locale);
  const cards = Array.from({ length: 16 }, (_, card) => card).filter((card) => (view.outpost >> card) & 1);
  const names = cards.map((card) => capital(nameOfCard(card, messages)));
  return {
    topic: 'hand',
    title: partsWords(frame.locale).outpost,
    lines: names.length === 0 ? [capital(messages.table.none)] : names,
  };
}

function voyagesPart(view: Position, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { galaxies } = messagesOf(frame.locale);
  const rows = readiness(view).map((ready) => [
    galaxies[ready.galaxy] as string,
    String(ready.voyagesLeft),
    launchWords(view, ready, frame),
  ]);
  return {
    topic: 'score',
    title: words.voyages,
    columns: [words.galaxy, words.left, words.state],
    rows,
  };
}

function launchWords(view: Position, ready: Readiness, frame: Frame): string {
  const messages = messagesOf(frame.locale);
  const { table } = messages;
  const words = partsWords(frame.locale);
  if (ready.voyagesLeft === 0) return table.noVoyage;
  const missing = ready.missing.map((type) => nameOfCard(cardOf(ready.galaxy, type), messages)).join(', ');
  const notes = [
    ready.payable === 'cards' ? table.ready : ready.payable === 'star' ? table.readyWithStar : '',
    missing === '' ? '' : words.missing(missing),
    ready.accessible ? '' : words.covered,
    view.table.players === 2 ? takers(ready, frame, messages) : '',
  ];
  return notes.filter((note) => note !== '').join('; ');
}

function takers({ takers: seats }: Readiness, frame: Frame, { table }: Messages): string {
  const [only] = seats;
  if (seats.length === 2) return '';
  return only === undefined ? table.nobody : table.onlyFor(frame.names[only] ?? '');
}

function columnsPart({ columns }: Position, frame: Frame): readonly TablePart[] {
  if (columns.length === 0) return [];
  const words = partsWords(frame.locale);
  const messages = messagesOf(frame.locale);
  const rows = columns.map((column, side) => {
    const [first = words.none, ...below] = column.map((galaxy) => messages.galaxies[galaxy] as string);
    return [
      capital(messages.columns[side] as string),
      first,
      below.length === 0 ? words.none : below.join(', '),
    ];
  });
  return [
    { topic: 'table', title: words.columns, columns: [words.column, words.uncovered, words.below], rows },
  ];
}

/** Stars, theory, discovery, sun, and warnings. */
function standingPart(view: Position, frame: Frame): TablePart {
  const words = partsWords(frame.locale);
  const { table, types } = messagesOf(frame.locale);
  const lines = [`${capital(table.voyagesLeft(voyageCount(view.voyages)))}, ${table.stars(view.stars)}.`];
  if (view.table.theories && view.theory !== undefined) {
    const left = EVERY_TYPE.filter((type) => (view.theories >> type) & 1).length;
    const type = types[view.theory] as string;
    lines.push(words.theoryNow(type, showing(view, view.theory), CARDS_FOR_A_THEORY, left));
  }
  if (view.discovery !== undefined) lines.push(`${table.discovery}: ${table.discoveries[view.discovery]}.`);
  if (view.table.sun) {
    const lying = view.table.track.meteors.filter((_, index) => (view.meteors >> index) & 1).length;
    const space = table.space(view.sun, view.table.track.last);
    lines.push(words.sun(space, table.meteors(view.collected), lying));
  }
  return { topic: 'score', title: words.standing, lines: [...lines, ...warningsOf(view, frame)] };
}

function pilePart(view: Position, seat: Seat, frame: Frame): TablePart {
  const { table, galaxies } = messagesOf(frame.locale);
  const names = galaxiesOf(view.won[seat] as number).map((galaxy) => galaxies[galaxy] as string);
  return {
    topic: 'board',
    seat,
    title: table.pileOf(frame.names[seat] ?? ''),
    lines: names.length === 0 ? [capital(table.none)] : names,
  };
}

/** The heading under which a choice is offered; Coordinations by their power. */
export function groupOf(action: Action, view: Position, frame: Frame): string {
  const words = partsWords(frame.locale);
  if (action.kind !== 'coordinate') return words.groups[action.kind];
  const typed = action.pay
    .map((source) => cardAt(view, source))
    .find((card) => card !== undefined && isTyped(card));
  return words.powers[typed === undefined ? 0 : typeOf(typed)] as string;
}
