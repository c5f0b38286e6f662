// What the board shows of a position besides the cards themselves: sorted stacks, gains, the following coordinate.
import { type Seat, withCard } from '@planisphere/core';
import {
  type Action,
  type Breakdown,
  breakdownOf,
  type Card,
  cardOf,
  HIDDEN,
  isSatellite,
  KINDS,
  knownHeld,
  NONE,
  NUMBER_OF,
  type Position,
  type SeatScore,
  SIX,
  satelliteOf,
  sideOf,
  stellar,
  TYPE_OF,
  TYPES,
  type Type,
  totalsOf,
} from '@planisphere/stellar';

export type Family = Type | 'satellite';

export function familyOf(card: Card): Family {
  return isSatellite(card) ? 'satellite' : (TYPES[TYPE_OF[card] as number] as Type);
}

/** `4`, or `6/0`. */
export function numberText(card: Card): string {
  return NUMBER_OF[card] === SIX && !isSatellite(card) ? '6/0' : String(NUMBER_OF[card]);
}

export function otherSeat(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

export interface Leaf {
  readonly card: Card;
  /** The index among equal cards, for the name of the place. */
  readonly copy: number;
  /** Counts in the longest run. */
  readonly inRun: boolean;
}

/** The cards of one stack in the order of their numbers, with the satellites that serve it best. */
export function leavesOf(view: Position, seat: Seat, type: number): readonly Leaf[] {
  const { notebook } = sideOf(view, seat);
  const score = scoreOf(view, seat).types[type];
  const run = score?.run ?? [];
  const leaves: Leaf[] = [];
  for (let number = 1; number <= SIX; number++) {
    const card = cardOf(type, number);
    const value = number === SIX ? (score?.zeroSix ?? SIX) : number;
    for (let copy = 0; copy < (notebook[card] ?? 0); copy++)
      leaves.push({ card, copy, inRun: run.includes(value) && copy === 0 });
    if (score?.satellites.includes(number))
      leaves.push({ card: satelliteOf(number), copy: 0, inRun: run.includes(number) });
  }
  return score?.zeroSix === 0
    ? [...leaves.filter(isZero(type)), ...leaves.filter((leaf) => !isZero(type)(leaf))]
    : leaves;
}

const isZero =
  (type: number) =>
  ({ card }: Leaf): boolean =>
    card === cardOf(type, SIX);

/** Many parts of the board need the same sheet; views never change, so each view has one. */
const sheets = new WeakMap<Position, Breakdown>();

function sheetOf(view: Position): Breakdown {
  const known = sheets.get(view);
  if (known !== undefined) return known;
  const sheet = breakdownOf(view);
  sheets.set(view, sheet);
  return sheet;
}

export function scoreOf(view: Position, seat: Seat): SeatScore {
  return sheetOf(view).seats[seat as 0 | 1];
}

/** The hand as this viewer may see it: known cards first, the rest HIDDEN (KNOW-1). */
export function shownHand(view: Position, seat: Seat): readonly Card[] {
  const side = sideOf(view, seat);
  if (!side.hand.includes(HIDDEN)) return side.hand;
  const known = view.memory ? knownHeld(side) : [];
  const cards = known.slice(0, side.hand.length);
  return [...side.hand.slice(cards.length), ...cards];
}

/** The coordinate that follows when this card is played; 0 for the top card of the deck (TURN-3, TURN-4, ZERO-3). */
export function followsAfter(view: Position, card: Card): number {
  const number = NUMBER_OF[card] as number;
  return number <= view.row.length && view.row[number - 1] !== NONE ? number : 0;
}

/** How much this seat's score would change at once. */
export function gainOf(view: Position, seat: Seat, action: Action): number {
  const before = totalsOf(view)[seat as 0 | 1];
  return totalsOf(after(view, seat, action))[seat as 0 | 1] - before;
}

/** The position after the seat's own changes. */
function after(view: Position, seat: Seat, action: Action): Position {
  if (action.do !== 'start' && action.do !== 'keep') return stellar.apply(view, { by: seat, action });
  const side = sideOf(view, seat);
  const kept =
    action.do === 'keep' ? action.card : (side.hand.find((card) => card !== action.card) ?? action.card);
  const telescope = action.do === 'keep' ? side.telescope : [action.card, ...side.telescope.slice(1)];
  const changed = { ...side, telescope, notebook: withCard(side.notebook, kept) };
  return { ...view, sides: seat === 0 ? [changed, view.sides[1]] : [view.sides[0], changed] };
}

/** The stack for a card; a satellite joins the type where it serves best. */
export function stackFor(view: Position, seat: Seat, card: Card): number {
  if (!isSatellite(card)) return TYPE_OF[card] as number;
  const side = sideOf(view, seat);
  const changed = { ...side, notebook: withCard(side.notebook, card) };
  const next = {
    ...view,
    sides: (seat === 0 ? [changed, view.sides[1]] : [view.sides[0], changed]) as typeof view.sides,
  };
  return scoreOf(next, seat).types.findIndex(({ satellites }) =>
    satellites.includes(NUMBER_OF[card] as number),
  );
}

export function isFaceDown(view: Position, seat: Seat, slot: number): boolean {
  const side = sideOf(view, seat);
  return side.down[slot - 1] !== undefined || (side.telescope[slot - 1] as Card) === HIDDEN;
}

export function isReal(card: Card | undefined): card is Card {
  return card !== undefined && card < KINDS;
}

/** The drawn card that must be placed, for the player who drew it. */
export function drawnCard({ phase, coordinate, drawn }: Position): Card | undefined {
  return phase === 'place' && coordinate === 0 && isReal(drawn) ? drawn : undefined;
}

export function typesShown(view: Position, seat: Seat): ReadonlySet<string> {
  const side = sideOf(view, seat);
  const shown = side.telescope.filter(
    (card, index) => card < KINDS && side.down[index] === undefined && !isSatellite(card),
  );
  return new Set(shown.map(familyOf));
}

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
