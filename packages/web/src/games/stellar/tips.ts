// The tips at a Stellar table, for the first time that each thing happens.
import { isSatellite } from '@planisphere/stellar';
import type { Tips } from '../../table/tips.ts';
import type { Desk } from './desk.ts';
import { numberText } from './reading.ts';

export const TIPS: Tips = {
  start: {
    en: 'One card opens your telescope, the other your notebook. A type scores only if it is in both.',
    fr: 'Une carte ouvre votre télescope, l’autre votre carnet : un type ne rapporte que s’il est dans les deux.',
  },
  take: {
    en: 'Take one card. The card you then play brings along the card of the row at its own number.',
    fr: 'Prenez une carte. Celle que vous jouerez ensuite entraîne la carte de la rangée à son numéro.',
  },
  play: {
    en: 'Each type scores its stars in the telescope × its longest run of numbers in the notebook.',
    fr: 'Chaque type rapporte ses étoiles au télescope × sa plus longue série de numéros au carnet.',
  },
  sections: {
    en: 'Top, Middle, Bottom: the higher sum of numbers in a section of the telescope scores 10.',
    fr: 'Haut, Milieu, Bas : la plus grande somme d’une section du télescope rapporte 10 points.',
  },
  diversity: {
    en: 'All five types face up in your telescope score 10 more at the end.',
    fr: 'Les cinq types face visible dans votre télescope rapportent 10 points de plus à la fin.',
  },
  look: {
    en: 'Press and hold a card to see it large, with what it would do wherever it may lie.',
    fr: 'Maintenez l’appui sur une carte pour la voir en grand, avec ce qu’elle ferait partout où elle peut aller.',
  },
  zero: {
    en: 'A 6/0 is a 6 in the telescope; in the notebook it is a 6 or a 0, whichever pays more.',
    fr: 'Un 6/0 vaut 6 au télescope ; au carnet, 6 ou 0, au mieux pour vous.',
  },
  satellite: {
    en: 'A satellite fits any slot. In the notebook it counts in the stack where it pays most.',
    fr: 'Un satellite va partout. Au carnet, il compte dans la collection où il rapporte le plus.',
  },
  offer: {
    en: 'A satellite was taken, so before your turn you may replace the whole row, once.',
    fr: 'Un satellite a été pris : avant votre tour, vous pouvez remplacer toute la rangée, une fois.',
  },
  followNote: {
    en: 'The card at the number you played follows into your other area, the notebook.',
    fr: 'La carte au numéro joué suit dans votre autre zone, le carnet.',
  },
  followTelescope: {
    en: 'It goes to your telescope: beside its own type if that lies there, else wherever you like.',
    fr: 'Elle va au télescope : à côté de son type s’il y est, sinon où vous voulez.',
  },
  drawn: {
    en: 'No card lies at that number, so the top card of the deck follows. Only you see it.',
    fr: 'Aucune carte à ce numéro : la première de la pioche suit. Vous seul la voyez.',
  },
  faceDown: {
    en: 'It fits nowhere face up, so it lies face down: a 3 without type or stars.',
    fr: 'Elle ne va nulle part face visible : elle se pose face cachée, un 3 sans type ni étoiles.',
  },
  keep: {
    en: 'The last choice: one of your two cards joins the notebook, the other counts for nothing.',
    fr: 'Dernier choix : une de vos deux cartes rejoint le carnet, l’autre ne compte pas.',
  },
};

/** The first rounds have time to explain what pays, one thing in each. */
const TAKING = ['take', 'sections', 'diversity', 'look'] as const;

export function thingOf(desk: Desk): string | undefined {
  if (!desk.mayPress) return undefined;
  const { phase, turn } = desk.session.view.value;
  switch (phase) {
    case 'start':
    case 'keep':
      // Once the player has chosen something, its consequence is the more useful line.
      return desk.holding.value.card === undefined ? phase : undefined;
    case 'offer':
      return 'offer';
    case 'take':
      // The first turn explains who begins, and why.
      return turn === 0 ? undefined : (TAKING[Math.floor((turn - 1) / 2)] ?? 'take');
    case 'play':
      return isArmed(desk) ? undefined : playing(desk);
    case 'place':
      return isArmed(desk) ? undefined : placing(desk);
    default:
      return undefined;
  }
}

const isArmed = ({ holding }: Desk): boolean => holding.value.armed !== undefined;

function playing({ card: { value: card } }: Desk): string {
  if (card !== undefined && isSatellite(card)) return 'satellite';
  return card !== undefined && numberText(card) === '6/0' ? 'zero' : 'play';
}

function placing({ session, card: { value: card }, face, holding }: Desk): string {
  const { coordinate, area } = session.view.value;
  if (coordinate === 0) return 'drawn';
  if (card !== undefined && isSatellite(card)) return 'satellite';
  if (area === 'note') return 'followNote';
  return face.value === holding.value.face ? 'followTelescope' : 'faceDown';
}
