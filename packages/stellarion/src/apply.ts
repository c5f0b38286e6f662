// What an event does to a position: one copy, then the rule of the event, then whatever follows of itself.
import type { EventOf } from '@planisphere/core';
import type { Action } from './actions.ts';
import { faceIn } from './cards.ts';
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
  else if (event.action.kind === 'spend') spend(draft, event.by, event.action);
  else act(draft, position, event.action);
  follow(draft);
  return draft;
}

function act(draft: Draft, position: Position, action: Action): void {
  switch (action.kind) {
    case 'launch':
      launch(draft, action);
      break;
    case 'coordinate':
      coordinate(draft, position, action);
      break;
    case 'cross':
      cross(draft, action);
      break;
    case 'prove':
      prove(draft);
      break;
    case 'take':
      take(draft, action);
      break;
    case 'waive':
      waive(draft, action);
      break;
    case 'done':
      completeEffect(draft);
      break;
    case 'return':
      returnShip(draft, action);
      commitShips(draft, copyOf(action.deck, action.card));
      break;
    case 'scan':
      scan(draft, action);
      break;
    default:
      step(draft, action);
      break;
  }
}

function step(draft: Draft, action: Action): void {
  if (action.kind === 'search') search(draft, action);
  else if (action.kind === 'recover') recover(draft, action);
  else if (action.kind === 'station') station(draft, action);
  else if (action.kind === 'place') place(draft, action);
  stepDone(draft);
}

function settle(draft: Draft, outcome: Outcome): void {
  switch (outcome.kind) {
    case 'show':
      show(draft, outcome);
      break;
    case 'pair': {
      const { deck, cards } = outcome;
      showPair(draft, deck, [faceIn(deck, cards[0]), faceIn(deck, cards[1])]);
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

/** Nobody has to say what leaves no choice. */
function follow(draft: Draft): void {
  if (draft.stage.kind === 'place' && isPlaced(draft)) {
    place(draft, placements(draft)[0]!);
    stepDone(draft);
  }
  const { kind } = draft.stage;
  if (kind === 'reveal' || kind === 'opening') turnCardsUp(draft);
  else if (kind === 'turn') testDefeat(draft);
}
