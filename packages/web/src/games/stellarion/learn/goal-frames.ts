// How to win at Stellarion, frame by frame: the words, the positions, and where the light falls.
import type { Translated } from '@planisphere/core';
import type { GoalFrame } from '../../../table/learn/course-door.ts';
import { deckPlace, voyagePlace } from '../places.ts';
import { line } from './tries.ts';

const TOPS = 'Na Pb Tg Sd Sa Nb Ta Pa';

export const GOAL_LINES: readonly string[] = [
  line(TOPS, 1),
  line(TOPS, 1),
  line('Ta Pb Sg Nd Sb Na Tb Pa', 1, { voyages: 'abbggdd', won: 'a' }),
  line('Na Pb Tg Sd Sa Nb Ta Pa', 0, { voyages: 'a', won: 'abbggdd' }),
];

/** The notes beside the voyages. */
export const GOAL_NOTES: readonly (Translated & { readonly mark: string })[] = [
  {
    mark: 'sn-shooting',
    en: '1 shooting star stands in for one card, once.',
    fr: '1 étoile filante remplace une carte, une seule fois.',
  },
  {
    mark: 'sn-voyage',
    en: 'The four cards go to their discards, and the decks turn up new ones.',
    fr: 'Les quatre cartes vont dans leurs défausses, et les paquets en révèlent d’autres.',
  },
  {
    mark: 'sn-ship',
    en: 'Two ships search: take any card of one deck and put it on top.',
    fr: 'Deux vaisseaux cherchent : prenez une carte d’un paquet et mettez-la dessus.',
  },
  {
    mark: 'sn-voyage',
    en: 'You win the moment the eighth voyage flies.',
    fr: 'Vous gagnez dès que le huitième voyage s’envole.',
  },
];

export const GOAL_FRAMES: readonly GoalFrame[] = [
  {
    label: { en: 'The decks', fr: 'Les paquets' },
    title: { en: 'You run the Observatory.', fr: 'L’Observatoire est à vous.' },
    text: {
      en: 'Eight decks lie before you. You know what each holds, but only its top card is in reach.',
      fr: 'Huit paquets sont devant vous. Vous savez ce que chacun contient, mais seule sa carte du dessus est à portée.',
    },
  },
  {
    label: { en: 'The launch', fr: 'Le lancement' },
    title: { en: 'Four cards launch a voyage.', fr: 'Quatre cartes lancent un voyage.' },
    text: {
      en: 'Show a ship, a nebula, stars and a planet of one galaxy, and one of its voyages flies.',
      fr: 'Réunissez vaisseau, nébuleuse, étoiles et planète d’une galaxie, et un de ses voyages s’envole.',
    },
    lit: [deckPlace(0), deckPlace(4), deckPlace(6), deckPlace(7), voyagePlace(0)],
  },
  {
    label: { en: 'The powers', fr: 'Les pouvoirs' },
    title: { en: 'Two cards of a type lend a hand.', fr: 'Deux cartes d’un type vous aident.' },
    text: {
      en: 'Two ships search a deck, two nebulae bring cards back, two stars scan, two planets keep a card for later.',
      fr: 'Deux vaisseaux cherchent, deux nébuleuses récupèrent, deux étoiles sondent, deux planètes gardent une carte.',
    },
    lit: [deckPlace(2), deckPlace(4), 'goal-note'],
  },
  {
    label: { en: 'The goal', fr: 'Le but' },
    title: { en: 'Launch all eight voyages to win.', fr: 'Lancez les huit voyages pour gagner.' },
    text: {
      en: 'Two to each galaxy, before the decks run dry. If you can neither launch nor coordinate, the night is lost.',
      fr: 'Deux par galaxie, avant que les paquets s’épuisent. Sans lancement ni coordination possible, la nuit est perdue.',
    },
    lit: ['goal-voyages'],
  },
];
