// From one turn to the next: turns cards up, passes the turn, and tests for defeat (TURN-4, END-2, END-3). A known top
// card needs no chance: it is turned up at once.
import { isEmptyPile, isTopKnown, withTopShown } from '@planisphere/core';
import { type Deck, faceIn, lowestBit } from './cards.ts';
import { canCoordinate } from './coordinate.ts';
import { finish } from './ending.ts';
import { canCross } from './expansions/black-holes.ts';
import { spenders } from './expansions/sun.ts';
import { canLaunch } from './launch.ts';
import { turnUp } from './observatory.ts';
import type { OutcomeOf } from './outcomes.ts';
import type { Draft, Position } from './position.ts';
import { isThirdTime } from './repetition.ts';
import { showStage, TURN } from './stages.ts';

/** The first deck that must show a card and does not. */
export function coveredDeck(position: Position): Deck | undefined {
  for (let covered = ~position.up & 255; covered !== 0; covered &= covered - 1) {
    const deck = lowestBit(covered);
    if (!isEmptyPile(position.decks[deck]!)) return deck as Deck;
  }
  return undefined;
}

/** Turns up what is known; chance must show the rest before the next turn begins. */
export function turnCardsUp(draft: Draft): void {
  for (let deck = coveredDeck(draft); deck !== undefined; deck = coveredDeck(draft)) {
    if (!isTopKnown(draft.decks[deck]!)) {
      draft.stage = showStage(draft.stage.kind, deck);
      return;
    }
    turnUp(draft, deck);
  }
  beginTurn(draft);
}

export function show(draft: Draft, { deck, card }: OutcomeOf<'show'>): void {
  draft.decks[deck] = withTopShown(draft.decks[deck]!, faceIn(deck, card));
  turnUp(draft, deck);
}

function beginTurn(draft: Draft): void {
  const opening = draft.stage.kind === 'opening';
  if (!opening && draft.table.players === 2) draft.turn = draft.turn === 0 ? 1 : 0;
  draft.stage = TURN;
  if (isThirdTime(draft)) finish(draft, 'repeated');
  else testDefeat(draft);
}

/** Whether the player whose turn it is can take an action. */
export function canAct(position: Position): boolean {
  return canCoordinate(position) || canLaunch(position, position.turn) || canCross(position);
}

/** END-2: nothing possible, and no meteors that either player could spend. */
export function testDefeat(draft: Draft): void {
  if (!canAct(draft) && spenders(draft).length === 0) finish(draft, 'stuck');
}
