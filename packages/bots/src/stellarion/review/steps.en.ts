// The steps of Stellarion in English: as a noun, as an instruction, and as a place to look at.
import { counted } from '@planisphere/core';
import { type Card, type Deck, galaxyOf, ORIGINS, TYPES, typeOf } from '@planisphere/stellarion';
import type { TypeName } from './claims.ts';
import {
  cardName,
  cardOf,
  DECK_NAMES,
  deckName,
  GALAXY_NAMES,
  joined,
  listFrom,
  listOf,
  MANY,
  manyName,
  soughtName,
} from './names.en.ts';
import { isApposed, type NamedStep } from './steps.ts';
import type { Wording } from './wording.ts';

function originName(card: Card, origin: number): string {
  if (ORIGINS[origin] === 'star') return `using a shooting star for ${cardName(card)}`;
  if (ORIGINS[origin] === 'outpost') return `paying ${cardOf(card, undefined)}`;
  return `paying ${cardOf(card, (ORIGINS[origin] === 'galaxy' ? galaxyOf(card) : 4 + typeOf(card)) as Deck)}`;
}

type Voyage = Extract<NamedStep, { do: 'launch' | 'take' | 'spend' }>;

const columnOf = ({ column, apart }: Voyage): string =>
  apart === true && column !== undefined ? `, the voyage of the ${column} column` : '';

const ofColumn = ({ column }: Voyage): string => (column !== undefined ? ` of the ${column} column` : '');

const STARS = TYPES.indexOf('stars');

/** Where the other line does the same with cards from elsewhere, their places tell the lines apart. */
const apartOf = (step: Extract<NamedStep, { do: 'pay' | 'station' }>): string => {
  if (step.apart !== true) return listOf(step.cards);
  return listFrom({ ...step, elsewhere: step.elsewhere ?? step.cards.map(() => true) });
};

const voyageTo = ({ galaxy, isLast, apart }: Extract<NamedStep, { do: 'take' }>): string =>
  `${isLast === true || apart === true ? 'the' : 'a'} voyage to ${GALAXY_NAMES[galaxy]}`;
/** Several voyages to one galaxy, or one and perhaps its column. */
const taken = (step: Extract<NamedStep, { do: 'take' }>): string =>
  step.times === undefined
    ? `${voyageTo(step)}${step.apart === true ? ofColumn(step) : ''}`
    : `${counted(step.times, 'voyage')} to ${GALAXY_NAMES[step.galaxy]}`;

/** Both cards in one place: the first is the upper one. */
function bothIn([upper, lower]: readonly Card[], place: 'on top' | 'at the bottom'): string {
  if (upper === lower) return `both ${manyName(upper!)} ${place}`;
  return place === 'on top'
    ? `both cards on top, ${cardName(upper!)} uppermost`
    : `both cards at the bottom, ${cardName(lower!)} undermost`;
}

/** What an effect does again; stars scan, ships search. */
const GOING_ON: Readonly<Record<TypeName, readonly [string, string]>> = {
  ship: ['search', 'searching'],
  nebula: ['recover', 'recovering'],
  stars: ['scan', 'scanning'],
  planet: ['station', 'stationing'],
};

/** If both columns show the galaxy, the instruction says which one. */
const eitherOf = (step: Voyage): string => (step.either === true ? ofColumn(step) : '');

/** The uppermost of two recovered cards. */
const onTop = ({ cards: [first] }: Extract<NamedStep, { do: 'recover' }>): string =>
  `, ${cardName(first!)} on top`;

export function named(step: NamedStep): string {
  switch (step.do) {
    case 'launch':
      return `launching to ${GALAXY_NAMES[step.galaxy]}${step.star ? ' with a shooting star' : ''}${columnOf(step)}`;
    case 'from':
      return originName(step.card, step.origin);
    case 'pay':
      return `paying with ${apartOf(step)}`;
    case 'search':
      return `searching ${deckName(step.deck)} for ${soughtName(step.card)}`;
    case 'recover':
      return `recovering ${listOf(step.cards)} into ${deckName(step.deck)}${step.apart === true ? onTop(step) : ''}`;
    case 'scan':
      return `scanning ${deckName(step.deck)}${step.atOnce === true ? ' at once' : ''}`;
    case 'station':
      return `stationing ${apartOf(step)}`;
    case 'place':
      if (step.top.length === 0) return `putting ${bothIn(step.bottom, 'at the bottom')}`;
      return `putting ${step.bottom.length === 0 ? bothIn(step.top, 'on top') : `${cardName(step.top[0]!)} on top`}`;
    case 'return':
      return `putting ${cardName(step.card)} back under ${step.apart === true ? deckName(step.deck) : 'its deck'}`;
    case 'take':
      return step.gift ? `giving ${taken(step)} away` : `taking ${taken(step)}`;
    case 'spend':
      return `spending two meteors on ${GALAXY_NAMES[step.galaxy]}${columnOf(step)}`;
    case 'prove':
      return `proving the theory of ${MANY[TYPES[step.type]]}`;
    case 'waive':
      if (step.retreat > 0)
        return `waiving the effect to send the sun back ${counted(step.retreat, 'space')}`;
      return step.cards === undefined
        ? 'waiving the effect'
        : `paying with ${listOf(step.cards)} and waiving the effect`;
    case 'cross':
      return `crossing${step.apart === true ? ` with the black holes of the ${joined(step.decks.map((deck) => DECK_NAMES[deck]!))} decks` : ''}`;
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
      return `coordinate ${listFrom(step)}`;
    case 'search':
      return `search ${deckName(step.deck)} for ${soughtName(step.card)}`;
    case 'recover':
      return `recover ${listOf(step.cards)} into ${deckName(step.deck)}${step.ordered === true ? onTop(step) : ''}`;
    case 'scan':
      return `scan ${deckName(step.deck)}`;
    case 'station':
      return `station ${listFrom(step)}`;
    case 'place':
      if (step.top.length === 0) return `put ${bothIn(step.bottom, 'at the bottom')}`;
      if (step.bottom.length === 0) return `put ${bothIn(step.top, 'on top')}`;
      return `put ${cardName(step.top[0]!)} on top and ${cardName(step.bottom[0]!)} at the bottom`;
    case 'return':
      return `put ${cardName(step.card)} back under ${step.either === true ? deckName(step.deck) : 'its deck'}`;
    case 'take':
      return step.to === seat
        ? `take ${voyageTo({ ...step, apart: step.either === true })}${eitherOf(step)}`
        : `give ${voyageTo({ ...step, apart: step.either === true })}${eitherOf(step)} to ${nameOf(step.to) ?? 'your partner'}`;
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
    voyages.map(({ galaxy, count, isLast }) =>
      count === 1
        ? `${isLast ? 'the' : 'a'} voyage to ${GALAXY_NAMES[galaxy]}`
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
      return `You may stop ${GOING_ON[TYPES[step.power]][1]} here.`;
    case 'wait':
      return 'Look at the meteors.';
  }
}

/** The step as the subject of a sentence. */
export const subject: Wording['subject'] = (step) => `${named(step)}${isApposed(step) ? ',' : ''}`;
