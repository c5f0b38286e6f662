// What anybody can read from the table after a line, by the rules alone: runs, stars, sections, room, the worth of a
// card.
import type { Seat } from '@planisphere/core';
import {
  breakdownOf,
  type Card,
  faceUpSlots,
  isSatellite,
  KINDS,
  NONE,
  NUMBER_OF,
  outlineOf,
  type Position,
  SECTION_SLOTS,
  type Section,
  SLOTS,
  sectionTotal,
  sideOf,
  slotBit,
  TYPE_OF,
  TYPES,
  type Type,
  type TypeScore,
} from '@planisphere/stellar';
import { type Followed, type NamedStep, withNoted } from './steps.ts';

export function otherOf(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/** One type's line of the score sheet. */
export function scoreOf(position: Position, seat: Seat, type: Type): TypeScore {
  return breakdownOf(position).seats[seat as 0 | 1].types[TYPES.indexOf(type)] as TypeScore;
}

/** The numbers of a type's cards in the notebook, as they lie (NOTE-2, NOTE-3), and those of all satellites there. */
export function notedOf(
  position: Position,
  seat: Seat,
  type: Type,
): { readonly stack: readonly number[]; readonly satellites: readonly number[] } {
  const { notebook } = sideOf(position, seat);
  const numbers = (isOne: (card: Card) => boolean): readonly number[] =>
    notebook.flatMap((count, card) =>
      count > 0 && isOne(card) ? new Array<number>(count).fill(NUMBER_OF[card] as number) : [],
    );
  return { stack: numbers((card) => typeOf(card) === type), satellites: numbers(isSatellite) };
}

/** Points of all types and of diversity: those that are the player's own, without comparison to the rival's. */
export function ownPoints(position: Position, seat: Seat): number {
  const { starPoints, diversity } = breakdownOf(position).seats[seat as 0 | 1];
  return starPoints + diversity;
}

/** Points of all types together. */
export function starPointsOf(position: Position, seat: Seat): number {
  return breakdownOf(position).seats[seat as 0 | 1].starPoints;
}

/** Whether the three sections have the same winners in all these positions, by the totals that lie there. */
export function haveSameSections(positions: readonly Position[]): boolean {
  const winners = positions.map((position) =>
    breakdownOf(position)
      .sections.map(({ points }) => points.join())
      .join(' '),
  );
  return new Set(winners).size === 1;
}

export interface SectionSeen {
  readonly own: number;
  readonly rival: number;
  /** Slots that are still free. */
  readonly free: number;
  readonly rivalFree: number;
  /** The total with every free slot as a 3, which either player can make of it. */
  readonly stands: number;
  readonly rivalStands: number;
  /** The rival's highest possible total at the end. */
  readonly most: number;
  readonly decided: boolean;
}

/** A card can always lie face down (TEL-4), and counts 3 then (TEL-5). */
const FACE_DOWN = 3;
const HIGHEST = 6;

export function sectionOf(position: Position, seat: Seat, section: Section): SectionSeen {
  const total = (who: Seat): number => sectionTotal(sideOf(position, who), section);
  const slotsFree = (who: Seat): number =>
    SECTION_SLOTS[section].filter((slot) => sideOf(position, who).telescope[slot - 1] === NONE).length;
  const rivalSeat = otherOf(seat);
  const [own, rival] = [total(seat), total(rivalSeat)];
  const [free, rivalFree] = [slotsFree(seat), slotsFree(rivalSeat)];
  const [stands, rivalStands] = [own + FACE_DOWN * free, rival + FACE_DOWN * rivalFree];
  const [ownMost, most] = [own + HIGHEST * free, rival + HIGHEST * rivalFree];
  return {
    ...{ own, rival, free, rivalFree, stands, rivalStands, most },
    decided: stands > most || ownMost < rivalStands || free + rivalFree === 0,
  };
}

function outline(position: Position, seat: Seat): ReturnType<typeof outlineOf> {
  const { telescope, down } = sideOf(position, seat);
  return outlineOf(telescope, down);
}

export function typesShown(position: Position, seat: Seat): readonly Type[] {
  const { faceUp } = outline(position, seat);
  return TYPES.filter((_, type) => faceUp[type] !== 0);
}

/** How many cards of a type lie face up. */
export function shownOf(position: Position, seat: Seat, type: Type): number {
  const { telescope, down } = sideOf(position, seat);
  return telescope.filter((card, index) => card < KINDS && down[index] === undefined && typeOf(card) === type)
    .length;
}

export function freeSlots(position: Position, seat: Seat): number {
  return sideOf(position, seat).telescope.filter((card) => card === NONE).length;
}

/** The slots where this card can lie face up. */
export function openFor(position: Position, seat: Seat, card: Card): readonly number[] {
  const open = faceUpSlots(outline(position, seat), card);
  return Array.from({ length: SLOTS }, (_, index) => index + 1).filter((slot) => open & slotBit(slot));
}

/** Any card of a type: where one can lie face up, all can. */
export function anyOf(type: Type): Card {
  return TYPES.indexOf(type) * 6;
}

/** What this card in the notebook would add to the player's own points. */
export function notedGain(position: Position, seat: Seat, card: Card): number {
  return ownPoints(withNoted(position, seat, card), seat) - ownPoints(position, seat);
}

/** What this card would add at once: in the notebook, or face up in the best slot. */
export function usedGain(position: Position, seat: Seat, card: Card): number {
  const laid = openFor(position, seat, card).map(
    (slot) => ownPoints(withLaid(position, seat, { card, slot }), seat) - ownPoints(position, seat),
  );
  return Math.max(notedGain(position, seat, card), ...laid);
}

/** The most that a card of the row could bring a player at once. */
export function mostInRow(position: Position, row: readonly Card[], seat: Seat): number {
  const cards = [...new Set(row)].filter((card) => card < KINDS);
  return Math.max(0, ...cards.map((card) => usedGain(position, seat, card)));
}

/** The player's own points once the best card of the hand is noted as well. */
export function pointsInReach(position: Position, seat: Seat): number {
  const held = sideOf(position, seat).hand.filter((card) => card < KINDS);
  return ownPoints(position, seat) + Math.max(0, ...held.map((card) => notedGain(position, seat, card)));
}

/** What a card that lies in the notebook adds to the player's own points there. */
export function notedShare(position: Position, seat: Seat, card: Card): number {
  return ownPoints(position, seat) - ownPoints(withNoted(position, seat, card, -1), seat);
}

function withLaid(position: Position, seat: Seat, { card, slot }: { card: Card; slot: number }): Position {
  const side = sideOf(position, seat);
  const laid = {
    ...side,
    telescope: side.telescope.with(slot - 1, card),
    down: side.down.with(slot - 1, undefined),
  };
  return { ...position, sides: seat === 0 ? [laid, position.sides[1]] : [position.sides[0], laid] };
}

export function typeOf(card: Card): Type | undefined {
  return isSatellite(card) ? undefined : TYPES[TYPE_OF[card] as number];
}

/** Whether a line has put this card into the notebook, or leaves it in the hand. */
export function hasCard({ steps, after }: Followed, seat: Seat, card: Card): boolean {
  return steps.some((step) => isNoted(step, card)) || sideOf(after, seat).hand.includes(card);
}

export const isNoted = (step: NamedStep, card: Card): boolean =>
  (step.do === 'keep' && step.card === card) ||
  (step.do === 'lay' && step.to.area === 'note' && step.card === card);

export function inRow(position: Position, card: Card): number {
  return position.row.filter((each) => each === card).length;
}

/** Whether the player can still get a card of this type: from the row, the hand, or the unseen cards. */
export function canStillCome(position: Position, seat: Seat, type: Type): boolean {
  const isOne = (card: Card): boolean => card < KINDS && typeOf(card) === type;
  return (
    position.row.some(isOne) ||
    sideOf(position, seat).hand.some(isOne) ||
    position.unseen.some((count, card) => count > 0 && isOne(card))
  );
}
