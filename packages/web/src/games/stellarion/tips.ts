// The tips at a Stellarion table, for the first time that each thing happens.
import { isEmptyPile } from '@planisphere/core';
import type { Position } from '@planisphere/stellarion';
import type { Tips } from '../../table/tips.ts';
import type { Desk } from './desk.ts';
import { launchesAtHand } from './offers.ts';

export const TIPS: Tips = {
  turn: {
    en: 'Pick two cards of one type to use their power, or all four of a galaxy to launch.',
    fr: 'Deux cartes d’un type : leur pouvoir. Les quatre d’une galaxie : un lancement.',
  },
  launch: {
    en: 'A galaxy is complete, perhaps with a shooting star: you can launch one of its voyages.',
    fr: 'Une galaxie est complète, peut-être avec une étoile filante : vous pouvez lancer un voyage.',
  },
  outpost: {
    en: 'Cards of the Outpost wait safely and pay like cards that show.',
    fr: 'Les cartes de l’Avant-Poste attendent à l’abri et paient comme les cartes visibles.',
  },
  empty: {
    en: 'An empty deck is out of the game until nebulae bring cards of its discard back.',
    fr: 'Un paquet vide est hors jeu tant que les nébuleuses n’y remettent pas de cartes.',
  },
  power0: {
    en: 'Ships search: any card of a deck comes on top. Two identical ships search twice.',
    fr: 'Les vaisseaux cherchent : une carte d’un paquet vient dessus. Deux identiques cherchent deux fois.',
  },
  power1: {
    en: 'Nebulae recover: a card of a discard goes back into its deck; two with identical nebulae.',
    fr: 'Les nébuleuses récupèrent : une carte d’une défausse retourne au paquet ; deux avec des nébuleuses identiques.',
  },
  power2: {
    en: 'Stars scan: of two cards of a deck one goes on top, one to the bottom. Twice, or four times with identical stars.',
    fr: 'Les étoiles sondent : de deux cartes, une dessus, une au fond. Deux fois, ou quatre avec des étoiles identiques.',
  },
  power3: {
    en: 'Planets station: a card that shows goes to the Outpost; two with identical planets.',
    fr: 'Les planètes postent : une carte visible va à l’Avant-Poste ; deux avec des planètes identiques.',
  },
  claim: {
    en: 'A crossing takes three voyages of your choice.',
    fr: 'Une traversée prend trois voyages de votre choix.',
  },
};

export function thingOf(desk: Desk): string | undefined {
  // Once cards are picked, the line under the prompt says what they do.
  if (!desk.mayPress || desk.holding.value.picked.length > 0) return undefined;
  const view = desk.session.view.value;
  const { stage, decks, outpost } = view;
  if (stage.kind !== 'turn') return undefined;
  if (launchesAtHand(desk.at.value).length > 0) return 'launch';
  if (outpost !== 0) return 'outpost';
  return decks.some(isEmptyPile) ? 'empty' : 'turn';
}

/** What a dialog asks about: the power at work, or the voyages of a crossing. */
export function powerOf({ stage }: Position): string | undefined {
  if (stage.kind === 'turn' || stage.kind === 'over') return undefined;
  return stage.kind === 'claim' ? 'claim' : `power${stage.power}`;
}
