// Answers the questions about expansions; without expansions it answers nothing.
import { baseOf } from '../net/questions.ts';
import { levelOf, proofChance } from './chances.ts';
import * as c from './kernel/cells.ts';
import { BITS, voyageCount } from './kernel/voyages.ts';
import * as q from './questions.ts';
import type { Traits } from './traits.ts';
import { WayEncoder } from './way-encoder.ts';

const base = (name: string) => baseOf(q.QUESTIONS, name);
const THEORY = base('theory');
const BLACK_HOLES = base('black holes');
const HOPED = base('black holes hoped for');
const SPECIAL = base('special cards');
const FREE_SLACK = base('slack with free voyages');
const PROOF = base('proof');

const HIDDEN = 1;
const FACE_UP = 2;

export class ExpansionEncoder {
  readonly #out: Uint16Array;
  readonly #traits: Traits;

  readonly #ways: WayEncoder;

  /** `ready`: by galaxy the level of its chance to be launched to. */
  constructor(out: Uint16Array, traits: Traits, ready: Uint8Array) {
    this.#out = out;
    this.#traits = traits;
    this.#ways = new WayEncoder(out, traits, ready);
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
    this.#ways.encode(w);
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

  /** By deck: whether a black hole or a mirror blocks it, and whether one can still come. */
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

  /** The cards to spare if Crossings and meteors bring what they can. */
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
}

/** How much of the game is left. */
function stageOf(voyages: number): number {
  return voyages <= 3 ? 0 : voyages <= 6 ? 1 : voyages <= 10 ? 2 : 3;
}
