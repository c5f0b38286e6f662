// The coach of Stellarion in English. Past tense and participle of every verb here are alike, so that one phrase serves
// “would have” and “did”.
import {
  BLACK_HOLE,
  type Card,
  DECKS,
  type Deck,
  GALAXIES,
  galaxyOf,
  isTyped,
  MIRROR,
  ORIGINS,
  TYPES,
  typeOf,
} from '@planisphere/stellarion';
import type { Mood } from '../../review/coach.ts';
import { cardOfCode, type GalaxyName, type StellarionClaim, type TypeName } from './claims.ts';
import { likelihood } from './likelihood.ts';
import type { NamedStep } from './steps.ts';
import type { Wording } from './wording.ts';

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
const GALAXY_NAMES = GALAXIES.map(capital);
const DECK_NAMES = DECKS.map(capital);
const MANY: Readonly<Record<TypeName, string>> = {
  ...{ ship: 'ships', nebula: 'nebulae', stars: 'stars', planet: 'planets' },
};

function cardName(card: Card): string {
  if (card === BLACK_HOLE) return 'the black hole';
  if (card === MIRROR) return 'the mirror';
  return `the ${GALAXY_NAMES[galaxyOf(card)]} ${TYPES[typeOf(card) as 0]}`;
}

/** Of several in a deck any will do. */
const soughtName = (card: Card): string =>
  isTyped(card) ? cardName(card) : cardName(card).replace('the ', 'a ');

const coded = (code: string): string => cardName(cardOfCode(code) ?? BLACK_HOLE);
const deckName = (deck: Deck): string => `the ${DECK_NAMES[deck]} deck`;
const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const joined = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
const percent = (chance: number): string => likelihood(chance, { over: 'more than', under: 'less than' });

function listOf(cards: readonly Card[]): string {
  const [one, two] = cards;
  if (one === undefined || one !== two) return joined(cards.map(cardName));
  return `the two ${GALAXY_NAMES[galaxyOf(one)]} ${MANY[TYPES[typeOf(one) as 0]]}`;
}

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `a shooting star for ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `taking ${cardName(card)} from the Outpost`;
  const deck = ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card);
  return `taking ${cardName(card)} from ${deckName(deck as Deck)}`;
}

function named(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `a Launch to ${GALAXY_NAMES[step.galaxy]}${step.star ? ' with a shooting star' : ''}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `paying with ${listOf(step.cards)}`;
    case 'search':
      return `searching ${deckName(step.deck)} for ${soughtName(step.card)}`;
    case 'recover':
      return `recovering ${listOf(step.cards)} into ${deckName(step.deck)}`;
    case 'scan':
      return `scanning ${deckName(step.deck)}`;
    case 'station':
      return `stationing ${listOf(step.cards)}`;
    case 'place':
      if (step.top.length === 0)
        return `putting both cards at the bottom, ${cardName(step.bottom[0]!)} first`;
      return `putting ${listOf(step.top)} on top`;
    case 'return':
      return `returning ${cardName(step.card)} to its deck`;
    case 'take':
      return step.gift
        ? `giving the voyage to ${GALAXY_NAMES[step.galaxy]} away`
        : `taking the voyage to ${GALAXY_NAMES[step.galaxy]}`;
    case 'spend':
      return `spending two meteors on ${GALAXY_NAMES[step.galaxy]}`;
    case 'prove':
      return `proving the theory of ${MANY[TYPES[step.type]]}`;
    case 'waive':
      return step.retreat > 0
        ? `waiving the effect to send the sun back ${plural(step.retreat, 'space')}`
        : 'waiving the effect';
    case 'cross':
      return 'a Crossing';
    case 'done':
      return 'stopping there';
    case 'wait':
      return 'keeping the meteors';
  }
}

