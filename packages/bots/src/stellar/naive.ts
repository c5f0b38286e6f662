// A beginner's judgement: the own points if the game ended now, and a liking for stars and for full notebooks. It
// ignores the other player's sections and everything still to come.
import { TYPES } from '@planisphere/stellar';
import { STACK, STARS, sideAt, TOTAL, type World } from './kernel/cells.ts';
import { ownPoints } from './kernel/score.ts';
import { bitsIn } from './traits.ts';
import type { Judge } from './worth.ts';

const PER_STAR = 1;
const PER_NUMBER = 0.6;
/** High numbers look good in a telescope, no matter who leads the section. */
const PER_TOTAL = 0.6;
const POINTS_PER_CHANCE = 60;

export class Naive implements Judge {
  margin = 0;
  chance = 0;

  estimate(w: World, seat: number): number {
    const side = sideAt(seat);
    let liking = 0;
    for (let type = 0; type < TYPES.length; type++)
      liking += PER_STAR * w[side + STARS + type]! + PER_NUMBER * bitsIn(w[side + STACK + type]!);
    for (let section = 0; section < 3; section++) liking += PER_TOTAL * w[side + TOTAL + section]!;
    this.margin = ownPoints(w, side) + liking;
    this.chance = 1 / (1 + Math.exp(-this.margin / POINTS_PER_CHANCE));
    return this.margin;
  }

  estimateNext(w: World, seat: number): number {
    return this.estimate(w, seat);
  }

  count(w: World, seat: number): number {
    return this.estimate(w, seat);
  }

  countNext(w: World, seat: number): number {
    return this.estimate(w, seat);
  }
}
