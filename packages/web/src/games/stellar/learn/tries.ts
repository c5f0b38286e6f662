// Tests on tries in the lessons of Stellar, and the notation of their positions.
import {
  type Breakdown,
  breakdownOf,
  type Position,
  type Stellar,
  TYPE_OF,
  TYPES,
} from '@planisphere/stellar';
import type { Try } from '../../../table/learn/lesson.ts';
import { FREE, lineOf } from '../line.ts';
import { slotPlace } from '../places.ts';

export type GameTry = Try<Stellar>;

/** Noctua's side does nothing. */
export function line(phase: string, fields: Readonly<Record<string, string>>): string {
  return lineOf(phase, { 'B.tel': `H3${FREE.slice(1)}`, ...fields });
}

/** Slots of a telescope, from one to another. */
export const slots = (seat: 0 | 1, first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => slotPlace(seat, first + index));

export const MOON = TYPES.indexOf('moon');
export const PLANET = TYPES.indexOf('planet');
export const ASTEROID = TYPES.indexOf('asteroid');
export const CLOUD = TYPES.indexOf('cloud');

export const typeOf = (card: number): number => TYPE_OF[card] as number;
export const own = (view: Position): Breakdown['seats'][0] => breakdownOf(view).seats[0];
export const runOf = (view: Position, type: number): number => own(view).types[type]?.multiplier ?? 0;
export const playsUp = ({ action }: GameTry): boolean =>
  action.do === 'play' && action.to.area === 'tel' && action.to.face === 'up';

/** The learner's points for the section at the foot of the telescope. */
export function bottomPoints(view: Position): number {
  return breakdownOf(view).sections.find(({ section }) => section === 'bottom')?.points[0] ?? 0;
}