const asked: Wording['asked'] = (step, { compared: { seat }, nameOf }) => {
  switch (step.do) {
    case 'launch':
      return `launch to ${GALAXY_NAMES[step.galaxy]}: ${joined(
        step.from.map((origin, type) => sourceName(type, origin, step.galaxy)),
      )}`;
    case 'pay':
      return `coordinate ${listOf(step.cards)}`;
    case 'search':
      return `search ${deckName(step.deck)} for ${soughtName(step.card)}`;
    case 'recover':
      return `recover ${listOf(step.cards)} into ${deckName(step.deck)}`;
    case 'scan':
      return `scan ${deckName(step.deck)}`;
    case 'station':
      return `station ${listOf(step.cards)}`;
    case 'place':
      if (step.top.length === 0) return `put both cards at the bottom, ${cardName(step.bottom[0]!)} first`;
      if (step.bottom.length === 0) return `put both cards on top, ${cardName(step.top[0]!)} first`;
      return `put ${cardName(step.top[0]!)} on top and ${cardName(step.bottom[0]!)} at the bottom`;
    case 'return':
      return `put ${cardName(step.card)} back under its deck`;
    case 'take':
      return step.to === seat
        ? `take the voyage to ${GALAXY_NAMES[step.galaxy]}`
        : `give the voyage to ${GALAXY_NAMES[step.galaxy]} to ${nameOf(step.to) ?? 'your partner'}`;
    case 'spend':
      return `spend two meteors on a voyage to ${GALAXY_NAMES[step.galaxy]}`;
    case 'prove':
      return `prove the theory of ${MANY[TYPES[step.type]]}: it is free`;
    case 'waive':
      return step.retreat > 0
        ? `waive the effect and send the sun back ${plural(step.retreat, 'space')}`
        : 'waive the effect';
    case 'cross':
      return 'cross with four black holes';
    case 'done':
      return 'stop there';
    case 'wait':
      return 'keep the meteors for now';
    case 'from':
      return originName(step.card, step.origin);
  }
};

function sourceName(type: number, origin: number, galaxy: number): string {
  const name = `the ${TYPES[type as 0]}`;
  if (ORIGINS[origin] === 'star') return `a shooting star for ${name}`;
  if (ORIGINS[origin] === 'outpost') return `${name} from the Outpost`;
  return `${name} from ${deckName((ORIGINS[origin] === 'galaxy' ? galaxy : 4 + type) as Deck)}`;
}

/** How likely it would be otherwise, where that is possible at all. */
const notJust = (instead: number): string =>
  instead > 0 ? `, otherwise only ${percent(instead)} likely` : '';
const to = (galaxy: GalaxyName): string => `to ${capital(galaxy)}`;
/** Why a game is lost at once. */
const ENDINGS = {
  sun: 'the Gloomy Sun arrives',
  stuck: 'no Launch and no Coordination is possible',
  repeated: 'the same position comes for the third time',
} as const;

function done(claim: StellarionClaim, collectedBefore: number): string | undefined {
  switch (claim.kind) {
    case 'wins':
      return 'won the game at once';
    case 'keeps-open':
      return claim.shown === 'courses' ? 'kept the game within reach' : undefined;
    case 'launches':
      return claim.instead > 0
        ? `brought one voyage more, ${to(claim.galaxy)}`
        : `brought a voyage ${to(claim.galaxy)} at once`;
    case 'crosses':
      return `brought ${plural(claim.galaxies.length, 'voyage')} at once: ${joined(claim.galaxies.map(capital))}`;
    case 'spends':
      return `brought a voyage ${to(claim.galaxy)} at once`;
    case 'proves':
      return 'left one theory fewer to prove, at no cost';
    case 'next-turn': {
      const { chance, instead, hinge } = claim;
      const launch = `a Launch ${to(claim.galaxy)} next turn`;
      if (chance > 1 - 1e-9) return `made sure of ${launch}${notJust(instead)}`;
      const why =
        hinge === undefined
          ? ''
          : `: the ${capital(hinge.deck)} deck shows ${coded(hinge.card)} ${plural(hinge.weight, 'time')} in ${hinge.total}`;
      return `made ${launch} ${percent(chance)} likely instead of ${percent(instead)}${why}`;
    }
    case 'keeps-ready':
      return `kept a Launch ${to(claim.galaxy)} ready for next turn${notJust(claim.instead)}`;
    case 'proof':
      return `made the proof of the theory of ${MANY[claim.type]} next turn ${percent(claim.chance)} likely instead of ${percent(claim.instead)}`;
    case 'crossing':
      return claim.chance > 1 - 1e-9
        ? `made sure that four black holes show next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely that four black holes show next turn, instead of ${percent(claim.instead)}`;
    case 'at-hand':
      return claim.chance > 1 - 1e-9
        ? `made sure of ${coded(claim.card)} for next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely to have ${coded(claim.card)} next turn, instead of ${percent(claim.instead)}`;
    default:
      return supplied(claim, collectedBefore);
  }
}

