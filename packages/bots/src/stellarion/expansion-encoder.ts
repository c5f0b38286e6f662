// Answers the questions about expansions and about two players; where they are not in the game, nothing is answered.
import { baseOf } from '../net/questions.ts';
import { levelOf, proofChance } from './chances.ts';
import * as c from './kernel/cells.ts';
import { LAST_OF, METEOR_SPACES } from './kernel/track.ts';
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
const SPECIAL = base('special cards');
const FREE_SLACK = base('slack with free voyages');
const PROOF = base('proof');
const COLUMN_LAUNCH = base('column and launch');
const COLUMN_LENGTHS = base('column lengths');
const METEOR = base('meteor');

const HIDDEN = 1;
const FACE_UP = 2;
const NOTHING_BELOW = 5;

export class ExpansionEncoder {
  readonly #out: Uint16Array;
  readonly #traits: Traits;

  readonly #ready: Uint8Array;

  /** `ready`: by galaxy how likely it can be launched to, as a level. */
  constructor(out: Uint16Array, traits: Traits, ready: Uint8Array) {
    this.#out = out;
    this.#traits = traits;
    this.#ready = ready;
  }

  encode(w: c.World): void {
    if (w[c.TABLE]! & c.WITH_THEORIES) this.#theories(w);
    else {
      this.#out.fill(0, THEORY.at, THEORY.at + 4);
      this.#out[PROOF.at] = 0;
    }
    this.#special(w);
    this.#freeVoyages(w);
    this.#blackHoles(w);
    this.#mirrors(w);
    this.#sun(w);
    this.#companions(w);
  }

  #theories(w: c.World): void {
    const { observed, remaining } = this.#traits;
    for (let type = 0; type < 4; type++) {
      const open = (w[c.THEORIES]! >> type) & 1;
      const state = open === 0 ? 0 : w[c.THEORY] === type ? FACE_UP : HIDDEN;
      const shown = Math.min(q.SHOWING - 1, observed[type]!);
      this.#out[THEORY.at + type] =
        THEORY.id + ((type * 3 + state) * q.SHOWING + shown) * q.REMAINING + (remaining[type]! >> 1);
    }
    this.#proof(w);
  }

  #proof(w: c.World): void {
    const theory = w[c.THEORY]!;
    const hidden = theory === c.NO_TYPE;
    const level = hidden ? 0 : levelOf(proofChance(this.#traits, theory));
    const shown = hidden ? 0 : Math.min(3, this.#traits.observed[theory]!);
    const left = BITS[w[c.THEORIES]!]!;
    const stage = stageOf(voyageCount(w[c.VOYAGES]!));
    this.#out[PROOF.at] = PROOF.id + ((left * q.LEVELS + level) * 4 + shown) * 4 + stage;
  }

  /** By deck: whether a black hole or a mirror blocks it, and whether one is still to come. */
  #special(w: c.World): void {
    const out = this.#out;
    if (!c.has(w, c.BLACK_HOLES | c.MIRRORS)) {
      out.fill(0, SPECIAL.at, SPECIAL.at + 8);
      return;
    }
    const { sizes, contents, covered } = this.#traits;
    for (let deck = 0; deck < 8; deck++) {
      const card = c.shown(w, deck);
      const state = covered[deck] ? 3 : card === c.BLACK_HOLE ? 1 : card === c.MIRROR ? 2 : 0;
      const inside = (contents[deck]! & 0x300 ? 1 : 0) + (contents[deck]! & 0xc00 ? 2 : 0);
      const kind = deck < 4 ? 0 : 1;
      out[SPECIAL.at + deck] = SPECIAL.id + (kind * q.DECK_SIZES + sizes[deck]!) * 16 + state * 4 + inside;
    }
  }

  /** Cards to spare when Crossings and meteors bring what they can. */
  #freeVoyages(w: c.World): void {
    if (!c.has(w, c.BLACK_HOLES | c.WITH_SUN)) {
      this.#out[FREE_SLACK.at] = 0;
      return;
    }
    const { cards, holesLeft } = this.#traits;
    const free = 3 * (holesLeft >> 2) + ((w[c.COLLECTED]! + BITS[w[c.METEORS]!]!) >> 1);
    const launches = Math.max(0, voyageCount(w[c.VOYAGES]!) - free);
    const slack = Math.max(0, Math.min(q.SLACKS - 1, cards - 4 * launches + 8));
    this.#out[FREE_SLACK.at] = FREE_SLACK.id + Math.min(q.FREE_VOYAGES - 1, free) * q.SLACKS + slack;
  }

  #blackHoles(w: c.World): void {
    if (!c.has(w, c.BLACK_HOLES)) {
      this.#out[BLACK_HOLES.at] = 0;
      this.#out[HOPED.at] = 0;
      return;
    }
    const { holesShown, holesLeft, holesHoped } = this.#traits;
    const voyages = voyageCount(w[c.VOYAGES]!);
    const stage = stageOf(voyages);
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

  /** Types at hand for the voyage that lies uncovered in this column. */
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

  /** How far each meteor lies behind the sun: a retreat brings it there. */
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

/** How much of the game is left. */
function stageOf(voyages: number): number {
  return voyages <= 3 ? 0 : voyages <= 6 ? 1 : voyages <= 10 ? 2 : 3;
}

/** Voyages in a column. */
function lengthOf(column: number): number {
  return (31 - Math.clz32(column)) >> 1;
}
