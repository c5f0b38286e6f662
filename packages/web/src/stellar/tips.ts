// What is said at a Stellar table the first time each thing happens.
import { isSatellite, type Position } from '@planisphere/stellar';
import type { Tips } from '../learn/tips.ts';
import { cardInPlay, faceOf } from './input.ts';
import { numberText } from './reading.ts';
import type { StellarSession } from './session.ts';

export const TIPS: Tips = {
  start: {
    en: 'One starter opens your telescope, the other your notebook: you need both of a type to score it.',
    fr: 'Une carte ouvre votre télescope, l’autre votre carnet : un type rapporte s’il est dans les deux.',
  },
  take: {
    en: 'Take any card of the row. Its place number matters later: a card you play calls the card at its own number.',
    fr: 'Prenez une carte de la rangée. Sa place compte : une carte jouée appelle celle de son numéro.',
  },
  play: {
    en: 'Play one of three cards: in the telescope for stars and sums, in the notebook for runs.',
    fr: 'Jouez une des trois cartes : au télescope pour étoiles et sommes, au carnet pour les séries.',
  },
  zero: {
    en: 'A 6/0 is a 6 in the telescope; in the notebook it is a 6 or a 0, whichever pays more.',
    fr: 'Un 6/0 vaut 6 au télescope ; au carnet, 6 ou 0, au mieux pour vous.',
  },
  satellite: {
    en: 'A satellite has no type: any slot, any stack. It may change its stack until the end.',
    fr: 'Un satellite n’a pas de type : tout emplacement, toute collection, et il peut en changer jusqu’à la fin.',
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
    en: 'The card that follows goes to the telescope: beside its own type, or face down anywhere.',
    fr: 'La carte qui suit va au télescope : près de son type, ou face cachée n’importe où.',
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

export function thingOf(session: StellarSession): string | undefined {
  if (!session.mayAct) return undefined;
  const view = session.view.value;
  switch (view.phase) {
    case 'start':
    case 'offer':
    case 'take':
    case 'keep':
      return view.phase;
    case 'play':
      return playing(session);
    case 'place':
      return placing(session, view);
    default:
      return undefined;
  }
}

function playing(session: StellarSession): string {
  const at = { view: session.view.value, seat: session.viewer.value };
  const card = cardInPlay(at, session.holding.value);
  if (card !== undefined && isSatellite(card)) return 'satellite';
  return card !== undefined && numberText(card) === '6/0' ? 'zero' : 'play';
}

function placing(session: StellarSession, view: Position): string {
  if (view.coordinate === 0) return 'drawn';
  if (view.area === 'note') return 'followNote';
  const { holding, viewer } = session;
  const down = faceOf({ view, seat: viewer.value }, holding.value) !== holding.value.face;
  return down ? 'faceDown' : 'followTelescope';
}
