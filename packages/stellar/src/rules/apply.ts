// Applies one event. Works on states and, for an own decision, on the own view: the player who takes a step sees
// everything that it needs.
import type { Event, Seat } from '@planisphere/core';
import { answer } from './answers.ts';
import { settle } from './deal.ts';
import type { Action, Outcome } from './events.ts';
import { copyPosition, type Draft, type Position } from './position.ts';
import { discardRow, placeCard, playCard, takeCard } from './turn.ts';

export function apply(position: Position, event: Event<Action, Outcome>): Position {
  const draft = copyPosition(position);
  if (event.by === 'chance') settle(draft, event.outcome);
  else act(draft, event.by, event.action);
  return draft;
}

/** By phase first: an action has one of seven shapes, but in each phase only one or two. */
function act(draft: Draft<Position>, seat: Seat, action: Action): void {
  switch (draft.phase) {
    case 'start':
    case 'keep':
      if (action.do === 'start' || action.do === 'keep') answer(draft, seat, action.card);
      break;
    case 'offer':
      if (action.do === 'replace') discardRow(draft);
      else if (action.do === 'leave') draft.phase = 'take';
      break;
    case 'take':
      if (action.do === 'take') takeCard(draft, seat, action.coordinate);
      break;
    case 'play':
      if (action.do === 'play') playCard(draft, seat, action);
      break;
    case 'place':
      if (action.do === 'place') placeCard(draft, seat, action.to);
      break;
  }
}
