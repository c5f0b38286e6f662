// Events as words: `A launch alpha alpha nebula outpost star`, `A coordinate alpha ship`, `chance alpha Sa`.
import { type EventOf, makeSeat, type Seat } from '@planisphere/core';
import { type Action, type Origin, SLOTS, type Source } from '../rules/actions.ts';
import { type Card, GALAXIES, type Galaxy, TYPES } from '../rules/cards.ts';
import type { Outcome } from '../rules/outcomes.ts';
import type { Stellarion } from '../rules/types.ts';
import { makeCard, makeDeck } from './words.ts';

export function makeEvent(event: EventOf<Stellarion>): string {
  if (event.by === 'chance') return `chance ${makeOutcome(event.outcome)}`;
  return `${makeSeat(event.by)} ${makeAction(event.action, event.by)}`;
}

function makeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'show':
      return `${makeDeck(outcome.deck)} ${makeCard(outcome.card)}`;
    case 'pair':
      return `${makeDeck(outcome.deck)} ${outcome.cards.map(makeCard).join(' ')}`;
    case 'voyage':
      return `voyage ${GALAXIES[outcome.galaxy]}`;
    case 'column':
      return `${outcome.column === 0 ? 'left' : 'right'} ${GALAXIES[outcome.galaxy]}`;
    default:
      return `${outcome.kind} ${TYPES[outcome.type]}`;
  }
}

export function makeAction(action: Action, by: Seat): string {
  switch (action.kind) {
    case 'launch':
      return makeLaunch(action);
    case 'coordinate':
      return `coordinate ${action.pay.map(makeSource).join(' ')}`;
    case 'waive':
      return action.retreat === 0 ? 'waive' : `waive ${action.retreat}`;
    case 'return':
    case 'search':
      return `${action.kind} ${makeDeck(action.deck)} ${makeCard(action.card)}`;
    case 'recover':
      return `recover ${makeDeck(action.deck)} ${action.cards.map(makeCard).join(' ')}`;
    case 'scan':
      return `scan ${makeDeck(action.deck)}`;
    case 'place':
      return ['place', ...makePart('top', action.top), ...makePart('bottom', action.bottom)].join(' ');
    case 'station':
    case 'cross':
      return `${action.kind} ${action.decks.map(makeDeck).join(' ')}`;
    case 'take':
      return `take ${SLOTS[action.voyage]}${action.to === by ? '' : ` for ${makeSeat(action.to)}`}`;
    case 'spend':
      return `spend ${SLOTS[action.voyage]}`;
    default:
      return action.kind;
  }
}

function makeLaunch({ galaxy, from, voyage }: Action & { kind: 'launch' }): string {
  const origins = from.map((origin, type) => makeOrigin(origin, galaxy, type));
  const column = voyage < 4 ? [] : [SLOTS[voyage]];
  return ['launch', GALAXIES[galaxy], ...column, ...origins].join(' ');
}

function makeOrigin(origin: Origin, galaxy: Galaxy, type: number): string {
  return [GALAXIES[galaxy], TYPES[type], 'outpost', 'star'][origin] as string;
}

/** A deck, or a card of the Outpost. */
function makeSource(source: Source): string {
  return source < 8 ? makeDeck(source as 0) : makeCard(source - 8);
}

function makePart(where: string, cards: readonly Card[]): string[] {
  return cards.length === 0 ? [] : [where, ...cards.map(makeCard)];
}
