// The drawings of the sheet and their meanings. A card shows its type and its galaxy; a deck's mark is what its cards
// share.
import {
  BLACK_HOLE,
  type Card,
  type Deck,
  type Expansion,
  GALAXIES,
  galaxyOf,
  MIRROR,
  TYPES,
} from '@planisphere/stellarion';

export const galaxyMark = (galaxy: number): string => `gal-${GALAXIES[galaxy]}`;
export const typeMark = (type: number): string => `sn-${TYPES[type]}`;
export const DISCOVERY_MARKS = ['disc-thrusters', 'disc-radar', 'disc-amplifier', 'disc-biodome'] as const;

export const EXPANSION_MARKS: Readonly<Record<Expansion, string>> = {
  'black-holes': 'sn-hole',
  theories: 'sn-theory',
  mirrors: 'sn-mirror',
  sun: 'sn-gloomy',
};

export function deckMark(deck: Deck): string {
  return deck < 4 ? galaxyMark(deck) : typeMark(deck - 4);
}

/** What varies within the deck: the type in a galaxy's deck, the galaxy in a type's. */
export function faceMark(deck: Deck, card: Card): string {
  if (card === BLACK_HOLE) return 'sn-hole';
  if (card === MIRROR) return 'sn-mirror';
  return deck < 4 ? typeMark(card & 3) : galaxyMark(galaxyOf(card));
}

/** The colour of a card or a deck: its galaxy, or its special kind. */
export function kindOf(card: Card | undefined): string | undefined {
  if (card === undefined) return undefined;
  if (card === BLACK_HOLE) return 'hole';
  return card === MIRROR ? 'mirror' : GALAXIES[galaxyOf(card)];
}

export const galaxyOfDeck = (deck: Deck): string | undefined => (GALAXIES as readonly string[])[deck];
