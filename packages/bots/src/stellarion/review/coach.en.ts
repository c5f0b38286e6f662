// The coach of Stellarion in English. Past tense and participle of every verb here are alike, so that one phrase serves
// “would have” and “did”.
import { capital, counted } from '@planisphere/core';
import { BLACK_HOLE, galaxyOf } from '@planisphere/stellarion';
import type { Mood } from '../../review/coach.ts';
import { cardOfCode, type GalaxyName, type StellarionClaim } from './claims.ts';
import { coded, GALAXY_NAMES, joined, MANY, PAYING, percent } from './names.en.ts';
import { asked, named, takes, where } from './steps.en.ts';
import type { Told, Wording } from './wording.ts';

/** The other line's chance, if there is any. */
const notJust = (instead: number): string =>
  instead > 0 ? `, otherwise only ${percent(instead)} likely` : '';
/** The other line's count. */
const insteadOf = (count: number): string => `instead of ${count === 0 ? 'none' : count}`;
const to = (galaxy: GalaxyName): string => `to ${capital(galaxy)}`;
/** Why a game is lost at once: in the present, and of a finished game. */
const ENDINGS = {
  sun: ['the Gloomy Sun arrives', 'the Gloomy Sun arrived'],
  stuck: ['no launch and no coordination is possible', 'no launch and no coordination was possible'],
  repeated: ['the same position comes for the third time', 'the same position had come for the third time'],
} as const;

/** The galaxies of several voyages; with the number for two to one galaxy. */
function shared(galaxies: readonly GalaxyName[]): readonly string[] {
  const each = [...new Set(galaxies)];
  if (each.length === galaxies.length) return galaxies.map(capital);
  return each.map((galaxy) => `${galaxies.filter((other) => other === galaxy).length} ${to(galaxy)}`);
}

const kept = ({ isKept }: Told): string => (isKept ? 'kept' : 'made sure of');

function done(claim: StellarionClaim, told: Told): string | undefined {
  switch (claim.kind) {
    case 'wins':
      return 'won the game at once';
    case 'keeps-open':
      return claim.shown === 'courses' ? 'kept the game within reach' : undefined;
    case 'launches':
      return claim.instead > 0 ? `brought one voyage more, ${to(claim.galaxy)}` : 'brought a voyage at once';
    case 'crosses':
      return `brought ${counted(claim.galaxies.length, 'voyage')} at once: ${joined(shared(claim.galaxies))}`;
    case 'spends':
      return claim.instead > 0 ? 'brought one voyage more' : 'brought a voyage at once';
    case 'proves':
      return 'left one theory fewer to prove, at no cost';
    case 'next-turn': {
      const { chance, instead, hinge } = claim;
      const launch = `a launch ${to(claim.galaxy)} next turn`;
      if (chance > 1 - 1e-9) return `made sure of ${launch}${notJust(instead)}`;
      const why =
        hinge === undefined
          ? ''
          : `: the ${capital(hinge.deck)} deck shows ${coded(hinge.card)} ${counted(hinge.weight, 'time')} in ${hinge.total}`;
      return `made ${launch} ${percent(chance)} likely instead of ${percent(instead)}${why}`;
    }
    case 'keeps-ready':
      return `kept a launch ${to(claim.galaxy)} ready for next turn${notJust(claim.instead)}`;
    case 'proof':
      if (claim.chance > 1 - 1e-9)
        return `made sure of the proof of the theory of ${MANY[claim.type]} next turn${notJust(claim.instead)}`;
      return `made the proof of the theory of ${MANY[claim.type]} next turn ${percent(claim.chance)} likely instead of ${percent(claim.instead)}`;
    case 'crossing':
      return claim.chance > 1 - 1e-9
        ? `made sure that four black holes show next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely that four black holes show next turn, instead of ${percent(claim.instead)}`;
    case 'at-hand':
      return claim.chance > 1 - 1e-9
        ? `${kept(told)} ${coded(claim.card)} for next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely to have ${coded(claim.card)} next turn, instead of ${percent(claim.instead)}`;
    default:
      return supplied(claim, told);
  }
}

