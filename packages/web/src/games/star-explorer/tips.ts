// The tips at a Star Explorer table, for the first time that each thing happens.
import { extinguishedAfter, phaseOf } from '@planisphere/star-explorer';
import type { Tips } from '../../table/tips.ts';
import type { Desk } from './desk.ts';
import { isAsked } from './standing.ts';

export const TIPS: Tips = {
  side: {
    en: 'The kind you choose scores 1 point per star in round I.',
    fr: 'Le type que vous choisissez rapporte 1 point par étoile au tour I.',
  },
  size: {
    en: 'Everybody draws their own tile of the size you choose. Small stars: the kinds of the others’ tiles.',
    fr: 'Chacun dessine sa tuile de la taille choisie. Petites étoiles : les types des tuiles des autres.',
  },
  start: {
    en: 'You begin with 21 points: seven 3-point stars. Each star you leave out of a drawing crosses one out.',
    fr: 'Vous partez de 21 points : sept étoiles à 3 points. Chaque étoile omise dans un dessin en barre une.',
  },
  seven: {
    en: 'You have two sevens of different kinds: use one now, the other when 7 is chosen again.',
    fr: 'Vous avez deux sept de types différents : l’un maintenant, l’autre au prochain 7.',
  },
  draw: {
    en: 'Move and turn the tile over the bright stars, then confirm. Stars of its kind bring 2.',
    fr: 'Déplacez et tournez la tuile sur les étoiles claires, puis validez. Son type rapporte 2.',
  },
  turned: {
    en: 'The sky has turned. Stars of the tile before now bring 1, and lines between the two kinds 3.',
    fr: 'Le ciel a tourné. Les étoiles du type d’avant rapportent 1, les lignes entre les deux types 3.',
  },
  trouble: {
    en: 'Something is in the way. Move it, or leave stars out: each costs one of your three-point stars.',
    fr: 'Quelque chose gêne. Déplacez, ou omettez des étoiles : chacune coûte une étoile à trois points.',
  },
  extinguished: {
    en: 'Crossed-out stars no longer pay 3 at the end. After seven, leaving out is free.',
    fr: 'Les étoiles barrées ne rapportent plus 3 à la fin. Après sept, omettre ne coûte plus rien.',
  },
  last: {
    en: 'The last round: stars of the border and the centre and lines over the axis still bring bonuses.',
    fr: 'Dernier tour : bordure, centre et lignes sur l’axe rapportent encore des primes.',
  },
};

export function thingOf(desk: Desk): string | undefined {
  const { session } = desk;
  if (!session.mayAct || desk.shown.value !== undefined) return undefined;
  const view = session.view.value;
  const seat = session.viewer.value;
  const phase = phaseOf(view);
  if (!isAsked(view, seat)) return undefined;
  if (phase.step === 'size') return sizeTip(phase.round, view.boards.length);
  if (phase.step !== 'draw') return phase.step;
  if (phase.round === 1) return 'draw';
  if (phase.round === 2) return 'turned';
  if (phase.round === 6) return 'last';
  const board = view.boards[seat];
  if (board !== undefined && extinguishedAfter(board, phase.round - 1) > 0) return 'extinguished';
  return desk.report.value.laid?.worth === undefined && !desk.carried.value ? 'trouble' : undefined;
}

/** Alone there are no others to look at. */
function sizeTip(round: number, players: number): string | undefined {
  const inOrder = players > 1 ? ['size', 'start'] : ['start'];
  return inOrder[round - 1];
}
