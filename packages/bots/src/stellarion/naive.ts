// What looks good on the table: voyages taken, cards at hand for the next one, stars and meteors kept. It knows no
// odds, sees only the cards on the table, and hardly minds the sun before it is near.
import type { Judge } from './judge.ts';
import { marginNow } from './judge.ts';
import { atHand } from './kernel/able.ts';
import * as c from './kernel/cells.ts';
import { LAST_OF } from './kernel/track.ts';
import { BITS, countOf, offered } from './kernel/voyages.ts';

const PER_STEP = 10;
/** By the number of types of a galaxy at hand: greed for the Launch that is nearly complete. */
const READY = [0, 0.2, 0.8, 2.6, 7] as const;
const PER_STAR = 6;
const PER_METEOR = 4;
const PER_MISSING = 2;
const PER_SPACE = 0.4;
/** In spaces: this near, the sun frightens everybody. */
const NEAR = 8;
const FRIGHT = 2;
const WORTH_PER_CHANCE = 30;

export class Naive implements Judge {
  chance = 0;
  margin = 0;

  begin(): void {
    // Nothing to forget: it remembers nothing.
  }

  worth(w: c.World): number {
    this.margin = marginNow(w);
    if (w[c.STAGE] === c.OVER_STAGE) {
      this.chance = w[c.ENDING] === c.WON_GAME ? 1 : 0;
      return this.chance > 0 ? Number.MAX_VALUE : -Number.MAX_VALUE;
    }
    const hand = atHand(w);
    let worth = PER_STEP * this.margin + PER_STAR * w[c.STARS]! + PER_METEOR * w[c.COLLECTED]!;
    const open = offered(w);
    for (let galaxy = 0; galaxy < 4; galaxy++)
      if ((open >> galaxy) & 1) worth += READY[BITS[(hand >> (4 * galaxy)) & 15]!]!;
    worth -= PER_MISSING * missing(w) + heat(w);
    this.chance = 1 / (1 + Math.exp(-worth / WORTH_PER_CHANCE));
    return worth;
  }
}

function heat(w: c.World): number {
  if (!c.has(w, c.WITH_SUN)) return 0;
  const distance = LAST_OF[w[c.TABLE]! >> c.TRACK_SHIFT]! - w[c.SUN]!;
  return PER_SPACE * w[c.SUN]! + FRIGHT * Math.max(0, NEAR - distance);
}

/** How many of the cards that the voyages still need have been used up, one of each type for each. */
function missing(w: c.World): number {
  let count = 0;
  for (let card = 0; card < 16; card++) {
    const [galaxy, type] = [card >> 2, card & 3];
    const copies =
      ((w[c.HELD + galaxy]! >> (2 * type)) & 3) +
      ((w[c.HELD + 4 + type]! >> (2 * galaxy)) & 3) +
      ((w[c.OUTPOST]! >> card) & 1);
    count += Math.max(0, countOf(w[c.VOYAGES]!, galaxy) - copies);
  }
  return count;
}
