// The steps of a line of Stellarion with their cards, in the coach's terms.
import type { Seat } from '@planisphere/core';
import {
  type Card,
  countOf,
  DECKS,
  type Deck,
  type Galaxy,
  isTyped,
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

/** Cards that are taken from decks or, where that is undefined, from the Outpost. */
export interface Placed {
  readonly cards: readonly Card[];
  readonly from: readonly (Deck | undefined)[];
  /** For each card: whether it also lies where it is not taken from. */
  readonly elsewhere?: readonly boolean[];
}

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
  | (Placed & {
      readonly do: 'pay';
      /** The other line pays the same cards from elsewhere. */
      readonly apart?: boolean;
    })
  | { readonly do: 'search'; readonly deck: Deck; readonly card: Card }
  | {
      readonly do: 'recover';
      readonly deck: Deck;
      readonly cards: readonly Card[];
      /** They go on top of the deck, the first one uppermost. */
      readonly ordered?: boolean;
      /** The other line recovers them in another order. */
      readonly apart?: boolean;
    }
  | {
      readonly do: 'scan';
      readonly deck: Deck;
      /** The other line scans another deck first. */
      readonly atOnce?: boolean;
    }
  | (Placed & {
      readonly do: 'station';
      /** The other line stations the same cards from elsewhere. */
      readonly apart?: boolean;
    })
  | { readonly do: 'place'; readonly top: readonly Card[]; readonly bottom: readonly Card[] }
  | {
      readonly do: 'return';
      readonly card: Card;
      readonly deck: Deck;
      /** Two equal ships have paid. */
      readonly either?: boolean;
      /** The other line puts one back under another deck. */
      readonly apart?: boolean;
    }
  | {
      readonly do: 'take';
      readonly galaxy: Galaxy;
      readonly to: Seat;
      /** Whether it goes to the other player. */
      readonly gift: boolean;
      /** No other voyage to this galaxy is left. */
      readonly isLast?: boolean;
      /** How many to this galaxy the line takes, if more than the other line. */
      readonly times?: number;
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
  | {
      readonly do: 'waive';
      readonly retreat: number;
      /** What was paid for it, if the other line pays something else. */
      readonly cards?: readonly Card[];
    }
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

/** The name ends with an apposition, after which a sentence goes on with a comma. */
export function isApposed(step: NamedStep): boolean {
  if (step.do === 'place') return step.top.length !== 1 && new Set([...step.top, ...step.bottom]).size > 1;
  if (step.do === 'launch' || step.do === 'spend') return step.apart === true && step.column !== undefined;
  return step.do === 'recover' && step.apart === true;
}

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
        ...elsewhereOf(position, action.pay, sourcesOf),
      };
    case 'station':
      return {
        do: 'station',
        cards: action.decks.map((deck) => cardAt(position, deck)),
        from: action.decks,
        ...elsewhereOf(position, action.decks, decksOf),
      };
    case 'take':
      return {
        do: 'take',
        galaxy: galaxyAt(position, action.voyage),
        to: action.to,
        gift: action.to !== seat,
        ...(countOf(position.voyages, galaxyAt(position, action.voyage)) === 1 && { isLast: true }),
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
    case 'recover': {
      const after = stellarion.apply(position, { by: seat, action });
      const ordered = action.cards[0] !== action.cards.at(-1) && shown(after, action.deck) !== undefined;
      return { do: 'recover', deck: action.deck, cards: action.cards, ...(ordered && { ordered }) };
    }
    case 'return': {
      const either = [...stellarion.legal(position, seat)].some(
        (each) => each.kind === 'return' && each.card === action.card && each.deck !== action.deck,
      );
      return { do: 'return', card: action.card, deck: action.deck, ...(either && { either }) };
    }
    default:
      return withCards(action);
  }
}

function withCards(action: Action): NamedStep {
  switch (action.kind) {
    case 'search':
      return { do: 'search', deck: action.deck, card: action.card };
    case 'scan':
      return { do: 'scan', deck: action.deck };
    case 'place':
      return { do: 'place', top: action.top, bottom: action.bottom };
    default:
      throw new Error(`withCards: ${action.kind} moves no card`);
  }
}

/** Which of these cards also lie at a source that is not named here. */
function elsewhereOf(
  position: Position,
  sources: readonly number[],
  among: typeof sourcesOf,
): { readonly elsewhere?: readonly boolean[] } {
  const elsewhere = sources.map((source) =>
    among(position, cardAt(position, source)).some((each) => !sources.includes(each)),
  );
  return elsewhere.includes(true) ? { elsewhere } : {};
}

function decksOf(position: Position, card: Card): readonly number[] {
  return DECKS.flatMap((_, deck) => (shown(position, deck) === card ? [deck] : []));
}

/** The decks on which a card shows, and the Outpost if it lies there. */
function sourcesOf(position: Position, card: Card): readonly number[] {
  const decks = decksOf(position, card);
  return (position.outpost >> card) & 1 && isTyped(card) ? [...decks, OUTPOST_SOURCES + card] : decks;
}

/** The card of a source: the visible one of a deck, or one of the Outpost. */
function cardAt(position: Position, source: number): Card {
  return source < OUTPOST_SOURCES ? (shown(position, source as Deck) as Card) : source - OUTPOST_SOURCES;
}

function galaxyAt({ columns }: Position, slot: Slot): Galaxy {
  return slot < LEFT ? (slot as Galaxy) : (columns[slot - LEFT]?.[0] ?? 0);
}
