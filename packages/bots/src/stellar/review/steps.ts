// The steps of a line with the cards they move, as the coach names them.
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
  | { readonly do: 'take'; readonly card: Card }
  | { readonly do: 'lay'; readonly card: Card; readonly to: Place }
  | { readonly do: 'keep'; readonly card: Card }
  | { readonly do: 'replace' }
  | { readonly do: 'leave' };

export interface Followed {
  readonly steps: readonly NamedStep[];
  /** The position after them, as far as the player knows it. */
  readonly after: Position;
}

/** Follows the events of a line from the player's own view. */
export function followLine(before: Position, events: readonly string[]): Followed {
  const steps: NamedStep[] = [];
  let position = before;
  for (const line of events) {
    const parsed = stellar.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') throw new Error(`followLine: ${line} is no decision`);
    const { by, action } = parsed.value;
    steps.push(named(position, action));
    // Both keep a card at the same time: what follows is not for one view to say.
    if (action.do !== 'keep') position = stellar.apply(position, { by, action });
    else position = withKept(position, by, action.card);
  }
  return { steps, after: position };
}

function withKept(position: Position, seat: Seat, card: Card): Position {
  const side = position.sides[seat as 0 | 1];
  const kept = { ...side, notebook: side.notebook.map((count, each) => (each === card ? count + 1 : count)) };
  return { ...position, sides: seat === 0 ? [kept, position.sides[1]] : [position.sides[0], kept] };
}

function named(position: Position, action: Action): NamedStep {
  switch (action.do) {
    case 'take':
      return { do: 'take', card: position.row[action.coordinate - 1] as Card };
    case 'play':
      return { do: 'lay', card: action.card, to: action.to };
    case 'place':
      return { do: 'lay', card: followingCard(position), to: action.to };
    case 'replace':
    case 'leave':
      return { do: action.do };
    default:
      return { do: 'keep', card: action.card };
  }
}
