// The coach of Stellarion in English. Past tense and participle of every verb here are alike, so that one phrase serves
// “would have” and “did”.
import { capital, counted } from '@planisphere/core';
import { BLACK_HOLE, galaxyOf } from '@planisphere/stellarion';
import type { Mood } from '../../review/coach.ts';
import { cardOfCode, type GalaxyName, type StellarionClaim } from './claims.ts';
import { cardOf, coded, GALAXY_NAMES, joined, MANY, PAYING, percent } from './names.en.ts';
import { asked, named, subject, takes, where } from './steps.en.ts';
import type { Told, Wording } from './wording.ts';

/** The other line's chance, if there is any. */
const notJust = (instead: number): string =>
  instead > 0 ? `, otherwise only ${percent(instead)} likely` : '';
/** The other line's count. */
const insteadOf = (count: number): string => `instead of ${count === 0 ? 'none' : count}`;
const to = (galaxy: GalaxyName): string => `to ${capital(galaxy)}`;
/** Why a game is lost at once: what might be, what was, and what might have been. */
const ENDINGS = {
  sun: { now: 'would arrive', did: 'arrived', would: 'would have arrived' },
  stuck: { now: 'would be possible', did: 'was possible', would: 'would have been possible' },
  repeated: { now: 'would come', did: 'had come', would: 'would have come' },
} as const;

function endingOf(ending: keyof typeof ENDINGS, mood: Mood): string {
  const comes = ENDINGS[ending][mood];
  if (ending === 'sun') return `the Gloomy Sun ${comes}`;
  return ending === 'stuck'
    ? `no launch and no coordination ${comes}`
    : `the same position ${comes} for the third time`;
}

/** The galaxies of several voyages; with the number for two to one galaxy. */
function shared(galaxies: readonly GalaxyName[]): readonly string[] {
  const each = [...new Set(galaxies)];
  if (each.length === galaxies.length) return galaxies.map(capital);
  return each.map((galaxy) => `${galaxies.filter((other) => other === galaxy).length} ${to(galaxy)}`);
}

const kept = ({ isKept }: Told): string => (isKept ? 'kept' : 'made sure of');

/** Of two copies, one of which is spent, the one that stays or comes. */
function copyOf(code: string, { other }: Told): string {
  if (other === undefined) return coded(code);
  if (other === 'another')
    return coded(code).replace('the ', coded(code).endsWith('stars') ? 'other ' : 'another ');
  if (other === 'outpost') return `${coded(code).replace('the ', 'the other ')}, in the Outpost,`;
  return cardOf(cardOfCode(code) ?? BLACK_HOLE, other);
}

/** A fraction in lowest terms: 2 times in 4 is 1 time in 2. */
function oddsOf({ weight, total }: { readonly weight: number; readonly total: number }): string {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  const by = common(weight, total);
  return `${counted(weight / by, 'time')} in ${total / by}`;
}

function done(claim: StellarionClaim, told: Told, mood: Mood): string | undefined {
  switch (claim.kind) {
    case 'wins':
      return 'won the game at once';
    case 'keeps-open':
      return 'kept the win within reach';
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
          : `: the ${capital(hinge.deck)} deck shows ${coded(hinge.card)} ${oddsOf(hinge)}`;
      return `made ${launch} ${percent(chance)} likely instead of ${percent(instead)}${why}`;
    }
    case 'keeps-ready':
      return `kept a launch ${to(claim.galaxy)} ready for next turn${notJust(claim.instead)}`;
    case 'proof':
      return claim.chance > 1 - 1e-9
        ? `made sure that the theory of ${MANY[claim.type]} ${mood === 'now' ? 'can' : 'could'} be proved next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely that the theory of ${MANY[claim.type]} ${mood === 'now' ? 'can' : 'could'} be proved next turn, instead of ${percent(claim.instead)}`;
    case 'crossing':
      if (told.isKept) return `kept four black holes showing for next turn${notJust(claim.instead)}`;
      return claim.chance > 1 - 1e-9
        ? `made sure that four black holes ${mood === 'now' ? 'show' : 'would show'} next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely that four black holes ${mood === 'now' ? 'show' : 'would show'} next turn, instead of ${percent(claim.instead)}`;
    case 'at-hand':
      return claim.chance > 1 - 1e-9
        ? `${kept(told)} ${copyOf(claim.card, told)} for next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely to have ${copyOf(claim.card, told)} next turn, instead of ${percent(claim.instead)}`;
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
        : `made it ${percent(claim.chance)} likely to have two ${PAYING[claim.type]} for a coordination next turn, instead of ${percent(claim.instead)}`;
    case 'copies':
      return `left ${counted(claim.left, 'copy', 'copies')} of ${coded(claim.card)} ${insteadOf(claim.instead)} for ${voyagesLeft(claim)}`;
    case 'stationed':
      return `kept ${told.other === undefined ? coded(claim.card) : coded(claim.card).replace('the ', 'the other ')} safe in the Outpost`;
    case 'cards':
      return `left ${claim.left} cards ${told.isMixed ? 'with a type ' : ''}in play instead of ${claim.instead}`;
    case 'stars':
      return `left ${counted(claim.left, 'shooting star')} ${insteadOf(claim.instead)}`;
    case 'sun':
      return `left the sun ${counted(claim.away, 'space')} from the end instead of ${claim.instead}`;
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
  if (claim.kind === 'uses-effect') return 'as played, two cards were paid and their effect was left unused';
  if (claim.kind === 'survives') {
    const is = { now: 'would be', did: 'was', would: 'would have been' }[mood];
    return `${asPlayed}, the game ${is} lost at once: ${endingOf(claim.ending, mood)}`;
  }
  const be = { now: 'can no longer be', did: 'could no longer be', would: 'could no longer have been' }[mood];
  return `${asPlayed}, the game ${be} won`;
};

export const en: Wording = {
  named,
  subject,
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
    const deed = done(claim, told, mood);
    return deed === undefined ? undefined : inMood(deed, mood);
  },
  also: (deed) =>
    deed.startsWith('would have ') ? deed.replace('would have', 'it would also have') : `it also ${deed}`,
  instead: (name, deed) => `on the other hand, ${name} ${deed}`,
  sentence: (text) => `${capital(text)}.`,
};