/** Voyages to the galaxy of a card. */
function voyagesLeft({ card, toGo }: { readonly card: string; readonly toGo: number }): string {
  const galaxy = GALAXY_NAMES[galaxyOf(cardOfCode(card) ?? BLACK_HOLE)];
  return toGo === 1 ? `the last voyage to ${galaxy}` : `the ${toGo} voyages to ${galaxy} still to fly`;
}

function supplied(claim: StellarionClaim, told: Told): string | undefined {
  switch (claim.kind) {
    case 'pair':
      return claim.chance > 1 - 1e-9
        ? `${kept(told)} two ${PAYING[claim.type]} for a coordination next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely to have two ${PAYING[claim.type]} next turn, instead of ${percent(claim.instead)}`;
    case 'copies':
      return `left ${claim.left === 1 ? 'one copy' : `${claim.left} copies`} of ${coded(claim.card)} ${insteadOf(claim.instead)} for ${voyagesLeft(claim)}`;
    case 'stationed':
      return `kept ${coded(claim.card)} safe in the Outpost`;
    case 'cards':
      return `left ${claim.left} cards in play instead of ${claim.instead}`;
    case 'stars':
      return `left ${counted(claim.left, 'shooting star')} ${insteadOf(claim.instead)}`;
    case 'sun':
      return `kept the sun ${counted(claim.away, 'space')} from the end instead of ${claim.instead}`;
    case 'meteors':
      return claim.collected > told.collected
        ? `brought a meteor${claim.instead === 0 ? '' : `: ${claim.collected} instead of ${claim.instead}`}`
        : `kept ${counted(claim.collected, 'meteor')} ${insteadOf(claim.instead)}`;
    case 'holes':
      return `left ${counted(claim.showing, 'black hole')} showing ${insteadOf(claim.instead)}`;
    case 'mirrors':
      return `left ${counted(claim.left, 'mirror')} in play ${insteadOf(claim.instead)}`;
    case 'uncovers':
      return `uncovered a voyage ${to(claim.galaxy)}`;
    default:
      return undefined;
  }
}

/** The first word of every deed in the present. */
const PRESENT: Readonly<Record<string, string>> = {
  ...{ won: 'wins', kept: 'keeps', brought: 'brings', made: 'makes', left: 'leaves', uncovered: 'uncovers' },
};

function inMood(deed: string, mood: Mood): string {
  if (mood === 'would') return `would have ${deed}`;
  return mood === 'did' ? deed : deed.replace(/^\w+/, (verb) => PRESENT[verb] ?? verb);
}

/** About the other line: how it leaves the game, or that it leaves an effect unused. */
const ofOther: Wording['ofOther'] = (claim, name, mood) => {
  const asPlayed = mood === 'did' ? 'as played' : `after ${name}`;
  const isNow = mood === 'now';
  if (claim.kind === 'uses-effect')
    return mood === 'did'
      ? 'as played, two cards were paid and their effect was left unused'
      : `${name} ${isNow ? 'pays two cards and leaves' : 'would have paid two cards and left'} their effect unused`;
  if (claim.kind === 'survives') {
    const [ends, ended] = ENDINGS[claim.ending];
    return isNow
      ? `${asPlayed}, the game is lost at once: ${ends}`
      : `${asPlayed}, the game was lost at once: ${ended}`;
  }
  return `${asPlayed}, the game ${isNow ? 'can' : 'could'} no longer be won`;
};

export const en: Wording = {
  named,
  asked,
  where,
  ofOther,
  takes,
  turn: (about, mood) => {
    if (mood === 'would') return 'the better turn';
    return mood === 'did' && about === 'played' ? 'the turn that was played' : 'this turn';
  },
  called: (turn, name) => `${turn}, ${name},`,
  inOrder: (steps) => steps.join(', then '),
  deed: (claim, mood, told) => {
    const deed = done(claim, told);
    return deed === undefined ? undefined : inMood(deed, mood);
  },
  also: (deed) =>
    deed.startsWith('would have ') ? deed.replace('would have', 'it would also have') : `it also ${deed}`,
  instead: (name, deed) => `on the other hand, ${name} ${deed}`,
  sentence: (text) => `${capital(text)}.`,
};
