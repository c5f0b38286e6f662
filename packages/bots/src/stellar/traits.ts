// Facts about one side's types, computed once and read often by the encoder: stacks, stars, room and gains.
import { multiplierOf, NUMBER_OF, neighboursOf, TYPE_OF, TYPES } from '@planisphere/stellar';
import { FREE, STACK, STARS, UP, type World } from './kernel/cells.ts';
import { FITS, GAINS, MULTIPLIERS, SHINES, STACKS } from './questions.ts';

/** By stack (bits 0 to 5 for 1 to 6) and number: the answer that GAINS describes. */
export const GAIN_OF: Uint8Array = new Uint8Array(STACKS * 8);
for (let stack = 0; stack < STACKS; stack++) {
  for (let number = 1; number <= 6; number++) {
    const bit = 1 << (number - 1);
    const gain = multiplierOf((stack | bit) << 1) - multiplierOf(stack << 1);
    GAIN_OF[stack * 8 + number] = stack & bit ? 0 : 1 + Math.min(gain, GAINS - 2);
  }
}

const SHINE_OF = Uint8Array.of(0, 1, 1, 2, 2, 3, 3, 3, 3, 3);
const BITS: Uint8Array = new Uint8Array(1 << 12);
for (let set = 1; set < BITS.length; set++) BITS[set] = BITS[set >> 1]! + (set & 1);

export function bitsIn(set: number): number {
  return BITS[set]!;
}

/** Cards without a type, and no card at all, have fixed answers: 0 nothing, 1 unknown, 2 to 6 satellites. */
const UNTYPED_ANSWERS = 7;

export class Traits {
  readonly stacks: Uint8Array = new Uint8Array(TYPES.length);
  readonly stars: Uint8Array = new Uint8Array(TYPES.length);
  readonly shines: Uint8Array = new Uint8Array(TYPES.length);
  readonly rooms: Uint8Array = new Uint8Array(TYPES.length);
  readonly #multipliers = new Uint8Array(TYPES.length);
  readonly #fits = new Uint8Array(TYPES.length);
  /** How many types show. */
  shown = 0;

  /** Reads a side; returns the types that have changed, as bits. */
  read(w: World, side: number): number {
    const free = w[side + FREE]!;
    let changed = 0;
    this.shown = 0;
    for (let type = 0; type < TYPES.length; type++) {
      const stack = w[side + STACK + type]! >> 1;
      const up = w[side + UP + type]!;
      const stars = Math.min(w[side + STARS + type]!, 9);
      const room = up === 0 ? 0 : 1 + Math.min(4, BITS[neighboursOf(up) & free]!);
      if (up !== 0) this.shown++;
      if (stack === this.stacks[type] && stars === this.stars[type] && room === this.rooms[type]) continue;
      changed |= 1 << type;
      this.stacks[type] = stack;
      this.stars[type] = stars;
      this.shines[type] = SHINE_OF[stars]!;
      this.rooms[type] = room;
      this.#multipliers[type] = Math.min(MULTIPLIERS - 1, multiplierOf(stack << 1));
      this.#fits[type] = room === 0 ? 0 : room > 1 ? 1 : 2;
    }
    return changed;
  }

  /** The answer for a card in the notebook of this side. */
  noteValue(card: number): number {
    const type = TYPE_OF[card]!;
    const number = NUMBER_OF[card]!;
    if (type >= TYPES.length) return 1 + number;
    const gain = GAIN_OF[this.stacks[type]! * 8 + number]!;
    return UNTYPED_ANSWERS + ((number - 1) * GAINS + gain) * SHINES + this.shines[type]!;
  }

  /** The answer for a card in its telescope. */
  telescopeValue(card: number): number {
    const type = TYPE_OF[card]!;
    const number = NUMBER_OF[card]!;
    if (type >= TYPES.length) return 1 + number;
    return (
      UNTYPED_ANSWERS + ((number - 1) * MULTIPLIERS + this.#multipliers[type]!) * FITS + this.#fits[type]!
    );
  }
}
