// L’entraîneur de Stellarion en français. Tout verbe est un participe après « avoir », pour « aurait » comme pour
// « a ».
import { capital, countedInFrench } from '@planisphere/core';
import { BLACK_HOLE, galaxyOf } from '@planisphere/stellarion';
import type { Mood } from '../../review/coach.ts';
import { cardOfCode, type GalaxyName, type StellarionClaim } from './claims.ts';
import {
  CARDS_OF,
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
import { asked, named, takes, where } from './steps.fr.ts';
import type { Told, Wording } from './wording.ts';

/** Les chances autrement, quand il y en a. */
const notJust = (instead: number): string =>
  instead > 0 ? ` (sinon, ${percent(instead)} de chances seulement)` : '';
/** Combien il y en aurait autrement. */
const insteadOf = (count: number, none: 'aucun' | 'aucune'): string =>
  count === 0 ? `au lieu d’${none}` : `au lieu de ${count}`;
const towards = (galaxy: GalaxyName): string => `vers ${galaxyCalled(galaxy)}`;
/** Pourquoi une partie est perdue aussitôt. */
const ENDINGS = {
  sun: ['le Soleil Glauque arrive', 'le Soleil Glauque arrivait'],
  stuck: ['ni lancement ni coordination n’est possible', 'ni lancement ni coordination n’était possible'],
  repeated: [
    'la même position se présente pour la troisième fois',
    'la même position se présentait pour la troisième fois',
  ],
} as const;

/** Les galaxies de plusieurs voyages ; de deux vers la même, combien. */
function shared(galaxies: readonly GalaxyName[]): readonly string[] {
  const each = [...new Set(galaxies)];
  if (each.length === galaxies.length) return galaxies.map(galaxyCalled);
  return each.map((galaxy) => `${galaxies.filter((other) => other === galaxy).length} ${towards(galaxy)}`);
}

const kept = ({ isKept }: Told): string => (isKept ? 'gardé' : 'assuré');

function done(claim: StellarionClaim, told: Told): string | undefined {
  switch (claim.kind) {
    case 'wins':
      return 'gagné la partie sur-le-champ';
    case 'keeps-open':
      return claim.shown === 'courses' ? 'gardé la victoire à portée' : undefined;
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
          : `${NARROW}: ${deckCalled(hinge.deck)} montre ${coded(hinge.card)} ${hinge.weight} fois sur ${hinge.total}`;
      return `donné ${percent(chance)} de chances de lancer un voyage ${towards(claim.galaxy)} au tour suivant, au lieu de ${percent(instead)}${why}`;
    }
    case 'keeps-ready':
      return `gardé prêt un lancement ${towards(claim.galaxy)} pour le tour suivant${notJust(claim.instead)}`;
    case 'proof':
      if (claim.chance > 1 - 1e-9)
        return `assuré la démonstration de la théorie des ${THEORIES[claim.type]} au tour suivant${notJust(claim.instead)}`;
      return `donné ${percent(claim.chance)} de chances de démontrer la théorie des ${THEORIES[claim.type]} au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'crossing':
      return claim.chance > 1 - 1e-9
        ? `assuré quatre trous noirs visibles au tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances de voir quatre trous noirs au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'at-hand':
      return claim.chance > 1 - 1e-9
        ? `${kept(told)} ${coded(claim.card)} pour le tour suivant${notJust(claim.instead)}`
        : `donné ${percent(claim.chance)} de chances d’avoir ${coded(claim.card)} au tour suivant, au lieu de ${percent(claim.instead)}`;
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
        : `donné ${percent(claim.chance)} de chances d’avoir deux ${CARDS_OF[claim.type]} au tour suivant, au lieu de ${percent(claim.instead)}`;
    case 'copies':
      return `laissé ${countedInFrench(claim.left, 'exemplaire')} ${of(coded(claim.card))} ${insteadOf(claim.instead, 'aucun')} pour ${voyagesLeft(claim)}`;
    case 'stationed':
      return `gardé ${coded(claim.card)} à l’abri dans l’Avant-Poste`;
    case 'cards':
      return `laissé ${countedInFrench(claim.left, 'carte')} en jeu au lieu de ${claim.instead}`;
    case 'stars':
      return `laissé ${countedInFrench(claim.left, 'étoile filante', 'étoiles filantes')} ${insteadOf(claim.instead, 'aucune')}`;
    case 'sun':
      return `gardé le soleil à ${countedInFrench(claim.away, 'case')} de la fin au lieu de ${claim.instead}`;
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
    découvert: 'découvre',
  },
};

function inMood(deed: string, mood: Mood): string {
  if (mood === 'would') return `aurait ${deed}`;
  return mood === 'did' ? `a ${deed}` : deed.replace(/^[^ ]+/, (verb) => PRESENT[verb] ?? verb);
}

const ofOther: Wording['ofOther'] = (claim, name, mood) => {
  const asPlayed = mood === 'did' ? 'après le coup joué' : `autrement (${name})`;
  const isNow = mood === 'now';
  if (claim.kind === 'uses-effect')
    return mood === 'did'
      ? 'dans la partie, deux cartes ont été payées sans que leur effet serve'
      : `${name}, ${isNow ? 'c’est' : 'c’était'} payer deux cartes sans profiter de leur effet`;
  if (claim.kind === 'survives') {
    const [ends, ended] = ENDINGS[claim.ending];
    return `${asPlayed}, la partie ${isNow ? 'est' : 'était'} aussitôt perdue${NARROW}: ${isNow ? ends : ended}`;
  }
  return `${asPlayed}, la partie ne ${isNow ? 'peut' : 'pouvait'} plus être gagnée`;
};

export const fr: Wording = {
  named,
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
