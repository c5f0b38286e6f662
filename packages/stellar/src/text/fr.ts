// The Stellar table in French.
import { ASKED, capital, elide, french, type Who } from '@planisphere/core';
import { isSatellite, NUMBER_OF, SIX, TYPE_OF } from '../index.ts';
import type { Messages } from './messages.ts';

const TYPE_NAMES = ['la Planète', 'la Lune', 'l’Astéroïde', 'le Nuage', 'le Trou noir'] as const;
const their = (who: Who): string => (who === undefined || who === ASKED ? 'votre' : 'son');

const SECTIONS = { top: 'haut', middle: 'milieu', bottom: 'bas' } as const;

export const fr: Messages = {
  title: 'Stellar',
  letters: 'PLANTS',
  legend:
    'P planète · L lune · A astéroïde · N nuage · T trou noir · S satellite · ★ étoiles · 6 : la carte 6/0',
  sections: SECTIONS,
  row: 'Rangée',
  hand: 'Votre main',
  handOf: (name) => `Main ${elide('de', name)}`,
  now: 'à présent',
  round: (round, of) => `Manche ${round} sur ${of}`,
  deck: (cards, discards) => `pioche ${cards}, défausse ${discards}`,
  you: 'vous',
  card: (card) => {
    const number = NUMBER_OF[card] as number;
    if (isSatellite(card)) return `le Satellite ${number}`;
    const type = TYPE_OF[card] as number;
    return number === SIX ? `${TYPE_NAMES[type]} 6/0` : `${TYPE_NAMES[type]} ${number}`;
  },
  aCard: 'une carte',
  prompt: {
    start: 'Choisissez la carte de départ pour le haut de votre télescope ; l’autre ouvre votre carnet.',
    offer: 'Un satellite a été pris. Vous pouvez remplacer toute la rangée avant votre tour.',
    take: 'Étape 1 : prenez une carte de la rangée.',
    play: 'Étape 2 : jouez une carte de votre main. Son numéro dit quelle carte de la rangée suit, dans l’autre zone.',
    placeTelescope: (card) => `Étape 3 : placez ${card} dans votre télescope.`,
    placeNotebook: (card) => `Étape 3 : ${card} va dans votre carnet.`,
    keep: 'Les manches sont finies : choisissez la dernière carte de votre carnet.',
    wait: (name) => `C’est à ${name} de jouer.`,
    over: 'La partie est finie.',
  },
  commands: {
    start: 'P3            la carte pour l’emplacement 1',
    offer: 'remplacer, laisser',
    take: '1 … 5         prendre cette carte',
    play: [
      'P3 7          à l’emplacement 7, face visible',
      'P3 7 cachée   à l’emplacement 7, face cachée',
      'P3 carnet     dans le carnet',
    ],
    placeTelescope: [
      '7             à l’emplacement 7, face visible',
      '7 cachée      à l’emplacement 7, face cachée',
    ],
    placeNotebook: 'carnet        dans le carnet',
    keep: 'P3            cette carte dans le carnet',
    card: 'carte P3      noms et faits',
  },
  tell: {
    dealt: (who, card) => french(who, 'recevoir', card),
    first: (who) => french(who, 'commencer'),
    row: (place, card) => `${capital(card)} arrive en position ${place}.`,
    drew: (who, card) => french(who, 'piocher', card),
    started: (who, card) => french(who, 'ouvrir', `${their(who)} télescope avec ${card}`),
    hasStarted: (who) => french(who, 'avoir', 'choisi une première carte'),
    replaced: (who) => french(who, 'remplacer', 'la rangée'),
    left: (who) => french(who, 'laisser', 'la rangée telle quelle'),
    took: (who, card) => french(who, 'prendre', card),
    telescope: (who, card, slot) => french(who, 'placer', `${card} à l’emplacement ${slot}`),
    faceDown: (who, card, slot) => french(who, 'placer', `${card} face cachée à l’emplacement ${slot}`),
    notebook: (who, card) => french(who, 'mettre', `${card} dans ${their(who)} carnet`),
    kept: (who, card) => french(who, 'garder', `${card} pour ${their(who)} carnet`),
  },
  score: {
    types: ['Planètes', 'Lunes', 'Astéroïdes', 'Nuages', 'Trous noirs'],
    section: (section) => `Section du ${SECTIONS[section]}`,
    diversity: 'Les cinq types',
    total: 'Total',
    wins: (who) => french(who, 'gagner'),
    shared: 'Égalité : la victoire est partagée.',
    leftOver: (name, card) =>
      name === undefined ? `Il vous restait ${card}.` : `Il restait ${card} à ${name}.`,
    satellite: (number) => `satellite ${number}`,
    sixAs: (number) => `6/0 vaut ${number}`,
  },
};
