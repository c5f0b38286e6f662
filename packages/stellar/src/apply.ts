// One event further. Works on states and, for an own decision, on the own view: everything a step needs to know is in
// front of the player who takes it.
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

function act(draft: Draft<Position>, seat: Seat, action: Action): void {
  switch (action.do) {
    case 'start':
    case 'keep':
      answer(draft, seat, action.card);
      break;
    case 'replace':
      discardRow(draft);
      break;
    case 'leave':
      draft.phase = 'take';
      break;
    case 'take':
      takeCard(draft, seat, action.coordinate);
      break;
    case 'play':
      playCard(draft, seat, action);
      break;
    case 'place':
      placeCard(draft, seat, action.to);
  }
}
