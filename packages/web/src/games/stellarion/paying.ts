// The cards that a player picks to pay: 0 to 7 is the visible card of a deck, from 8 on a card of the Outpost. The
// picked cards decide which actions are meant.
import {
  type Action,
  type ActionOf,
  type Card,
  cardOf,
  type Deck,
  type Galaxy,
  galaxyOf,
  isTyped,
  type Position,
  type Slot,
  shown,
  type Type,
  typeOf,
} from '@planisphere/stellarion';

export type Source = number;

const STAR = 3;
const LEFT = 4;
const RIGHT = 5;

export function cardAt(position: Position, source: Source): Card | undefined {
  if (source < 8) return shown(position, source);
  return (position.outpost >> (source - 8)) & 1 ? source - 8 : undefined;
}

/** Everything that can be picked. */
export function sourcesOf(position: Position): readonly Source[] {
  return Array.from({ length: 24 }, (_, source) => source).filter(
    (source) => cardAt(position, source) !== undefined,
  );
}

/** The origin that a Launch writes for this card. */
function originOf(source: Source): number {
  if (source >= 8) return 2;
  return source < 4 ? 0 : 1;
}

/** The Launch that these cards mean, with stars for the missing ones; undefined if they are no part of one. */
export function launchWith(
  position: Position,
  picked: readonly Source[],
  voyage: Slot,
): ActionOf<'launch'> | undefined {
  const galaxy = galaxyPicked(position, picked);
  if (galaxy === undefined) return undefined;
  const from = [STAR, STAR, STAR, STAR];
  for (const source of picked) from[typeOf(cardAt(position, source)!)] = originOf(source);
  return { kind: 'launch', galaxy, from: from as ActionOf<'launch'>['from'], voyage };
}

/** The one galaxy of these cards, if all are different. */
export function galaxyPicked(position: Position, picked: readonly Source[]): Galaxy | undefined {
  const cards = picked.map((source) => cardAt(position, source));
  const [first] = cards;
  if (first === undefined || !cards.every((card) => card !== undefined && isTyped(card))) return undefined;
  const galaxies = new Set(cards.map((card) => galaxyOf(card!)));
  return galaxies.size === 1 && new Set(cards).size === cards.length ? galaxyOf(first) : undefined;
}

/** Where voyages of this galaxy lie: in its heap, or in the columns that have one uncovered. */
export function slotsOf(position: Position, galaxy: Galaxy): readonly Slot[] {
  if (!position.table.mirrors) return [galaxy];
  return ([LEFT, RIGHT] as const).filter((slot) => position.columns[slot - LEFT]?.[0] === galaxy);
}

/** The galaxy of the voyage that can be taken there. */
export function galaxyIn(position: Position, slot: Slot): Galaxy | undefined {
  if (slot >= LEFT) return position.columns[slot - LEFT]?.[0];
  return !position.table.mirrors && (position.voyages >> (4 * slot)) & 15 ? (slot as Galaxy) : undefined;
}

/** The cards that pay for this action. */
export function payingWith(action: Action): readonly Source[] | undefined {
  switch (action.kind) {
    case 'coordinate':
      return action.pay;
    case 'cross':
      return action.decks;
    case 'launch':
      return action.from.flatMap((origin, type) => sourceOf(action.galaxy, type as Type, origin) ?? []);
    default:
      return undefined;
  }
}

function sourceOf(galaxy: Galaxy, type: Type, origin: number): Source | undefined {
  if (origin === STAR) return undefined;
  if (origin === 2) return 8 + cardOf(galaxy, type);
  return origin === 0 ? (galaxy as Deck) : ((4 + type) as Deck);
}
