// A beginner's judgement: voyages taken, cards at hand for the next one, and cards left on the decks. It knows no odds, keeps no
// account of copies, and does not mind the sun before it is near.
import type { Judge } from './judge.ts';
import { marginNow } from './judge.ts';
import { atHand } from './kernel/able.ts';
import * as c from './kernel/cells.ts';
import { LAST_OF } from './kernel/track.ts';
import { BITS, countOf } from './kernel/voyages.ts';

const PER_STEP = 10;
/** By the number of types of a galaxy at hand. */
const READY = [0, 1, 3, 6, 9] as const;
const PER_STAR = 6;
const PER_METEOR = 4;
const PER_PILE = 0.2;
/** So near the sun frightens everybody. */
const NEAR = 6;
const FRIGHT = 2;
const WORTH_PER_CHANCE = 30;

export class Naive implements Judge {
  chance = 0;
  margin = 0;

  begin(): void {
    // It never remembers anything.
  }

  worth(w: c.World): number {
    this.margin = marginNow(w);
    if (w[c.STAGE] === c.OVER_STAGE) {
      this.chance = w[c.ENDING] === c.WON_GAME ? 1 : 0;
      return this.chance > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
    }
    const hand = atHand(w);
    let worth = PER_STEP * this.margin + PER_STAR * w[c.STARS]! + PER_METEOR * w[c.COLLECTED]!;
    for (let galaxy = 0; galaxy < 4; galaxy++)
      if (countOf(w[c.VOYAGES]!, galaxy) > 0) worth += READY[BITS[(hand >> (4 * galaxy)) & 15]!]!;
    for (let deck = 0; deck < 8; deck++)
      if (w[c.TOP + deck] !== c.EMPTY_RUN || w[c.REST + deck] !== 0) worth += PER_PILE;
    if (c.has(w, c.WITH_SUN)) {
      const distance = LAST_OF[w[c.TABLE]! >> c.TRACK_SHIFT]! - w[c.SUN]!;
      worth -= FRIGHT * Math.max(0, NEAR - distance);
    }
    this.chance = 1 / (1 + Math.exp(-worth / WORTH_PER_CHANCE));
    return worth;
  }
}
