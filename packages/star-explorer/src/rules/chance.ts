// What chance can bring, with exact odds. A tile that nobody has revealed can be in any pile or in the box, so every
// such tile with the right back is equally likely to be the one turned up.
import { type Seat, seatsOf, type Weighted } from '@planisphere/core';
import { KINDS } from './components.ts';
import type { Outcome } from './events.ts';
import type { Phase } from './phase.ts';
import { type Back, backInRound, backsLeft } from './pile.ts';
import { boardOf, type Position } from './position.ts';
import { PILE, type Size, STARTS, tilesWithBack } from './tiles.ts';

export function outcomesOf(position: Position, phase: Phase): Weighted<Outcome>[] {
  switch (phase.step) {
    case 'back':
      return backsFor(position, phase.seat);
    case 'start':
      return startsFor(position, phase.seat);
    case 'first':
      return seatsOf(position.boards.length).map((seat) => ({ outcome: { deal: 'first', seat }, weight: 1 }));
    case 'pick':
      return picks(position);
    case 'reveal':
      return reveals(position, phase.seat, phase.round);
    default:
      return [];
  }
}

function backsFor(position: Position, seat: Seat): Weighted<Outcome>[] {
  const size = PILE[boardOf(position, seat).backs.length] as Size;
  const dealt = position.boards.flatMap(({ backs }) => backs.filter((_, slot) => PILE[slot] === size));
  return KINDS.map((kind): Weighted<Outcome> => {
    const weight = tilesWithBack(size, kind).length - dealt.filter((other) => other === kind).length;
    return { outcome: { deal: 'back', seat, size, kind }, weight };
  }).filter(({ weight }) => weight > 0);
}

function startsFor(position: Position, seat: Seat): Weighted<Outcome>[] {
  const left = [...STARTS.keys()].filter((start) => position.boards.every((board) => board.start !== start));
  return left.map((start) => ({ outcome: { deal: 'start', seat, start }, weight: 1 }));
}

function picks(position: Position): Weighted<Outcome>[] {
  const odds = new Map<string, { outcome: Outcome; weight: number }>();
  for (const { size, kind } of backsLeft(position, boardOf(position, 0))) {
    const same = odds.get(`${size}${kind}`);
    if (same === undefined) odds.set(`${size}${kind}`, { outcome: { deal: 'pick', size, kind }, weight: 1 });
    else same.weight++;
  }
  return [...odds.values()];
}

function reveals(position: Position, seat: Seat, round: number): Weighted<Outcome>[] {
  const size = position.sizes[round - 1] as Size;
  const kind = backInRound(position, boardOf(position, seat), round);
  return possibleTiles(position, { size, kind }).map((tile) => ({
    outcome: { deal: 'tile', seat, tile },
    weight: 1,
  }));
}

/** The tiles that a back can hide, each equally likely. */
export function possibleTiles(position: Position, { size, kind }: Back): number[] {
  const revealed = new Set(position.boards.flatMap(({ tiles }) => tiles));
  return tilesWithBack(size, kind).filter((tile) => !revealed.has(tile));
}
