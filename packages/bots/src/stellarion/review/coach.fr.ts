// L’entraîneur de Stellarion en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour
// « a ».
import { capital, countedInFrench } from '@planisphere/core';
import { BLACK_HOLE, galaxyOf } from '@planisphere/stellarion';
import type { Mood } from '../../review/coach.ts';
import { having } from '../../review/words/fr.ts';
import { cardOfCode, type GalaxyName, type StellarionClaim } from './claims.ts';
import {
  CARDS_OF,
  cardOf,
  coded,
  deckCalled,
  GALAXY_NAMES,
  galaxyCalled,
  joined,
  NARROW,
  of,
  percent,
  THEORIES,
} from './names.fr.ts';
import { asked, named, subject, takes, where } from './steps.fr.ts';
import type { Told, Wording } from './wording.ts';

/** Les chances autrement, quand il y en a. */
const notJust = (instead: number): string =>
  instead > 0 ? ` (sinon, ${percent(instead)} de chances seulement)` : '';
/** Combien il y en aurait autrement. */
const insteadOf = (count: number, none: 'aucun' | 'aucune'): string =>
  count === 0 ? `au lieu d’${none}` : `au lieu de ${count}`;
const towards = (galaxy: GalaxyName): string => `vers ${galaxyCalled(galaxy)}`;
/** Pourquoi une partie est perdue aussitôt : ce qui arriverait, ce qui est arrivé, ce qui serait arrivé. */
const ENDINGS = {
  sun: { now: 'arriverait', did: 'est arrivé', would: 'serait arrivé' },
  stuck: {
    now: 'ne seraient possibles',
    did: 'n’étaient possibles',
    would: 'n’auraient été possibles',
  },
  repeated: {
    now: 'se présenterait',
    did: 's’est présentée',
    would: 'se serait présentée',
  },
} as const;

function endingOf(ending: keyof typeof ENDINGS, mood: Mood): string {
  const comes = ENDINGS[ending][mood];
  if (ending === 'sun') return `le Soleil Glauque ${comes}`;
  return ending === 'stuck'
    ? `ni lancement ni coordination ${comes}`
    : `la même position ${comes} pour la troisième fois`;
}

/** Les galaxies de plusieurs voyages ; de deux vers la même, combien. */
function shared(galaxies: readonly GalaxyName[]): readonly string[] {
  const each = [...new Set(galaxies)];
  if (each.length === galaxies.length) return galaxies.map(galaxyCalled);
  return each.map((galaxy) => `${galaxies.filter((other) => other === galaxy).length} ${towards(galaxy)}`);
}

const kept = ({ isKept }: Told): string => (isKept ? 'gardé' : 'assuré');

/** « l’autre vaisseau Alpha », « les autres étoiles Alpha ». */
function otherCopy(code: string): string {
  const card = coded(code);
  return card.startsWith('les ') ? card.replace('les ', 'les autres ') : card.replace(/^l[ae] /, 'l’autre ');
}

const ANOTHER: Readonly<Record<string, string>> = {
  ...{ 'le ': 'un autre ', 'la ': 'une autre ', 'les ': 'd’autres ' },
};

/** De deux exemplaires dont l’un est payé, celui qui reste ou qui vient. */
function copyOf(code: string, { other }: Told): string {
  if (other === undefined) return coded(code);
  if (other === 'another') return coded(code).replace(/^\S+ /, (article) => ANOTHER[article] ?? article);
  if (other === 'outpost') return `${otherCopy(code)}, dans l’Avant-Poste,`;
  return cardOf(cardOfCode(code) ?? BLACK_HOLE, other);
}

/** Une fraction simplifiée : 2 fois sur 4, c’est 1 fois sur 2. */
function oddsOf({ weight, total }: { readonly weight: number; readonly total: number }): string {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  const by = common(weight, total);
  return `${weight / by} fois sur ${total / by}`;
}

function done(claim: StellarionClaim, told: Told): string | undefined {
  switch (claim.kind) {
    case 'wins':
      return 'gagné la partie sur-le-champ';
    case 'keeps-open':
      return 'gardé la victoire à portée';
    case 'launches':
      return claim.instead > 0
        ? `rapporté un voyage de plus, ${towards(claim.galaxy)}`
        : 'rapporté tout de suite un voyage';
    case 'crosses':
      return `rapporté tout de suite ${countedInFrench(claim.galaxies.length, 'voyage')}${NARROW}: ${joined(shared(claim.galaxies))}`;
    case 'spends':
      return claim.instead > 0 ? 'rapporté un voyage de plus' : 'rapporté tout de suite un voyage';
    case 'proves':
      return 'laissé une théorie de moins à démontrer, sans rien coûter';
    case 'next-turn': {
      const { chance, instead, hinge } = claim;
      const launch = `un lancement ${towards(claim.galaxy)}`;
      if (chance > 1 - 1e-9) return `assuré ${launch} au tour suivant${notJust(instead)}`;
      const why =
        hinge === undefined
          ? ''
          : `${NARROW}: ${deckCalled(hinge.deck)} montre ${coded(hinge.card)} ${oddsOf(hinge)}`;
      return `donné ${percent(chance)} de chances de lancer un voyage ${towards(claim.galaxy)} au tour suivant, au lieu de ${percent(instead)}${why}`;
    }
    case 'keeps-ready':
      return `gardé prêt un lancement ${towards(claim.galaxy)} pour le tour suivant${notJust(claim.instead)}`;
    case 'proof':
      if (claim.chance > 1 - 1e-9)
        return `permis à coup sûr de démontrer la théorie des ${THEORIES[claim.type]} au tour suivant${notJust(claim.instead)}`;
      return `donné ${percent(claim.chance)} de chances de démontrer la théorie des ${THEORIES[claim.type]} au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'crossing':
      if (told.isKept)
        return `gardé quatre trous noirs visibles pour le tour suivant${notJust(claim.instead)}`;
      return claim.chance > 1 - 1e-9
        ? `assuré quatre trous noirs visibles au tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances de voir quatre trous noirs au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'at-hand':
      return claim.chance > 1 - 1e-9
        ? `${kept(told)} ${copyOf(claim.card, told)} pour le tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances d’avoir ${copyOf(claim.card, told)} au tour suivant, au lieu de ${percent(claim.instead)}`;
    default:
      return supplied(claim, told);
  }
}

