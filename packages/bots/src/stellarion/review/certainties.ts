// What is certain about a comparison whatever its trials say: a line after which no win is possible has no chance, and a
// difference below any number that is told is none.
import type { Seat } from '@planisphere/core';
import { isHopeless, type Position, type Stellarion } from '@planisphere/stellarion';
import type { Examined, Line } from '../../review/examiner.ts';
import { afterActions } from './lines.ts';

type Action = Stellarion['action'];
type Examination = Examined<Action>;

interface Turn {
  readonly view: Position;
  readonly seat: Seat;
}

/** The same comparison with a chance of 0 for a line after which counting rules out a win. */
export function withoutHope(examined: Examination, { view, seat }: Turn): Examination {
  const counted = (line: Line<Action>): Line<Action> =>
    line.value > 0 && isHopeless(afterActions(view, seat, line.actions)) ? { ...line, value: 0 } : line;
  const [played, other] = [counted(examined.played), counted(examined.other)];
  if (played === examined.played && other === examined.other) return examined;
  return { ...examined, played, other, best: other.value > played.value ? other : played };
}

/** Chances that differ by less are the same. */
const NOTHING = 1e-6;

/** Two lines with the same chance are even; voyages may still differ. */
export function evenWhereNothing(examined: Examination): Examination {
  const { played, other, amountUnit } = examined;
  const inVoyages = played.amount !== undefined && amountUnit !== 'risk';
  if (inVoyages || Math.abs(played.value - other.value) >= NOTHING) return examined;
  return { ...examined, best: played, other: { ...played, actions: other.actions } };
}
