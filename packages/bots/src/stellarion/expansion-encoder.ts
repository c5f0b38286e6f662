// Answers the questions about expansions and about two players; where they are not in the game, nothing is answered.
import { baseOf } from '../net/questions.ts';
import * as c from './kernel/cells.ts';
import { LAST_OF } from './kernel/track.ts';
import { BITS, galaxiesIn, pileTakes, voyageCount } from './kernel/voyages.ts';
import * as q from './questions.ts';
import { depthOf, nextSeat } from './reachable.ts';
import type { Traits } from './traits.ts';

const base = (name: string) => baseOf(q.QUESTIONS, name);
const THEORY = base('theory');
const BLACK_HOLES = base('black holes');
const HOPED = base('black holes hoped for');
const MIRRORS = base('mirrors');
const DEPTH = base('depth');
const COLUMN = base('column');
const SUN_VOYAGES = base('sun and voyages');
const METEORS = base('meteors');
const SUN = base('sun');
const LAUNCHES = base('launches before the end');
const TAKERS = base('takers');
const FREE = base('free places');

const HIDDEN = 1;
const FACE_UP = 2;
const NOTHING_BELOW = 5;

export class ExpansionEncoder {
  readonly #out: Uint16Array;
  readonly #traits: Traits;

  constructor(out: Uint16Array, traits: Traits) {
    this.#out = out;
    this.#traits = traits;
  }

  encode(w: c.World): void {
    if (w[c.TABLE]! & c.WITH_THEORIES) this.#theories(w);
    else this.#out.fill(0, THEORY.at, THEORY.at + 4);
    this.#blackHoles(w);
    this.#mirrors(w);
    this.#sun(w);
    this.#companions(w);
  }

  #theories(w: c.World): void {
    const { showing, remaining } = this.#traits;
    for (let type = 0; type < 4; type++) {
      const open = (w[c.THEORIES]! >> type) & 1;
      const state = open === 0 ? 0 : w[c.THEORY] === type ? FACE_UP : HIDDEN;
      const shown = Math.min(q.SHOWING - 1, showing[type]!);
      this.#out[THEORY.at + type] =
        THEORY.id + ((type * 3 + state) * q.SHOWING + shown) * q.REMAINING + (remaining[type]! >> 1);
    }
  }

  #blackHoles(w: c.World): void {
    if (!c.has(w, c.BLACK_HOLES)) {
      this.#out[BLACK_HOLES.at] = 0;
      this.#out[HOPED.at] = 0;
      return;
    }
    const { holesShown, holesLeft, holesHoped } = this.#traits;
    const voyages = voyageCount(w[c.VOYAGES]!);
    const stage = voyages <= 3 ? 0 : voyages <= 6 ? 1 : voyages <= 10 ? 2 : 3;
    this.#out[BLACK_HOLES.at] = BLACK_HOLES.id + (stage * q.HOLES + holesShown) * q.HOLES + holesLeft;
    const hoped = Math.min(q.HOPES - 1, Math.round(3 * (holesShown + holesHoped)));
    this.#out[HOPED.at] = HOPED.id + stage * q.HOPES + hoped;
  }

  #mirrors(w: c.World): void {
    const out = this.#out;
    if (!c.has(w, c.MIRRORS)) {
      out[MIRRORS.at] = 0;
      out.fill(0, DEPTH.at, DEPTH.at + 4);
      out.fill(0, COLUMN.at, COLUMN.at + 2);
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
    }
  }

  /** Types at hand for the voyage that lies uncovered in this column. */
  #readyAt(column: number): number {
    return column <= c.EMPTY_RUN ? NOTHING_BELOW : BITS[this.#traits.hands[column & 3]!]!;
  }

  #sun(w: c.World): void {
    const out = this.#out;
    if (!c.has(w, c.WITH_SUN)) {
      for (const { at } of [SUN_VOYAGES, METEORS, SUN, LAUNCHES]) out[at] = 0;
      return;
    }
    const track = w[c.TABLE]! >> c.TRACK_SHIFT;
    const distance = LAST_OF[track]! - w[c.SUN]!;
    const voyages = voyageCount(w[c.VOYAGES]!);
    out[SUN_VOYAGES.at] = SUN_VOYAGES.id + Math.min(9, voyages) * q.DISTANCES + distance;
    out[METEORS.at] = METEORS.id + w[c.METEORS]! * 5 + w[c.COLLECTED]!;
    out[SUN.at] = SUN.id + track * q.DISTANCES + w[c.SUN]!;
    out[LAUNCHES.at] = LAUNCHES.id + Math.max(0, (distance - 1) >> 2) * q.TOTALS + voyages;
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
