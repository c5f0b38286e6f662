// What a side of a written position must satisfy: hand, answer, telescope and taken cards agree with each other and with
// the phase.
import { bagSize, type Seat } from '@planisphere/core';
import { HIDDEN, NONE, STARTERS } from '../rules/cards.ts';
import { emptyMatching, placeItem } from '../rules/matching.ts';
import { HAND, moverOf, type Position, type Side, sideOf, TURNS } from '../rules/position.ts';

export interface Contradiction {
  readonly at: string;
  readonly message: string;
}

export function sideContradiction(position: Position, seat: Seat): Contradiction | undefined {
  const side = sideOf(position, seat);
  const name = seat === 0 ? 'A' : 'B';
  const hand = handContradiction(position, side);
  if (hand !== undefined) return { at: `${name}.hand`, message: hand };
  const asked = position.phase === 'start' || position.phase === 'keep';
  if (!asked && side.answer !== NONE) return { at: `${name}.answer`, message: 'Nobody is asked here.' };
  if (side.answer !== NONE && !side.hand.includes(side.answer))
    return { at: `${name}.answer`, message: 'The answer is not in the hand.' };
  const needsRoom = position.phase === 'play' || position.area === 'tel';
  if (needsRoom && seat === moverOf(position) && !side.telescope.includes(NONE)) {
    return { at: `${name}.tel`, message: 'There is no room for another card.' };
  }
  const places = side.hand.length + side.down.filter((down) => down?.from === 'hand').length;
  if (side.taken.length > places || !isTakenThere(side))
    return { at: `${name}.taken`, message: 'A card that was taken is in the hand or face down.' };
  const laid = telescopeContradiction(position, side);
  return laid === undefined ? undefined : { at: `${name}.tel`, message: laid };
}

/** Where the owner's cards are written out, every taken one must be among them. */
function isTakenThere({ hand, taken, telescope, down }: Side): boolean {
  if (hand[0] === HIDDEN) return true;
  const cards = [...hand, ...telescope];
  const since = [...hand.map(() => TURNS), ...down.map((each) => (each?.from === 'hand' ? each.turn : -1))];
  const board = {
    items: taken.length,
    places: cards.length,
    fits: (item: number, place: number): boolean =>
      cards[place] === taken[item]?.card && (taken[item]?.turn ?? 0) <= (since[place] as number),
  };
  const matching = emptyMatching();
  return taken.every((_, item) => placeItem(board, matching, item));
}

/** The owner knows hand and face-down cards, everybody else neither; before the first turn nothing has been laid. */
function telescopeContradiction(
  { phase }: Position,
  { hand, telescope, down, notebook }: Side,
): string | undefined {
  const starting = phase === 'starters' || phase === 'start';
  if (starting && (telescope.some((card) => card !== NONE) || bagSize(notebook) > 0))
    return 'No card has been laid yet.';
  const secret = telescope.filter((_, index) => down[index] !== undefined && down[index]?.from !== 'row');
  const known = secret.filter((card) => card !== HIDDEN).length;
  return known === (hand[0] === HIDDEN ? 0 : secret.length)
    ? undefined
    : 'A face-down card is hidden when the hand is.';
}

function handContradiction(position: Position, { hand }: Side): string | undefined {
  const { phase } = position;
  const hidden = hand.filter((card) => card === HIDDEN).length;
  if (hidden > 0 && hidden < hand.length) return 'A hand is known as a whole or not at all.';
  if (hand.some((card, index) => card < (hand[index - 1] ?? 0)))
    return 'A hand is written in the order of the cards.';
  if (hand.length > HAND + 1) return 'A hand has three cards at the most.';
  if (phase === 'starters' || phase === 'start') {
    if (hand.some((card) => card !== HIDDEN && !STARTERS.includes(card)))
      return 'Only starters have been dealt.';
    if (new Set(hand).size < hand.length && hidden === 0) return 'There is one starter of each type.';
  }
  if ((phase === 'start' || phase === 'keep') && hand.length !== HAND) return 'A hand has two cards here.';
  if (phase === 'play' && hand.length === 0) return 'There is no card to play.';
  return undefined;
}
