// The steps of a line of Stellarion with their cards, in the coach's terms.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  type Deck,
  type Galaxy,
  ORIGINS,
  type Position,
  type Slot,
  type Stellarion,
  shown,
  stellarion,
  type Type,
} from '@planisphere/stellarion';

type Action = Stellarion['action'];

export type Column = 'left' | 'right';

export type NamedStep =
  | {
      readonly do: 'launch';
      readonly galaxy: Galaxy;
      readonly star: boolean;
      /** By type, in the numbering of ORIGINS. */
      readonly from: readonly number[];
      /** Set if voyages lie in columns. */
      readonly column?: Column;
      /** Both columns show a voyage to this galaxy. */
      readonly either?: boolean;
      /** The other line takes a voyage to the same galaxy from the other column. */
      readonly apart?: boolean;
    }
  /** One card of a Launch: its origin, in the numbering of ORIGINS. */
  | { readonly do: 'from'; readonly card: Card; readonly origin: number }
  | {
      readonly do: 'pay';
      readonly cards: readonly Card[];
      /** For each card; undefined for one of the Outpost. */
      readonly from: readonly (Deck | undefined)[];
      /** The other line pays the same cards from elsewhere. */
      readonly apart?: boolean;
    }
  | { readonly do: 'search'; readonly deck: Deck; readonly card: Card }
  | { readonly do: 'recover'; readonly deck: Deck; readonly cards: readonly Card[] }
  | { readonly do: 'scan'; readonly deck: Deck }
  | { readonly do: 'station'; readonly cards: readonly Card[] }
  | { readonly do: 'place'; readonly top: readonly Card[]; readonly bottom: readonly Card[] }
  | { readonly do: 'return'; readonly card: Card }
  | {
      readonly do: 'take';
      readonly galaxy: Galaxy;
      readonly to: Seat;
      /** Whether it goes to the other player. */
      readonly gift: boolean;
      readonly column?: Column;
      readonly either?: boolean;
      readonly apart?: boolean;
    }
  | {
      readonly do: 'spend';
      readonly galaxy: Galaxy;
      readonly column?: Column;
      readonly either?: boolean;
      readonly apart?: boolean;
    }
  | { readonly do: 'prove'; readonly type: Type }
  | { readonly do: 'waive'; readonly retreat: number }
  | {
      readonly do: 'cross';
      readonly decks: readonly Deck[];
      /** The other line crosses with the black holes of other decks. */
      readonly apart?: boolean;
    }
  /** The effect could go on, but stops. */
  | { readonly do: 'done'; readonly power: Type }
  /** The player keeps the meteors in the partner's turn. */
  | { readonly do: 'wait' };

const STAR = ORIGINS.indexOf('star');
const OUTPOST_SOURCES = 8;
const LEFT: Slot = 4;

function columnOf(
  { columns: [left, right] }: Position,
  voyage: Slot,
): { readonly column?: Column; readonly either?: boolean } {
  if (voyage < LEFT) return {};
  const isEither = left?.[0] !== undefined && left[0] === right?.[0];
  return { column: voyage === LEFT ? 'left' : 'right', ...(isEither && { either: true }) };
}

/** The steps of a line; an empty line waits. */
export function namedSteps(before: Position, seat: Seat, line: readonly Action[]): readonly NamedStep[] {
  const steps: NamedStep[] = [];
  let position = before;
  for (const action of line) {
    steps.push(named(position, seat, action));
    position = stellarion.apply(position, { by: seat, action });
  }
  return steps.length === 0 ? [{ do: 'wait' }] : steps;
}

function named(position: Position, seat: Seat, action: Action): NamedStep {
  switch (action.kind) {
    case 'launch':
      return {
        do: 'launch',
        galaxy: action.galaxy,
        star: action.from.some((origin) => origin === STAR),
        from: action.from,
        ...columnOf(position, action.voyage),
      };
    case 'coordinate':
      return {
        do: 'pay',
        cards: action.pay.map((source) => cardAt(position, source)),
        from: action.pay.map((source) => (source < OUTPOST_SOURCES ? (source as Deck) : undefined)),
      };
    case 'station':
      return { do: 'station', cards: action.decks.map((deck) => cardAt(position, deck)) };
    case 'take':
      return {
        do: 'take',
        galaxy: galaxyAt(position, action.voyage),
        to: action.to,
        gift: action.to !== seat,
        ...columnOf(position, action.voyage),
      };
    case 'spend':
      return { do: 'spend', galaxy: galaxyAt(position, action.voyage), ...columnOf(position, action.voyage) };
    case 'prove':
      return { do: 'prove', type: position.theory ?? 0 };
    case 'waive':
      return { do: 'waive', retreat: action.retreat };
    case 'cross':
      return { do: 'cross', decks: action.decks };
    case 'done':
      return { do: 'done', power: position.stage.power };
    default:
      return withCards(action);
  }
}

function withCards(action: Exclude<Action, { kind: 'launch' | 'coordinate' }>): NamedStep {
  switch (action.kind) {
    case 'search':
      return { do: 'search', deck: action.deck, card: action.card };
    case 'recover':
      return { do: 'recover', deck: action.deck, cards: action.cards };
    case 'scan':
      return { do: 'scan', deck: action.deck };
    case 'place':
      return { do: 'place', top: action.top, bottom: action.bottom };
    case 'return':
      return { do: 'return', card: action.card };
    default:
      throw new Error(`withCards: ${action.kind} moves no card`);
  }
}

/** The card of a source: the visible one of a deck, or one of the Outpost. */
function cardAt(position: Position, source: number): Card {
  return source < OUTPOST_SOURCES ? (shown(position, source as Deck) as Card) : source - OUTPOST_SOURCES;
}

function galaxyAt({ columns }: Position, slot: Slot): Galaxy {
  return slot < LEFT ? (slot as Galaxy) : (columns[slot - LEFT]?.[0] ?? 0);
}
