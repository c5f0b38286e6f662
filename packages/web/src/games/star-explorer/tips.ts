// The tips at a Star Explorer table, for the first time that each thing happens.
import { extinguishedAfter, phaseOf } from '@planisphere/star-explorer';
import type { Tips } from '../../table/tips.ts';
import type { Desk } from './desk.ts';
import { isAsked } from './standing.ts';

export const TIPS: Tips = {
  side: {
    en: 'The kind you choose scores 1 point per star in round I. You begin with 21 points: seven 3-point stars.',
    fr: 'Le type choisi rapporte 1 point par étoile au tour I. Vous commencez avec 21 points : sept étoiles à 3 points.',
  },
  size: {
    en: 'Everybody draws their own tile of the size you choose. Small stars: the kinds of the others’ tiles.',
    fr: 'Chacun dessine sa tuile de la taille choisie. Petites étoiles : les types des tuiles des autres.',
  },
  start: {
    en: 'Each star you leave out of a drawing crosses out one of your seven 3-point stars.',
    fr: 'Chaque étoile omise dans un dessin barre l’une de vos sept étoiles à 3 points.',
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
    en: 'The sky has turned. Stars of the previous tile’s kind bring 1, and lines between the two kinds 3.',
    fr: 'Le ciel a tourné. Les étoiles du type de la tuile précédente rapportent 1, les lignes entre les deux types 3.',
  },
  trouble: {
    en: 'Something is in the way. Move the tile, or leave stars out: each costs one of your 3-point stars.',
    fr: 'Quelque chose gêne. Déplacez la tuile, ou omettez des étoiles : chacune coûte une étoile à 3 points.',
  },
  extinguished: {
    en: 'Crossed-out stars no longer pay 3 at the end. After seven, leaving out is free.',
    fr: 'Les étoiles barrées ne rapportent plus 3 à la fin. Après sept, omettre ne coûte plus rien.',
  },
  last: {
    en: 'The last round: stars of the border and the centre and lines across the white axis still bring bonuses.',
    fr: 'Dernier tour : bordure, centre et lignes qui croisent l’axe blanc rapportent encore des primes.',
  },
};

export function thingOf(desk: Desk): string | undefined {
  const { session } = desk;
  if (!session.mayAct || desk.shown.value !== undefined) return undefined;
  const view = session.view.value;
  const seat = session.viewer.value;
  const phase = phaseOf(view);
  if (!isAsked(view, seat)) return undefined;
  if (phase.step === 'size') return sizeTip(desk);
  if (phase.step !== 'draw') return phase.step;
  if (phase.round === 1) return 'draw';
  if (phase.round === 2) return 'turned';
  if (phase.round === 6) return 'last';
  const board = view.boards[seat];
  if (board !== undefined && extinguishedAfter(board, phase.round - 1) > 0) return 'extinguished';
  return desk.report.value.laid?.worth === undefined && !desk.carried.value ? 'trouble' : undefined;
}

/** By how many sizes this player has chosen: others may have begun. Alone there are no others to look at. */
function sizeTip({ session }: Desk): string | undefined {
  const seat = session.viewer.value;
  const chosen = session.history.value.filter(
    ({ event }) => event.by === seat && event.action.do === 'size',
  ).length;
  const inOrder = session.view.value.boards.length > 1 ? ['size', 'start'] : ['start'];
  return inOrder[chosen];
}