/** Les voyages vers la galaxie d’une carte. */
function voyagesLeft({ card, toGo }: { readonly card: string; readonly toGo: number }): string {
  const galaxy = GALAXY_NAMES[galaxyOf(cardOfCode(card) ?? BLACK_HOLE)];
  return toGo === 1
    ? `le dernier voyage vers ${galaxy}`
    : `les ${toGo} voyages vers ${galaxy} encore à faire`;
}

function supplied(claim: StellarionClaim, told: Told): string | undefined {
  switch (claim.kind) {
    case 'pair':
      return claim.chance > 1 - 1e-9
        ? `${kept(told)} deux ${CARDS_OF[claim.type]} pour une coordination au tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances d’avoir deux ${CARDS_OF[claim.type]} pour une coordination au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'copies':
      return `laissé ${countedInFrench(claim.left, 'exemplaire')} ${of(coded(claim.card))} ${insteadOf(claim.instead, 'aucun')} pour ${voyagesLeft(claim)}`;
    case 'stationed':
      return `gardé ${told.other === undefined ? coded(claim.card) : otherCopy(claim.card)} à l’abri dans l’Avant-Poste`;
    case 'cards':
      return `laissé ${countedInFrench(claim.left, 'carte')} ${told.isMixed ? 'd’un type ' : ''}en jeu au lieu de ${claim.instead}`;
    case 'stars':
      return `laissé ${countedInFrench(claim.left, 'étoile filante', 'étoiles filantes')} ${insteadOf(claim.instead, 'aucune')}`;
    case 'sun':
      return `laissé le soleil à ${countedInFrench(claim.away, 'case')} de la fin au lieu de ${claim.instead}`;
    case 'meteors':
      return claim.collected > told.collected
        ? `rapporté un météore${claim.instead === 0 ? '' : `${NARROW}: ${claim.collected} au lieu de ${claim.instead}`}`
        : `gardé ${countedInFrench(claim.collected, 'météore')} ${insteadOf(claim.instead, 'aucun')}`;
    case 'holes':
      return `laissé ${countedInFrench(claim.showing, 'trou noir visible', 'trous noirs visibles')} ${insteadOf(claim.instead, 'aucun')}`;
    case 'mirrors':
      return `laissé ${countedInFrench(claim.left, 'miroir')} en jeu ${insteadOf(claim.instead, 'aucun')}`;
    case 'uncovers':
      return `découvert un voyage ${towards(claim.galaxy)}`;
    default:
      return undefined;
  }
}

/** Le premier mot de chaque action, au présent. */
const PRESENT: Readonly<Record<string, string>> = {
  ...{
    gagné: 'gagne',
    gardé: 'garde',
    rapporté: 'rapporte',
    assuré: 'assure',
    donné: 'donne',
    laissé: 'laisse',
    permis: 'permet',
    découvert: 'découvre',
  },
};

function inMood(deed: string, mood: Mood): string {
  if (mood === 'would') return `aurait ${deed}`;
  return mood === 'did' ? `a ${deed}` : deed.replace(/^[^ ]+/, (verb) => PRESENT[verb] ?? verb);
}

const ofOther: Wording['ofOther'] = (claim, name, mood) => {
  const asPlayed = mood === 'did' ? 'après le coup joué' : `sinon (${having(name)})`;
  if (claim.kind === 'uses-effect')
    return 'dans la partie, deux cartes ont été payées sans que leur effet serve';
  if (claim.kind === 'survives') {
    const is = { now: 'serait aussitôt', did: 'était aussitôt', would: 'aurait été aussitôt' }[mood];
    return `${asPlayed}, la partie ${is} perdue${NARROW}: ${endingOf(claim.ending, mood)}`;
  }
  const be = { now: 'ne pourrait plus être', did: 'ne pouvait plus être', would: 'n’aurait plus pu être' }[
    mood
  ];
  return `${asPlayed}, la partie ${be} gagnée`;
};

export const fr: Wording = {
  named,
  subject,
  asked,
  where,
  ofOther,
  takes,
  turn: (about, mood) => {
    if (mood === 'would') return 'le meilleur coup';
    return mood === 'did' && about === 'played' ? 'le coup joué' : 'ce coup';
  },
  called: (turn, name) => `${turn}, ${name},`,
  inOrder: (steps) => steps.join(', puis '),
  deed: (claim, mood, told) => {
    const deed = done(claim, told);
    return deed === undefined ? undefined : inMood(deed, mood);
  },
  also: (deed) => `de plus, ce coup ${deed}`,
  instead: (name, deed) => `en revanche, ${name} ${deed}`,
  sentence: (text) => `${capital(text)}.`,
};
