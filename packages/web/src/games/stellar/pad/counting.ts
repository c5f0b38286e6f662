// The sheet of Stellar from the cards in front of two players, and what every satellite would add to each type.
import { type Finding, inspectPosition } from '@planisphere/core';
import {
  type Breakdown,
  breakdownOf,
  multiplierOf,
  type Position,
  satelliteOf,
  sideOf,
  stackOf,
  stellar,
  TYPES,
} from '@planisphere/stellar';

export interface Counted {
  readonly position: Position | undefined;
  readonly sheet: Breakdown | undefined;
  /** Impossible entries: a card too many. */
  readonly findings: readonly Finding[];
}

export function countedFrom(line: string): Counted {
  const { position, findings } = inspectPosition(stellar, line);
  const impossible = findings.filter(({ weight }) => weight === 'impossible');
  return { position, sheet: position && breakdownOf(position), findings: impossible };
}

export interface SatelliteUse {
  readonly number: number;
  /** Index into TYPES: the best use. */
  readonly best: number;
  /** By type: the points that it adds there, with all others at their best. */
  readonly gains: readonly number[];
}

/** For each satellite of a notebook: its use in the sheet's best joint assignment. */
export function satelliteUses(position: Position, seat: 0 | 1): readonly SatelliteUse[] {
  const { notebook } = sideOf(position, seat);
  const { types } = breakdownOf(position).seats[seat];
  return [1, 2, 3, 4, 5].flatMap((number) => {
    if ((notebook[satelliteOf(number)] ?? 0) === 0) return [];
    const bit = 1 << number;
    const gains = types.map(({ stars, satellites }, type) => {
      const others = satellites.reduce(
        (set, each) => set | (each === number ? 0 : 1 << each),
        stackOf(notebook, type),
      );
      return stars * (multiplierOf(others | bit) - multiplierOf(others));
    });
    const best = types.findIndex(({ satellites }) => satellites.includes(number));
    return [{ number, best: best < 0 ? TYPES.length - 1 : best, gains }];
  });
}
