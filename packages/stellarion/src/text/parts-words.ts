// The headings and cells of the text table, in both languages.
import { countedInFrench, type Locale } from '@planisphere/core';
import type { Action } from '../rules/actions.ts';

export interface PartsWords {
  readonly decks: string;
  readonly deck: string;
  readonly shows: string;
  readonly cards: string;
  readonly under: string;
  readonly bottom: string;
  readonly discard: string;
  readonly none: string;
  readonly twice: (card: string) => string;
  readonly outpost: string;
  readonly voyages: string;
  readonly galaxy: string;
  readonly left: string;
  readonly state: string;
  readonly missing: (cards: string) => string;
  readonly covered: string;
  readonly columns: string;
  readonly column: string;
  readonly uncovered: string;
  readonly below: string;
  readonly standing: string;
  readonly theoryNow: (type: string, showing: number, of: number, left: number) => string;
  readonly sun: (space: string, meteors: string, lying: number) => string;
  readonly groups: Readonly<Record<Action['kind'], string>>;
  /** A power by its type, in words for listening: “two ships: search a deck”. */
  readonly powers: readonly string[];
}

const en: PartsWords = {
  decks: 'The Observatory',
  deck: 'Deck',
  shows: 'Shows',
  cards: 'Cards',
  under: 'Known below the top',
  bottom: 'Known at the bottom',
  discard: 'Discarded',
  none: 'none',
  twice: (card) => `${card} twice`,
  outpost: 'The Outpost',
  voyages: 'Voyages',
  galaxy: 'Galaxy',
  left: 'Voyages left',
  state: 'Launch',
  missing: (cards) => `missing: ${cards}`,
  covered: 'no voyage uncovered',
  columns: 'Columns of voyages',
  column: 'Column',
  uncovered: 'Uncovered',
  below: 'Below it',
  standing: 'The state of the game',
  theoryNow: (type, showing, of, left) =>
    `Theory: ${type}, ${showing} of ${of} cards show. ${left} left to prove.`,
  sun: (space, meteors, lying) => `Gloomy Sun: ${space}, ${meteors} collected, ${lying} on the track.`,
  groups: {
    launch: 'Launch a voyage',
    coordinate: 'Coordinate',
    cross: 'Cross with black holes',
    prove: 'Prove the theory',
    spend: 'Spend meteors',
    waive: 'Do without the effect',
    done: 'Stop here',
    return: 'Return a ship',
    search: 'Search a deck',
    recover: 'Recover from a discard',
    scan: 'Scan a deck',
    place: 'Put the cards back',
    station: 'Station in the Outpost',
    take: 'Take a voyage',
  },
  powers: [
    'Two ships: search a deck',
    'Two nebulae: recover from a discard',
    'Two stars: scan a deck',
    'Two planets: station in the Outpost',
  ],
};

const fr: PartsWords = {
  decks: 'L’Observatoire',
  deck: 'Paquet',
  shows: 'Montre',
  cards: 'Cartes',
  under: 'Connues sous le dessus',
  bottom: 'Connues au fond',
  discard: 'Défausse',
  none: 'aucune',
  twice: (card) => `${card} deux fois`,
  outpost: 'L’Avant-Poste',
  voyages: 'Voyages',
  galaxy: 'Galaxie',
  left: 'Voyages restants',
  state: 'Lancement',
  missing: (cards) => `manque : ${cards}`,
  covered: 'aucun voyage découvert',
  columns: 'Colonnes de voyages',
  column: 'Colonne',
  uncovered: 'Découvert',
  below: 'Dessous',
  standing: 'Où en est la partie',
  theoryNow: (type, showing, of, left) =>
    `Théorie : ${type}, ${countedInFrench(showing, 'carte visible', 'cartes visibles')} sur ${of}. Encore ${left} à démontrer.`,
  sun: (space, meteors, lying) => `Soleil Glauque : ${space}, ${meteors} en main, ${lying} sur la piste.`,
  groups: {
    launch: 'Lancer un voyage',
    coordinate: 'Coordonner',
    cross: 'Traverser par les trous noirs',
    prove: 'Démontrer la théorie',
    spend: 'Dépenser des météores',
    waive: 'Renoncer à l’effet',
    done: 'S’arrêter là',
    return: 'Rendre un vaisseau',
    search: 'Chercher dans un paquet',
    recover: 'Récupérer dans une défausse',
    scan: 'Sonder un paquet',
    place: 'Remettre les cartes',
    station: 'Poster à l’Avant-Poste',
    take: 'Prendre un voyage',
  },
  powers: [
    'Deux vaisseaux : chercher dans un paquet',
    'Deux nébuleuses : récupérer dans une défausse',
    'Deux étoiles : sonder un paquet',
    'Deux planètes : poster à l’Avant-Poste',
  ],
};

const WORDS: Readonly<Record<Locale, PartsWords>> = { en, fr };

export function partsWords(locale: Locale): PartsWords {
  return WORDS[locale];
}
