// Answers the questions about one side: its types, what it wants, its hand and its slots.
import { cardOf, NONE, NUMBER_OF, TYPE_OF, TYPES } from '@planisphere/stellar';
import { FREE, HAND, OPEN, ROW, ROW_CELLS, SATELLITES, type World } from './kernel/cells.ts';
import { ownPoints } from './kernel/score.ts';
import type { SidePlaces } from './places.ts';
import { FIGURES, GAINS, MARGINS, SHINES, STAGES, STARS_SEEN, SUPPLIES } from './questions.ts';
import type { Supply } from './supply.ts';
import { bitsIn, GAIN_OF, Traits } from './traits.ts';

const HIDDEN_ANSWER = 1;
const HIDDEN_FIGURE = 12;
const GONE = 0;

export class SideEncoder {
  points = 0;
  readonly #at: SidePlaces;
  readonly #out: Uint16Array;
  readonly #supply: Supply;
  readonly #traits = new Traits();

  constructor(at: SidePlaces, out: Uint16Array, supply: Supply) {
    this.#at = at;
    this.#out = out;
    this.#supply = supply;
  }

  /** Reads the side; returns the types that have changed, as bits. */
  read(w: World, side: number): number {
    this.points = ownPoints(w, side);
    return this.#traits.read(w, side);
  }

  /** The questions about these types, and what the side wants of them. */
  types(types: number, stage: number): void {
    const out = this.#out;
    const at = this.#at;
    for (let type = 0; type < TYPES.length; type++) {
      if ((types & (1 << type)) === 0) continue;
      const stack = this.#traits.stacks[type]!;
      const stars = this.#traits.stars[type]!;
      const room = this.#traits.rooms[type]!;
      out[at.stackStars.at + type] = at.stackStars.id + stack * STARS_SEEN + stars;
      out[at.stackStage.at + type] = at.stackStage.id + stack * STAGES + stage;
      out[at.starsStage.at + type] = at.starsStage.id + stars * STAGES + stage;
      out[at.roomStage.at + type] = at.roomStage.id + room * STAGES + stage;
      out[at.roomStars.at + type] = at.roomStars.id + room * STARS_SEEN + stars;
      for (let number = 1; number <= 6; number++) this.want(cardOf(type, number));
    }
  }

  /** How much the side wants a typed card, and where it can come from. */
  want(card: number): void {
    const { wants } = this.#at;
    const type = TYPE_OF[card]!;
    const number = NUMBER_OF[card]!;
    const gain = GAIN_OF[this.#traits.stacks[type]! * 8 + number]!;
    const want = ((number - 1) * SUPPLIES + this.#supply.of[card]!) * GAINS + gain;
    this.#out[wants.at + card] = wants.id + want * SHINES + this.#traits.shines[type]!;
  }

  slots(free: number, changed: number): void {
    const { slots } = this.#at;
    for (let rest = changed; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      this.#out[slots.at + slot] = slots.id + slot * 2 + ((free >> slot) & 1);
    }
  }

  /** What every step may change, whatever type it touches. */
  whole(w: World, side: number): void {
    const out = this.#out;
    const { types, satellites, points } = this.#at;
    out[types.at] = types.id + this.#traits.shown * 13 + bitsIn(w[side + FREE]!);
    out[satellites.at] = satellites.id + (w[side + SATELLITES]! >> 1);
    out[points.at] = points.id + Math.min(MARGINS - 1, (this.points / 3) | 0);
    this.#hand(w, side);
  }

  #hand(w: World, side: number): void {
    const { own, handNote, handTelescope, hand } = this.#at;
    const out = this.#out;
    let figures = 0;
    for (let i = 0; i < 2; i++) {
      const known = own || w[side + OPEN + i] === 1;
      const card = w[side + HAND + i]!;
      out[handNote.at + i] = handNote.id + (known ? this.#traits.noteValue(card) : HIDDEN_ANSWER);
      out[handTelescope.at + i] =
        handTelescope.id + (known ? this.#traits.telescopeValue(card) : HIDDEN_ANSWER);
      const figure = known ? figureOf(card) : HIDDEN_FIGURE;
      figures = i === 0 ? figure : Math.min(figures, figure) * FIGURES + Math.max(figures, figure);
    }
    out[hand.at] = hand.id + figures;
  }

  row(w: World): void {
    const out = this.#out;
    const { rowNote, rowTelescope } = this.#at;
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      out[rowNote.at + i] = rowNote.id + (card === NONE ? GONE : this.#traits.noteValue(card));
      out[rowTelescope.at + i] = rowTelescope.id + (card === NONE ? GONE : this.#traits.telescopeValue(card));
    }
  }
}

/** The number of a card without its type. */
export function figureOf(card: number): number {
  return NUMBER_OF[card]! + (TYPE_OF[card]! < TYPES.length ? 0 : 6);
}