/** Voyages to the galaxy of a card. */
function voyagesLeft({ card, toGo }: { readonly card: string; readonly toGo: number }): string {
  const galaxy = GALAXY_NAMES[galaxyOf(cardOfCode(card) ?? BLACK_HOLE)];
  return toGo === 1 ? `the last voyage to ${galaxy}` : `the ${toGo} voyages to ${galaxy} to come`;
}

function supplied(claim: StellarionClaim, collectedBefore: number): string | undefined {
  switch (claim.kind) {
    case 'pair':
      return claim.chance > 1 - 1e-9
        ? `made sure of two ${MANY[claim.type]} for a Coordination next turn${notJust(claim.instead)}`
        : `made it ${percent(claim.chance)} likely to have two ${MANY[claim.type]} next turn, instead of ${percent(claim.instead)}`;
    case 'copies':
      return `left ${claim.left === 1 ? 'one copy' : `${claim.left} copies`} of ${coded(claim.card)} instead of ${claim.instead} for ${voyagesLeft(claim)}`;
    case 'stationed':
      return `kept ${coded(claim.card)} safe in the Outpost`;
    case 'cards':
      return `left ${claim.left} cards in play instead of ${claim.instead}`;
    case 'stars':
      return `left ${plural(claim.left, 'shooting star')} instead of ${claim.instead}`;
    case 'sun':
      return `kept the sun ${plural(claim.away, 'space')} from the end instead of ${claim.instead}`;
    case 'meteors':
      return claim.collected > collectedBefore
        ? `brought a meteor: ${claim.collected} instead of ${claim.instead}`
        : `kept ${plural(claim.collected, 'meteor')} instead of ${claim.instead}`;
    case 'holes':
      return `left ${plural(claim.showing, 'black hole')} showing instead of ${claim.instead}`;
    case 'mirrors':
      return `left ${plural(claim.left, 'mirror')} instead of ${claim.instead}`;
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

/** Of the other line: how it leaves the game, or that it pays for nothing. */
const ofOther: Wording['ofOther'] = (claim, name, mood) => {
  const asPlayed = mood === 'did' ? 'as played' : `after ${name}`;
  if (claim.kind === 'uses-effect')
    return mood === 'did'
      ? 'as played, two cards were paid for nothing'
      : `${name} pays two cards for nothing`;
  if (claim.kind === 'survives') return `${asPlayed}, the game is lost at once: ${ENDINGS[claim.ending]}`;
  return `${asPlayed}, the game can no longer be won`;
};

function where(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
    case 'take':
    case 'spend':
      return `Look at the voyages to ${GALAXY_NAMES[step.galaxy]}.`;
    case 'from':
      return `Look at ${cardName(step.card)}, and where it can come from.`;
    case 'pay':
      return `Look at ${listOf(step.cards)}.`;
    case 'search':
    case 'scan':
      return `Look at ${deckName(step.deck)}.`;
    case 'recover':
      return `Look at the ${DECK_NAMES[step.deck]} discard.`;
    case 'station':
      return 'Look at the Outpost, and at the cards that show.';
    case 'place':
      return 'Look at the two cards: one goes on top.';
    case 'return':
      return 'Look at the ships that paid.';
    case 'prove':
      return 'Look at the theory that lies face up.';
    case 'waive':
      return step.retreat > 0 ? 'Look at the sun.' : 'Look at what the effect would cost.';
    case 'cross':
      return 'Look at the black holes that show.';
    case 'done':
      return 'Look at what the effect has done so far.';
    case 'wait':
      return 'Look at the meteors.';
  }
}

export const en: Wording = {
  named,
  asked,
  where,
  ofOther,
  inOrder: (steps) => steps.join(', then '),
  deed: (claim, mood, { compared: { before } }) => {
    const deed = done(claim, before.collected);
    return deed === undefined ? undefined : inMood(deed, mood);
  },
  also: (deed) =>
    deed.startsWith('would have ') ? deed.replace('would have', 'it would also have') : `it also ${deed}`,
  instead: (name, deed) => `in return, ${name} ${deed}`,
  sentence: (text) => `${capital(text)}.`,
};
