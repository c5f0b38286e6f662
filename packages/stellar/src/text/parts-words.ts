// The headings and cells of the text table, in both languages.
import { counted, countedInFrench, elide, type Locale } from '@planisphere/core';

export interface PartsWords {
  readonly row: string;
  readonly place: string;
  readonly card: string;
  readonly taken: string;
  /** The card at this place must be placed next. */
  readonly follows: string;
  readonly hand: string;
  readonly handOf: (name: string) => string;
  readonly drawn: (card: string) => string;
  readonly hidden: string;
  readonly nothing: string;
  readonly withStars: (card: string, stars: number) => string;
  readonly telescope: string;
  readonly telescopeOf: (name: string) => string;
  readonly slot: string;
  readonly beside: string;
  readonly empty: string;
  readonly down: (card: string | undefined) => string;
  /** Cards that may lie there face up. */
  readonly mayLie: string;
  readonly notebook: string;
  readonly notebookOf: (name: string) => string;
  readonly type: string;
  readonly numbers: string;
  readonly stars: string;
  readonly run: string;
  readonly points: string;
  readonly none: string;
  readonly satellites: string;
  readonly score: string;
  readonly part: string;
  readonly you: string;
  readonly section: (points: number, total: number) => string;
  readonly deck: string;
  readonly inDeck: (cards: number, discards: number) => string;
  readonly unseen: string;
  readonly discards: (cards: string) => string;
  readonly groups: Readonly<Record<'take' | 'offer' | 'choose' | 'up' | 'down' | 'note', string>>;
  readonly playing: (card: string) => string;
}

const en: PartsWords = {
  row: 'The row',
  place: 'Place',
  card: 'Card',
  taken: 'empty',
  follows: 'comes next',
  hand: 'Your hand',
  handOf: (name) => `${name}’s hand`,
  drawn: (card) => `${card}, just drawn`,
  hidden: 'a card you have not seen',
  nothing: 'no card',
  withStars: (card, stars) => (stars === 0 ? card : `${card}, ${counted(stars, 'star')}`),
  telescope: 'Your telescope',
  telescopeOf: (name) => `${name}’s telescope`,
  slot: 'Slot',
  beside: 'Beside slots',
  empty: 'empty',
  down: (card) => (card === undefined ? 'face down' : `face down: ${card}`),
  mayLie: 'Fits face up',
  notebook: 'Your notebook',
  notebookOf: (name) => `${name}’s notebook`,
  type: 'Type',
  numbers: 'Numbers',
  stars: 'Stars in the telescope',
  run: 'Length of the run',
  points: 'Points now',
  none: 'none',
  satellites: 'Satellites',
  score: 'If it ended now',
  part: 'For',
  you: 'You',
  section: (points, total) => `${points} (sum ${total})`,
  deck: 'The deck',
  inDeck: (cards, discards) =>
    `${counted(cards, 'card')} in the deck, ${counted(discards, 'card')} discarded.`,
  unseen: 'Cards you have not seen',
  discards: (cards) => `Discarded: ${cards}.`,
  groups: {
    take: 'Take from the row',
    offer: 'The row',
    choose: 'Choose a card',
    up: 'Into the telescope, face up',
    down: 'Into the telescope, face down',
    note: 'Into the notebook',
  },
  playing: (card) => `Play ${card}`,
};

const fr: PartsWords = {
  row: 'La rangée',
  place: 'Position',
  card: 'Carte',
  taken: 'vide',
  follows: 'suit',
  hand: 'Votre main',
  handOf: (name) => `Main ${elide('de', name)}`,
  drawn: (card) => `${card}, carte piochée`,
  hidden: 'une carte que vous n’avez pas vue',
  nothing: 'aucune carte',
  withStars: (card, stars) => (stars === 0 ? card : `${card}, ${countedInFrench(stars, 'étoile')}`),
  telescope: 'Votre télescope',
  telescopeOf: (name) => `Télescope ${elide('de', name)}`,
  slot: 'Emplacement',
  beside: 'À côté de',
  empty: 'vide',
  down: (card) => (card === undefined ? 'face cachée' : `face cachée : ${card}`),
  mayLie: 'Y tient face visible',
  notebook: 'Votre carnet',
  notebookOf: (name) => `Carnet ${elide('de', name)}`,
  type: 'Type',
  numbers: 'Numéros',
  stars: 'Étoiles du télescope',
  run: 'Longueur de la série',
  points: 'Points à présent',
  none: 'aucun',
  satellites: 'Satellites',
  score: 'Si la partie s’arrêtait là',
  part: 'Pour',
  you: 'Vous',
  section: (points, total) => `${points} (somme ${total})`,
  deck: 'La pioche',
  inDeck: (cards, discards) =>
    `${countedInFrench(cards, 'carte')} dans la pioche, ${countedInFrench(discards, 'carte')} à la défausse.`,
  unseen: 'Cartes que vous n’avez pas vues',
  discards: (cards) => `Défaussées : ${cards}.`,
  groups: {
    take: 'Prendre dans la rangée',
    offer: 'La rangée',
    choose: 'Choisir une carte',
    up: 'Dans le télescope, face visible',
    down: 'Dans le télescope, face cachée',
    note: 'Dans le carnet',
  },
  playing: (card) => `Jouer ${card}`,
};

const WORDS: Readonly<Record<Locale, PartsWords>> = { en, fr };

export function partsWords(locale: Locale): PartsWords {
  return WORDS[locale];
}
