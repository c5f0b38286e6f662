// The Outpost keeps cards for later: of one galaxy only, no card twice. They leave it only as payment.
import { BLACK_HOLE, type Card, type Deck, galaxyOf, isTyped, lowestBit } from './cards.ts';
import { hasBiodomes } from './expansions/theories.ts';
import type { Draft, Position } from './position.ts';

const ALL_CARDS = 0xffff;

/** The rule that keeps this card from joining those of the Outpost (a bit each), if any. */
export function refusalToStation(position: Position, outpost: number, card: Card): string | undefined {
  if (!isTyped(card)) return card === BLACK_HOLE ? 'CROSS-5' : 'MIRROR-6';
  if ((outpost >> card) & 1) return 'OUTPOST-2';
  if (outpost === 0 || hasBiodomes(position)) return undefined;
  const galaxy = 0b1111 << (4 * galaxyOf(card));
  return (outpost & ~galaxy) === 0 ? undefined : 'OUTPOST-1';
}

/** The cards that may join those of the Outpost: a bit each. */
export function stationable(position: Position, outpost: number): number {
  if (outpost === 0 || hasBiodomes(position)) return ALL_CARDS & ~outpost;
  return (0b1111 << (4 * galaxyOf(lowestBit(outpost)))) & ~outpost;
}

export function station(draft: Draft, deck: Deck, card: Card): void {
  draft.outpost |= 1 << card;
  if (deck >= 4) draft.ofType |= 1 << card;
}
