// A player who knows every coming tile and tries everything, to measure bots against: the most that the remaining
// rounds can earn, exactly except for drawings that leave out more than a search considers. Slow with more than three
// rounds left.
import { LIT, ROUNDS } from '@planisphere/star-explorer';
import type { Fate } from './fates.ts';
import { BACKS } from './kernel/backs.ts';
import { SearchBoard } from './kernel/board.ts';
import { LIT_POINTS } from './kernel/bonus.ts';
import { MOST_LEFT_OUT } from './kernel/parts.ts';
import { SIDES } from './kernel/sides.ts';
import { fits, sketchesOf } from './kernel/sketches.ts';

/** The most points that the board can earn from here to the end. */
export function mostPoints(board: SearchBoard, fate: Fate): number {
  if (board.rounds >= ROUNDS) return 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const back of backsNext(board, fate)) most = mostWith(board, { fate, back, least: most });
  return most;
}

function backsNext({ pile, rounds }: SearchBoard, { order, calls }: Fate): readonly number[] {
  const left = order.filter((back) => pile[back]! > 0);
  return calls[rounds] === true ? [...new Set(left)] : left.slice(0, 1);
}

interface Foresight {
  readonly fate: Fate;
  readonly back: number;
  /** The best result so far: results up to it are not searched. */
  readonly least: number;
}

/** The most points if this back comes next, or `least` if it is not more. */
function mostWith(from: SearchBoard, { fate, back, least }: Foresight): number {
  const board = new SearchBoard();
  board.copy(from);
  board.points = 0;
  const tile = tileBehind(board, fate, back);
  const sketches = sketchesOf(tile);
  board.pile[back]!--;
  board.revealed[tile] = 1;
  const next = new SearchBoard();
  next.copy(board);
  next.skip(sketches);
  let most = Math.max(least, next.points + mostPoints(next, fate));
  const rest = board.spared(MOST_LEFT_OUT) + mostAfter(board, fate, sketches.side);
  const worth = sketches.worth[board.previous]!;
  for (const sketch of sketches.order(board.rounds, board.previous)) {
    if (worth[sketch]! + rest <= most) break;
    if (!fits(sketches, sketch, board.taken)) continue;
    next.copy(board);
    next.lay(sketches, sketch);
    most = Math.max(most, next.points + mostPoints(next, fate));
  }
  return most;
}

function tileBehind({ revealed }: SearchBoard, { fronts }: Fate, back: number): number {
  return fronts[back]!.find((tile) => revealed[tile] === 0)!;
}

/** The most that later rounds can earn: no later sky is emptier than this one. */
function mostAfter(board: SearchBoard, fate: Fate, side: number): number {
  let sum = 0;
  for (let round = board.rounds + 1; round < ROUNDS; round++) {
    const before = round === board.rounds + 1 ? [side] : [...SIDES.keys()];
    let most = 0;
    for (let back = 0; back < BACKS; back++) {
      if (board.pile[back] === 0) continue;
      const tile = tileBehind(board, fate, back);
      for (const previous of before) most = Math.max(most, mostIn(board, { tile, round, previous }));
    }
    sum += most + sparedIn(board, round);
  }
  return sum;
}

/** The most of the price of left-out stars that a later round can avoid, because no star is left to extinguish. */
function sparedIn({ extinguished, rounds }: SearchBoard, round: number): number {
  const out = extinguished + MOST_LEFT_OUT * (round - rounds + 1);
  return LIT_POINTS * Math.min(MOST_LEFT_OUT, Math.max(0, out - LIT));
}

/** The value of the best drawing of a tile under this sky. */
function mostIn(
  { taken }: SearchBoard,
  { tile, round, previous }: { tile: number; round: number; previous: number },
): number {
  const sketches = sketchesOf(tile);
  for (const sketch of sketches.order(round, previous)) {
    if (fits(sketches, sketch, taken)) return sketches.worth[previous]![sketch]!;
  }
  return 0;
}
