// A random legal action without listing all of them: the same one that a draw from the list of `legal` gives
// for the same random numbers. A step of a random game needs one of about forty actions; listing
// all of them would take a quarter of the time.
import { below, type Rng, type Seat } from '@planisphere/core';
import type { Card } from './cards.ts';
import { type Action, type PlaceTable, PUTS, playsOf } from './events.ts';
import { followingCard, legal } from './legal.ts';
import { isSecondOfKind, type Position, type Side, sideOf } from './position.ts';
import { faceUpSlots, type Outline, outlineOf, SLOTS } from './telescope.ts';

export function propose(position: Position, seat: Seat, rng: Rng): Action {
  if (position.phase === 'play') return proposePlay(sideOf(position, seat), rng);
  if (position.phase === 'place' && position.area === 'tel') {
    const outline = outlineFor(sideOf(position, seat));
    const up = faceUpSlots(outline, followingCard(position));
    return placement(below(rng, placements(outline, up)), { up, free: outline.free, table: PUTS });
  }
  const actions = legal(position, seat);
  if (actions.length === 0) throw new Error(`propose: seat ${seat} has no legal action`);
  return actions[below(rng, actions.length)] as Action;
}

function proposePlay(side: Side, rng: Rng): Action {
  const { hand } = side;
  const outline = outlineFor(side);
  let plays = 0;
  for (let index = 0; index < hand.length; index++) plays += playsAt(outline, hand, index);
  let choice = below(rng, plays);
  let index = 0;
  for (let here = playsAt(outline, hand, 0); choice >= here; here = playsAt(outline, hand, ++index))
    choice -= here;
  const card = hand[index] as Card;
  const up = faceUpSlots(outline, card);
  return placement(choice, { up, free: outline.free, table: playsOf(card) });
}

/** How many plays there are with this card of the hand; none with the second of a kind. */
function playsAt(outline: Outline, hand: readonly Card[], index: number): number {
  if (isSecondOfKind(hand, index)) return 0;
  return placements(outline, faceUpSlots(outline, hand[index] as Card)) + 1; // and the notebook
}

function outlineFor({ telescope, down }: Side): Outline {
  return outlineOf(telescope, down);
}

/** By set of slots: how many there are. */
const COUNT: Uint8Array = new Uint8Array(1 << SLOTS);
for (let set = 1; set < COUNT.length; set++) COUNT[set] = (COUNT[set >> 1] as number) + (set & 1);

/** Face down wherever there is room, face up where the rules allow it. */
function placements({ free }: Outline, up: number): number {
  return (COUNT[free] as number) + (COUNT[up] as number);
}

/** The placement of this number in the order of `legal`: slot by slot, face up before face down, the notebook last. */
function placement(
  number: number,
  { up, free, table }: { up: number; free: number; table: PlaceTable },
): Action {
  let left = number;
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const slot = 32 - Math.clz32(bit);
    if (up & bit && left-- === 0) return table.up[slot] as Action;
    if (left-- === 0) return table.down[slot] as Action;
  }
  return table.up[0] as Action;
}
