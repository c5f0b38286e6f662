// The effect of a Coordination: used step by step, or waived as a whole before its first step (COORD-3, COORD-4).
import { isEmptyPile, type Menu } from '@planisphere/core';
import { type Action, type ActionOf, DONE, returnOf } from './actions.ts';
import { type Deck, isTyped, NEBULA, PLANET, SHIP, STARS, type Type } from './cards.ts';
import { endTurn } from './ending.ts';
import { advance, effectAdvance, longestRetreat, retreat, retreats } from './expansions/sun.ts';
import { hasThrusters } from './expansions/theories.ts';
import { type Copy, cardOfCopy, type Draft, deckOf, type Position, type Stage } from './position.ts';
import { addRecoveries } from './powers/nebula.ts';
import { addStations } from './powers/planet.ts';
import { addSearches } from './powers/ship.ts';
import { scans } from './powers/stars.ts';
import { NO_PAST } from './repetition.ts';
import { committedStage, effectStage, thrustersStage } from './stages.ts';

export interface TriggeredPower {
  readonly type: Type;
  readonly major: boolean;
  readonly one: Copy;
  readonly two: Copy;
}

/** SHIP-2, STARS-1: how often the power works. */
function stepsOf(type: Type, major: boolean): number {
  if (type === SHIP) return major ? 2 : 1;
  if (type === STARS) return major ? 4 : 2;
  return 1;
}

export function startEffect(draft: Draft, { type, major, one, two }: TriggeredPower): void {
  if (type === SHIP && hasThrusters(draft)) {
    const [ship, other] = [one, two].filter((copy) => isTyped(cardOfCopy(copy)));
    draft.stage = thrustersStage(major, ship!, other);
  } else {
    openEffect(draft, type, major);
  }
}

function openEffect(draft: Draft, type: Type, major: boolean): void {
  const left = stepsOf(type, major);
  draft.stage = effectStage({ power: type, major, left, begun: false, deck: undefined });
}

/** DISC-1: once a ship has returned the effect can neither be waived nor left unused. */
export function commitShips(draft: Draft, returned: Copy): void {
  openEffect(draft, SHIP, draft.stage.major);
  draft.stage = committedStage(draft.stage, returned);
}

/** Whether it is too late to waive. */
function isCommitted({ begun, one }: Stage): boolean {
  return begun || one !== undefined;
}

/** The next steps of the power, apart from stopping and waiving. */
function addSteps(menu: Menu<Action>, position: Position): void {
  switch (position.stage.power) {
    case SHIP:
      addSearches(menu, position);
      break;
    case NEBULA:
      addRecoveries(menu, position);
      break;
    case STARS:
      menu.add(scans(position));
      break;
    case PLANET:
      addStations(menu, position);
      break;
  }
}

const STOPPING: readonly Action[] = [DONE];

export function addEffectActions(menu: Menu<Action>, position: Position): void {
  const { stage } = position;
  addSteps(menu, position);
  if (stage.begun) menu.add(STOPPING);
  else if (!isCommitted(stage)) menu.add(retreats(position));
}

export function addThrusterActions(menu: Menu<Action>, position: Position): void {
  const { one, two } = position.stage;
  const paid = two === undefined || two === one ? [one!] : [one!, two];
  menu.add(paid.map((copy) => returnOf(deckOf(copy), cardOfCopy(copy))));
  menu.add(retreats(position));
}

export function checkWaive(position: Position, { retreat: spaces }: ActionOf<'waive'>): string | undefined {
  const { stage } = position;
  if (stage.kind !== 'thrusters' && (stage.kind !== 'effect' || isCommitted(stage))) return 'COORD-3';
  return spaces <= longestRetreat(position) ? undefined : 'SUN-3';
}

export function waive(draft: Draft, { retreat: spaces }: ActionOf<'waive'>): void {
  draft.past = NO_PAST;
  if (draft.table.sun) retreat(draft, spaces);
  endTurn(draft);
}

export function checkDone({ stage }: Position): string | undefined {
  return stage.kind === 'effect' && stage.begun ? undefined : 'COORD-4';
}

/** SUN-2: the sun moves once the last step is done. */
export function completeEffect(draft: Draft): void {
  advance(draft, effectAdvance(draft.stage.major));
  endTurn(draft);
}

/**
 * One step is done; `searched` is the deck that SHIP-2 forbids next. The effect is complete when no other step is
 * possible.
 */
export function stepDone(draft: Draft, searched?: Deck): void {
  const { power, major, left } = draft.stage;
  draft.stage = effectStage({ power, major, left: left - 1, begun: true, deck: searched });
  if (left === 1 || !hasStep(draft)) completeEffect(draft);
}

/** Another deck may be searched only if there is one; a scanned deck can always be scanned again. */
function hasStep({ stage, decks }: Draft): boolean {
  return stage.power !== SHIP || decks.some((pile, deck) => deck !== stage.deck && !isEmptyPile(pile));
}
