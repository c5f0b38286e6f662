// What an event does to a position: one copy, then the rule of the event, then whatever follows by itself.
import type { Decision, EventOf } from '@planisphere/core';
import type { Action } from './actions.ts';
import { faceIn, NEBULA, PLANET, SHIP, STARS } from './cards.ts';
import { coordinate } from './coordinate.ts';
import { commitShips, completeEffect, stepDone, waive } from './effect.ts';
import { cross, take } from './expansions/black-holes.ts';
import { lay } from './expansions/mirrors.ts';
import { spend } from './expansions/sun.ts';
import { prove, turnTheoryUp } from './expansions/theories.ts';
import { launch } from './launch.ts';
import type { Outcome } from './outcomes.ts';
import { copyOf, type Draft, draftOf, type Position } from './position.ts';
import { recover } from './powers/nebula.ts';
import { station } from './powers/planet.ts';
import { returnShip, search } from './powers/ship.ts';
import { isPlaced, place, placements, scan, showPair } from './powers/stars.ts';
import { prepare } from './setup.ts';
import { show, testDefeat, turnCardsUp } from './turn.ts';
import type { Stellarion } from './types.ts';
import { withVoyage } from './voyages.ts';

export function apply(position: Position, event: EventOf<Stellarion>): Position {
  const draft = draftOf(position);
  if (event.by === 'chance') settle(draft, event.outcome);
  else act(draft, position, event);
  follow(draft);
  return draft;
}

/** By stage first: of the fourteen kinds of actions each stage knows a few, which are quickly told apart. */
function act(draft: Draft, position: Position, { by, action }: Decision<Action>): void {
  if (draft.collected > 1 && action.kind === 'spend') {
    spend(draft, by, action);
    return;
  }
  switch (draft.stage.kind) {
    case 'turn':
      takeTurn(draft, position, action);
      break;
    case 'thrusters':
      useThrusters(draft, action);
      break;
    case 'effect':
      useEffect(draft, action);
      break;
    case 'place':
      if (action.kind !== 'place') break;
      place(draft, action);
      stepDone(draft);
      break;
    case 'claim':
      if (action.kind === 'take') take(draft, action);
      break;
  }
}

function takeTurn(draft: Draft, position: Position, action: Action): void {
  if (action.kind === 'coordinate') coordinate(draft, position, action);
  else if (action.kind === 'launch') launch(draft, action);
  else if (action.kind === 'cross') cross(draft, action);
  else if (action.kind === 'prove') prove(draft);
}

function useThrusters(draft: Draft, action: Action): void {
  if (action.kind === 'return') {
    returnShip(draft, action);
    commitShips(draft, copyOf(action.deck, action.card));
  } else if (action.kind === 'waive') waive(draft, action);
}

function useEffect(draft: Draft, action: Action): void {
  const { power } = draft.stage;
  if (power === SHIP && action.kind === 'search') {
    search(draft, action);
    stepDone(draft, action.deck);
  } else if (power === NEBULA && action.kind === 'recover') {
    recover(draft, action);
    stepDone(draft);
  } else if (power === STARS && action.kind === 'scan') {
    scan(draft, action);
  } else if (power === PLANET && action.kind === 'station') {
    station(draft, action);
    stepDone(draft);
  } else if (action.kind === 'waive') waive(draft, action);
  else if (action.kind === 'done') completeEffect(draft);
}

function settle(draft: Draft, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'show':
      show(draft, outcome);
      break;
    case 'pair': {
      const { deck, cards } = outcome;
      showPair(draft, faceIn(deck, cards[0]), faceIn(deck, cards[1]));
      break;
    }
    case 'voyage':
      draft.voyages = withVoyage(draft.voyages, outcome.galaxy);
      prepare(draft);
      break;
    case 'discovery':
      draft.discovery = outcome.type;
      prepare(draft);
      break;
    case 'theory':
      settleTheory(draft, outcome.type);
      break;
    case 'column':
      lay(draft, outcome.galaxy);
      prepare(draft);
      break;
  }
}

/** The first theory belongs to the preparation, before any card is up. */
function settleTheory(draft: Draft, type: 0 | 1 | 2 | 3): void {
  const preparing = draft.up === 0 && draft.theories === 0b1111;
  turnTheoryUp(draft, type);
  if (preparing) prepare(draft);
}

/** Carries out what leaves no choice. */
function follow(draft: Draft): void {
  if (draft.stage.kind === 'place' && isPlaced(draft)) {
    place(draft, placements(draft)[0]!);
    stepDone(draft);
  }
  const { kind } = draft.stage;
  if (kind === 'reveal' || kind === 'opening') turnCardsUp(draft);
  else if (kind === 'turn') testDefeat(draft);
}
