// The steps of Stellarion in English: as a noun, as an instruction, and as a place to look at.
import { counted } from '@planisphere/core';
import { type Card, type Deck, galaxyOf, ORIGINS, TYPES, typeOf } from '@planisphere/stellarion';
import type { TypeName } from './claims.ts';
import {
  cardName,
  DECK_NAMES,
  deckName,
  GALAXY_NAMES,
  joined,
  listOf,
  MANY,
  soughtName,
} from './names.en.ts';
import type { NamedStep } from './steps.ts';
import type { Wording } from './wording.ts';

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `using a shooting star for ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `taking ${cardName(card)} from the Outpost`;
  const deck = ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card);
  return `taking ${cardName(card)} from ${deckName(deck as Deck)}`;
}

type Voyage = Extract<NamedStep, { do: 'launch' | 'take' | 'spend' }>;

const columnOf = ({ column, apart }: Voyage): string =>
  apart === true && column !== undefined ? `, the voyage of the ${column} column` : '';

const ofColumn = ({ column }: Voyage): string => (column !== undefined ? ` of the ${column} column` : '');

const STARS = TYPES.indexOf('stars');

const decksOf = (decks: readonly (Deck | undefined)[]): string =>
  joined(decks.map((deck) => (deck === undefined ? 'the Outpost' : deckName(deck))));

/** What an effect does again; stars scan, ships search. */
const GOING_ON: Readonly<Record<TypeName, readonly [string, string]>> = {
  ship: ['search', 'searching'],
  nebula: ['recover', 'recovering'],
  stars: ['scan', 'scanning'],
  planet: ['station', 'stationing'],
};

/** If both columns show the galaxy, the instruction says which one. */
const eitherOf = (step: Voyage): string => (step.either === true ? ofColumn(step) : '');

export function named(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `a launch to ${GALAXY_NAMES[step.galaxy]}${step.star ? ' with a shooting star' : ''}${columnOf(step)}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `paying with ${listOf(step.cards)}${step.apart === true ? ` from ${decksOf(step.from)}` : ''}`;
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
        ? `giving the voyage to ${GALAXY_NAMES[step.galaxy]}${step.apart === true ? ofColumn(step) : ''} away`
        : `taking the voyage to ${GALAXY_NAMES[step.galaxy]}${step.apart === true ? ofColumn(step) : ''}`;
    case 'spend':
      return `spending two meteors on ${GALAXY_NAMES[step.galaxy]}${columnOf(step)}`;
    case 'prove':
      return `proving the theory of ${MANY[TYPES[step.type]]}`;
    case 'waive':
      return step.retreat > 0
        ? `waiving the effect to send the sun back ${counted(step.retreat, 'space')}`
        : 'waiving the effect';
    case 'cross':
      return `a crossing${step.apart === true ? ` with the black holes of the ${joined(step.decks.map((deck) => DECK_NAMES[deck]!))} decks` : ''}`;
    case 'done':
      return `${GOING_ON[TYPES[step.power]][1]} no further`;
    case 'wait':
      return 'keeping the meteors';
  }
}

export const asked: Wording['asked'] = (step, { compared: { seat }, nameOf }) => {
  switch (step.do) {
    case 'launch':
      return `launch to ${GALAXY_NAMES[step.galaxy]}${columnOf({ ...step, apart: step.either === true })}: ${joined(
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
        ? `${takes(new Map([[step.galaxy, 1]]))}${eitherOf(step)}`
        : `give the voyage to ${GALAXY_NAMES[step.galaxy]}${eitherOf(step)} to ${nameOf(step.to) ?? 'your partner'}`;
    case 'spend':
      return `spend two meteors on ${step.either === true ? 'the' : 'a'} voyage to ${GALAXY_NAMES[step.galaxy]}${eitherOf(step)}`;
    case 'prove':
      return `prove the theory of ${MANY[TYPES[step.type]]}: it is free`;
    case 'waive':
      return step.retreat > 0
        ? `waive the effect and send the sun back ${counted(step.retreat, 'space')}`
        : 'waive the effect';
    case 'cross':
      return 'cross with four black holes';
    case 'done':
      return `${GOING_ON[TYPES[step.power]][0]} no further`;
    case 'wait':
      return 'keep the meteors for now';
    case 'from':
      return originName(step.card, step.origin);
  }
};

export const takes: Wording['takes'] = (voyages) =>
  `take ${joined(
    [...voyages].map(([galaxy, count]) =>
      count === 1
        ? `the voyage to ${GALAXY_NAMES[galaxy]}`
        : `${counted(count, 'voyage')} to ${GALAXY_NAMES[galaxy]}`,
    ),
  )}`;

function sourceName(type: number, origin: number, galaxy: number): string {
  const name = `the ${TYPES[type as 0]}`;
  if (ORIGINS[origin] === 'star') return `a shooting star for ${name}`;
  if (ORIGINS[origin] === 'outpost') return `${name} from the Outpost`;
  return `${name} from ${deckName((ORIGINS[origin] === 'galaxy' ? galaxy : 4 + type) as Deck)}`;
}

export function where(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
    case 'take':
    case 'spend':
      return `Look at the voyages to ${GALAXY_NAMES[step.galaxy]}.`;
    case 'from':
      return `Look at ${cardName(step.card)}, and where ${typeOf(step.card) === STARS ? 'they' : 'it'} can come from.`;
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
      return 'Look at the two cards that you scanned.';
    case 'return':
      return 'Look at the ships that paid.';
    case 'prove':
      return 'Look at the theory that lies face up.';
    case 'waive':
      return step.retreat > 0 ? 'Look at the sun.' : 'Look at what the effect would do.';
    case 'cross':
      return 'Look at the black holes that show.';
    case 'done':
      return 'Look at what the effect has done so far.';
    case 'wait':
      return 'Look at the meteors.';
  }
}
