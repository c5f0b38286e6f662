// Le plateau de Stellar en français.
import { capital, countedInFrench, frenchClause, frenchOwn } from '@planisphere/core';
import { type Card, STARS_OF } from '@planisphere/stellar';
import { familyOf, isReal, numberText } from '../reading.ts';
import { stars } from './counts-fr.ts';
import type { Words } from './words.ts';

const family = {
  planet: 'Planète',
  moon: 'Lune',
  asteroid: 'Astéroïde',
  cloud: 'Nuage',
  hole: 'Trou noir',
  satellite: 'Satellite',
} as const;
const card = (kind: Card): string =>
  isReal(kind) ? `${family[familyOf(kind)]} ${numberText(kind)}` : 'Carte cachée';
const other = (area: 'tel' | 'note' | undefined): string =>
  area === 'tel' ? 'dans votre télescope' : area === 'note' ? 'dans votre carnet' : 'dans l’autre zone';

/** With its article: « la Lune 4 ». */
function articled(name: string): string {
  if (name.startsWith('Astéroïde')) return `l’${name}`;
  return `${/^(?:Nuage|Trou noir|Satellite)/.test(name) ? 'le' : 'la'} ${name}`;
}

export const fr: Words = {
  family,
  families: {
    planet: 'Planètes',
    moon: 'Lunes',
    asteroid: 'Astéroïdes',
    cloud: 'Nuages',
    hole: 'Trous noirs',
    satellite: 'Satellites',
  },
  card,
  cardLabel: (kind) => `${card(kind)}, ${stars(STARS_OF[kind] ?? 0)}`,
  faceDownCard: 'Carte face cachée, compte 3',
  faceDownOwn: (name) => `Face cachée, compte 3 : ${name}`,
  hiddenCard: 'Carte cachée',
  started: 'premier joueur',
  bot: (level) => `Robot · ${level}`,
  board: (name) => capital(frenchOwn(name, 'le plateau')),
  handOf: (name) => capital(frenchOwn(name, 'la main')),
  cards: (n) => countedInFrench(n, 'carte'),
  hand: 'Main',
  notebook: 'Carnet',
  notebookStack: (name, numbers) => `${name} au carnet : ${numbers}`,
  empty: 'vide',
  diversity: 'Diversité',
  diversityOf: (n) => `Diversité : ${countedInFrench(n, 'type')} sur 5`,
  telescope: 'Télescope',
  telescopeOf: (name) => capital(frenchOwn(name, 'le télescope')),
  sections: { top: 'Haut', middle: 'Milieu', bottom: 'Bas' },
  sectionLeads: 'mène cette section : 10 points',
  estimate: 'estimation',
  ifItEnded: 'Si la partie s’arrêtait là',
  ledgerColumns: {
    how: (name) => `${name} : compte`,
    points: (name) => `${name} : points`,
    what: 'Pour',
  },
  finalScore: 'Score final',
  lastMove: 'Dernier coup',
  toTelescope: (slot) => `à l’emplacement ${slot}`,
  toNotebook: 'au carnet',
  slot: (n) => `Emplacement ${n}`,
  slotFree: (n) => `Emplacement ${n}, libre`,
  slotLegal: (n, gain) =>
    gain === undefined ? `Emplacement ${n}, permis` : `Emplacement ${n}, permis, ${gain}`,
  stackLegal: (name, gain) =>
    gain === undefined ? `Carnet, ${name}, permis` : `Carnet, ${name}, permis, ${gain}`,
  gain: (n) => `${n < 0 ? 'moins' : 'plus'} ${countedInFrench(Math.abs(n), 'point')}`,
  row: 'Rangée',
  rowCard: (coordinate, name) => `Position ${coordinate} : ${name}`,
  rowEmpty: (coordinate) => `Position ${coordinate} : vide`,
  taken: 'Prise',
  follows: 'Suit',
  deck: 'Pioche',
  discard: 'Défausse',
  roundWord: 'Manche',
  roundOf: (round, all) => `${round} sur ${all}`,
  steps: ['Prendre', 'Jouer', 'Suivre', 'Compléter'],
  stepsLabel: 'Étapes du tour',
  known: 'Prise dans la rangée : connue des deux',
  knownToOther: (name) => `Prise dans la rangée : ${name} l’a vue`,
  say: {
    start: {
      title: 'Choisissez votre première carte',
      more: 'Elle ouvre votre télescope ; l’autre ouvre votre carnet.',
    },
    startChosen: (chosen, left) => ({
      title: `Commencer avec ${articled(chosen)} ?`,
      more: `${capital(articled(left))} ouvrirait votre carnet. Validez, ou choisissez l’autre.`,
    }),
    offer: (name) => ({
      title: 'Remplacer toute la rangée ?',
      more: `${name} a pris un satellite, vous pouvez donc la remplacer.`,
    }),
    take: {
      title: 'Prenez une carte de la rangée',
      more: 'Elle rejoint votre main ; puis vous jouez l’une de vos trois cartes.',
    },
    play: { title: 'Choisissez une carte de votre main', more: 'Son numéro dit quelle carte suit.' },
    playChosen: (name) => ({
      title: `Placez votre ${name}`,
      more: 'Appuyez sur un emplacement éclairé, ou sur votre carnet.',
    }),
    faceDown: (name) => ({
      title: `Placez ${articled(name)} face cachée`,
      more: 'Appuyez sur un emplacement libre. La carte compte 3 : ni type, ni étoiles.',
    }),
    down: (name) => `${name} face cachée`,
    armed: (name, place) => ({
      title: `${name} ${place} ?`,
      more: 'Validez, ou choisissez ailleurs.',
    }),
    placeTelescope: (name) => ({
      title: `Placez ${articled(name)}`,
      more: 'Cette carte suit : appuyez sur un emplacement éclairé.',
    }),
    placeNotebook: (name) => ({
      title: `Placez ${articled(name)}`,
      more: 'Cette carte suit : elle va dans votre carnet, et votre tour est fini.',
    }),
    drawn: (name) => `Vous piochez ${articled(name)}`,
    keep: { title: 'Choisissez votre dernière carte', more: 'L’une de vos deux cartes rejoint le carnet.' },
    keepChosen: (name) => ({
      title: `${name} au carnet ?`,
      more: 'Validez, ou choisissez l’autre carte.',
    }),
    thinking: (name) => ({
      title: `${name} réfléchit`,
      more: 'Ce qui est pris dans la rangée n’est pas secret.',
    }),
    waiting: (name) => ({
      title: frenchClause([name], 'jouer'),
      more: 'Appuyez n’importe où pour accélérer.',
    }),
    moved: (name, what) => `${name} : ${what}.`,
    notBeside: 'Il faut un emplacement qui touche son type par un bord, ou la face cachée.',
    notHere: 'La carte qui suit va dans votre autre zone, le carnet.',
    begins: (name, why) =>
      `${frenchClause([name], 'commencer')}${why === 'lot' ? '\u202f: le sort en a décidé' : ''}.`,
    elsewhere: (name) => ({ title: `${name} réfléchit`, more: 'Vous le verrez aussitôt ici.' }),
    dealing: { title: 'De nouvelles cartes arrivent', more: 'Appuyez n’importe où pour accélérer.' },
    over: { title: 'La nuit est finie', more: '' },
    chooses: {
      start: (names) => frenchClause(names, 'choisir', 'une première carte'),
      keep: (names) => frenchClause(names, 'choisir', 'une carte à garder'),
      offer: (names) => frenchClause(names, 'décider', 'du sort de la rangée'),
      take: (names) => frenchClause(names, 'choisir', 'une carte de la rangée'),
      play: (names) => frenchClause(names, 'choisir', 'une carte à jouer'),
      place: (names) => frenchClause(names, 'placer', 'une carte'),
    },
    inSlot: (slot) => `à l’emplacement ${slot}`,
    inNotebook: 'au carnet',
    followsRow: (number, coordinate, name, area) =>
      `Vous jouez un ${number} : la carte de la position ${coordinate}, ${articled(name)}, ira ${other(area)}.`,
    followsGap: (number, area) =>
      `La position ${number} est vide : une carte de la pioche ira ${other(area)}.`,
    followsZero: (area) => `Après un 6/0, une carte de la pioche ira ${other(area)}.`,
  },
  act: {
    notebook: 'Mettre au carnet',
    faceDown: 'Face cachée',
    faceUp: 'Face visible',
    confirm: 'Valider',
    replace: 'Remplacer la rangée',
    leave: 'Garder la rangée',
    letGo: 'Retour',
    look: 'Voir',
  },
  tools: {
    undo: 'Annuler',
    hint: 'Indice',
    rules: 'Règles',
    log: 'Journal',
    menu: 'Menu',
    sound: 'Son',
    label: 'Outils de la table',
    scores: 'Scores',
  },
};
