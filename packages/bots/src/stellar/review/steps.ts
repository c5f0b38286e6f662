// The steps of a line with their cards, in the coach's terms, and where they lead.
import type { Seat } from '@planisphere/core';
import {
  type Action,
  type Card,
  followingCard,
  type Place,
  type Position,
  stellar,
} from '@planisphere/stellar';

export type NamedStep =
  | { readonly do: 'take'; readonly card: Card; readonly place: number }
  | { readonly do: 'lay'; readonly card: Card; readonly to: Place }
  | { readonly do: 'keep'; readonly card: Card }
  | { readonly do: 'start'; readonly card: Card }
  | { readonly do: 'replace' }
  | { readonly do: 'leave' };

export interface Followed {
  readonly steps: readonly NamedStep[];
  /** The position after them, as far as the player knows it. */
  readonly after: Position;
}

/** Follows the actions of a line from the player's own view. */
export function followActions(before: Position, seat: Seat, actions: readonly Action[]): Followed {
  const steps: NamedStep[] = [];
  let position = before;
  for (const action of actions) {
    steps.push(named(position, action));
    // Both keep a card at the same time: one view alone does not know what follows.
    if (action.do !== 'keep') position = stellar.apply(position, { by: seat, action });
    else position = withoutHand(withNoted(position, seat, action.card), seat);
  }
  return { steps, after: position };
}

/** Follows the events of a line. */
export function followLine(before: Position, events: readonly string[]): Followed {
  let seat: Seat = 0;
  const actions = events.map((line) => {
    const parsed = stellar.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(`followLine: ${line} is no decision`);
    seat = parsed.value.by;
    return parsed.value.action;
  });
  return followActions(before, seat, actions);
}

/** The position with one more card in the notebook of a seat, or with one less. */
export function withNoted(position: Position, seat: Seat, card: Card, more: 1 | -1 = 1): Position {
  const side = position.sides[seat as 0 | 1];
  const noted = {
    ...side,
    notebook: side.notebook.map((count, each) => (each === card ? count + more : count)),
  };
  return { ...position, sides: seat === 0 ? [noted, position.sides[1]] : [position.sides[0], noted] };
}

/** The card that is not kept counts for nobody. */
function withoutHand(position: Position, seat: Seat): Position {
  const side = { ...position.sides[seat as 0 | 1], hand: [] };
  return { ...position, sides: seat === 0 ? [side, position.sides[1]] : [position.sides[0], side] };
}

function named(position: Position, action: Action): NamedStep {
  switch (action.do) {
    case 'take':
      return { do: 'take', card: position.row[action.coordinate - 1] as Card, place: action.coordinate };
    case 'play':
      return { do: 'lay', card: action.card, to: action.to };
    case 'place':
      return { do: 'lay', card: followingCard(position), to: action.to };
    case 'replace':
    case 'leave':
      return { do: action.do };
    default:
      return { do: action.do, card: action.card };
  }
}

export function isSameStep(a: NamedStep, b: NamedStep): boolean {
  if (a.do !== b.do) return false;
  if (a.do === 'lay' && b.do === 'lay')
    return a.card === b.card && a.to.area === b.to.area && a.to.slot === b.to.slot && a.to.face === b.to.face;
  return !('card' in a && 'card' in b) || a.card === b.card;
}
