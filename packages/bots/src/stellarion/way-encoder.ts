// Answers the questions about the way to the voyages: columns, the sun, and which of two players has room.
import { baseOf } from '../net/questions.ts';
import * as c from './kernel/cells.ts';
import { LAST_OF, METEOR_SPACES } from './kernel/track.ts';
import { BITS, galaxiesIn, pileTakes, voyageCount } from './kernel/voyages.ts';
import * as q from './questions.ts';
import { depthOf, nextSeat } from './reachable.ts';
import type { Traits } from './traits.ts';

const base = (name: string) => baseOf(q.QUESTIONS, name);
const MIRRORS = base('mirrors');
const DEPTH = base('depth');
const COLUMN = base('column');
const SUN_VOYAGES = base('sun and voyages');
const METEORS = base('meteors');
const SUN = base('sun');
const LAUNCHES = base('launches before the end');
const TAKERS = base('takers');
const FREE = base('free places');
const COLUMN_LAUNCH = base('column and launch');
const COLUMN_LENGTHS = base('column lengths');
const METEOR = base('meteor');

const NOTHING_BELOW = 5;

export class WayEncoder {
  readonly #out: Uint16Array;
  readonly #traits: Traits;
  readonly #ready: Uint8Array;

  /** `ready`: by galaxy the level of its chance to be launched to. */
  constructor(out: Uint16Array, traits: Traits, ready: Uint8Array) {
    this.#out = out;
    this.#traits = traits;
    this.#ready = ready;
  }

  encode(w: c.World): void {
    this.#mirrors(w);
    this.#sun(w);
    this.#companions(w);
  }

  #mirrors(w: c.World): void {
    const out = this.#out;
    if (!c.has(w, c.MIRRORS)) {
      out[MIRRORS.at] = 0;
      out.fill(0, DEPTH.at, DEPTH.at + 4);
      out.fill(0, COLUMN.at, COLUMN.at + 2);
      out.fill(0, COLUMN_LAUNCH.at, COLUMN_LAUNCH.at + 2);
      out[COLUMN_LENGTHS.at] = 0;
      return;
    }
    const { mirrorsShown, mirrorsLeft, hands, voyages } = this.#traits;
    out[MIRRORS.at] = MIRRORS.id + mirrorsShown * q.HOLES + mirrorsLeft;
    for (let galaxy = 0; galaxy < 4; galaxy++) {
      const depth = depthOf(w, galaxy);
      const seen = depth < 0 ? q.DEPTHS - 1 : Math.min(q.DEPTHS - 2, depth);
      out[DEPTH.at + galaxy] =
        DEPTH.id + (seen * q.PER_GALAXY + voyages[galaxy]!) * 5 + BITS[hands[galaxy]!]!;
    }
    for (let column = 0; column < 2; column++) {
      const run = w[c.COLUMNS + column]!;
      out[COLUMN.at + column] = COLUMN.id + this.#readyAt(run) * 6 + this.#readyAt(run >> 2);
      const level = run === c.EMPTY_RUN ? 0 : this.#ready[run & 3]!;
      out[COLUMN_LAUNCH.at + column] = COLUMN_LAUNCH.id + level * 6 + this.#readyAt(run >> 2);
    }
    out[COLUMN_LENGTHS.at] = COLUMN_LENGTHS.id + lengthOf(w[c.COLUMNS]!) * 9 + lengthOf(w[c.COLUMNS + 1]!);
  }

  /** Types at hand for the uncovered voyage of this column. */
  #readyAt(column: number): number {
    return column <= c.EMPTY_RUN ? NOTHING_BELOW : BITS[this.#traits.hands[column & 3]!]!;
  }

  #sun(w: c.World): void {
    const out = this.#out;
    if (!c.has(w, c.WITH_SUN)) {
      out[SUN_VOYAGES.at] = out[METEORS.at] = out[SUN.at] = out[LAUNCHES.at] = 0;
      out.fill(0, METEOR.at, METEOR.at + 4);
      return;
    }
    const track = w[c.TABLE]! >> c.TRACK_SHIFT;
    const distance = LAST_OF[track]! - w[c.SUN]!;
    const voyages = voyageCount(w[c.VOYAGES]!);
    out[SUN_VOYAGES.at] = SUN_VOYAGES.id + Math.min(9, voyages) * q.DISTANCES + distance;
    out[METEORS.at] = METEORS.id + w[c.METEORS]! * 5 + w[c.COLLECTED]!;
    out[SUN.at] = SUN.id + track * q.DISTANCES + w[c.SUN]!;
    out[LAUNCHES.at] = LAUNCHES.id + Math.max(0, (distance - 1) >> 2) * q.TOTALS + voyages;
    this.#meteors(w, track);
  }

  /** How far each meteor lies behind the sun, where a retreat reaches it. */
  #meteors(w: c.World, track: number): void {
    const odd = w[c.COLLECTED]! & 1;
    for (let meteor = 0; meteor < 4; meteor++) {
      const behind = w[c.SUN]! - METEOR_SPACES[track * 4 + meteor]!;
      const seen = (w[c.METEORS]! >> meteor) & 1 && Math.abs(behind) <= q.METEOR_REACH;
      const answer = (behind + q.METEOR_REACH) * 2 + odd;
      this.#out[METEOR.at + meteor] = seen ? METEOR.id + answer : 0;
    }
  }

  #companions(w: c.World): void {
    const out = this.#out;
    if ((w[c.TABLE]! & c.TWO_PLAYERS) === 0) {
      out.fill(0, TAKERS.at, TAKERS.at + 4);
      out[FREE.at] = 0;
      return;
    }
    const seat = nextSeat(w);
    const own = w[c.WON + seat]!;
    const other = w[c.WON + 1 - seat]!;
    const { hands, voyages } = this.#traits;
    for (let galaxy = 0; galaxy < 4; galaxy++) {
      const takers = (pileTakes(own, galaxy) ? 1 : 0) + (pileTakes(other, galaxy) ? 2 : 0);
      out[TAKERS.at + galaxy] =
        TAKERS.id + (takers * q.PER_GALAXY + voyages[galaxy]!) * 5 + BITS[hands[galaxy]!]!;
    }
    const begun = galaxiesIn(own | other);
    const unbegun = BITS[galaxiesIn(w[c.VOYAGES]!) & ~begun]!;
    const free = (pile: number): number => 2 - BITS[galaxiesIn(pile)]!;
    out[FREE.at] = FREE.id + (free(own) * 3 + free(other)) * 5 + unbegun;
  }
}

/** Voyages in a column. */
function lengthOf(column: number): number {
  return (31 - Math.clz32(column)) >> 1;
}
