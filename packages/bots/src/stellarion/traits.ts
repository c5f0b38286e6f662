// Facts about a world, computed once and read often by the encoder: the cards at hand, how many are left, and what the
// covered decks will show.
import * as c from './kernel/cells.ts';
import { countOf } from './kernel/voyages.ts';

const TYPED_HEAP = 255;
const DISCARDS_CHANGED = 256;

export class Traits {
  /** By deck: all its cards, two bits per face; how many; whether it has cards but shows none. */
  readonly contents: Int32Array = new Int32Array(8);
  readonly sizes: Uint8Array = new Uint8Array(8);
  readonly covered: Uint8Array = new Uint8Array(8);
  /** By deck × 8 + face: the chance that a covered deck shows it next. */
  readonly next: Float64Array = new Float64Array(64);
  /** By card: bit 0 for the deck of its galaxy, bit 1 for that of its type, bit 2 for the Outpost. */
  readonly places: Uint8Array = new Uint8Array(16);
  /** By card: copies outside the discards. */
  readonly copies: Uint8Array = new Uint8Array(16);
  /** By type: how many can pay, whether two of them are equal, how many are left. */
  readonly showing: Uint8Array = new Uint8Array(4);
  readonly twins: Uint8Array = new Uint8Array(4);
  readonly remaining: Uint8Array = new Uint8Array(4);
  /** By type: how many are visible in the Observatory. */
  readonly observed: Uint8Array = new Uint8Array(4);
  /** By galaxy: the types at hand, a bit each, and the voyages left. */
  readonly hands: Uint8Array = new Uint8Array(4);
  readonly voyages: Uint8Array = new Uint8Array(4);
  /** Cards with a type outside the discards. */
  cards = 0;
  holesShown = 0;
  holesLeft = 0;
  /** Visible black holes and expected ones. */
  holesHoped = 0;
  mirrorsShown = 0;
  mirrorsLeft = 0;

  /** What differs from the world read before: a bit per deck, and one above for the discards. */
  changed = 0;
  /** By deck, as read last: top, rest, bottom, and whether its top card is up; then the visible card. */
  readonly #known = new Int32Array(32).fill(-1);
  readonly #shown = new Uint8Array(8);
  readonly #discards = new Int32Array(8).fill(-1);

  read(w: c.World): void {
    this.places.fill(0);
    this.showing.fill(0);
    this.observed.fill(0);
    this.twins.fill(0);
    this.hands.fill(0);
    this.holesShown = 0;
    this.holesLeft = 0;
    this.holesHoped = 0;
    this.mirrorsShown = 0;
    this.mirrorsLeft = 0;
    this.changed = 0;
    for (let deck = 0; deck < 8; deck++) {
      if (this.#isOther(w, deck)) this.#deck(w, deck);
      this.#count(deck);
    }
    for (let cards = w[c.OUTPOST]!; cards !== 0; cards &= cards - 1)
      this.#payable(31 - Math.clz32(cards & -cards), 4);
    this.#copies(w);
    for (let galaxy = 0; galaxy < 4; galaxy++) this.voyages[galaxy] = countOf(w[c.VOYAGES]!, galaxy);
  }

  /** Whether the deck differs from when it was read last. Most do not, from one plan to the next. */
  #isOther(w: c.World, deck: number): boolean {
    const known = this.#known;
    const up = (w[c.UP]! >> deck) & 1;
    const same =
      known[deck] === w[c.TOP + deck] &&
      known[8 + deck] === w[c.REST + deck] &&
      known[16 + deck] === w[c.BOTTOM + deck] &&
      known[24 + deck] === up;
    if (same) return false;
    known[deck] = w[c.TOP + deck]!;
    known[8 + deck] = w[c.REST + deck]!;
    known[16 + deck] = w[c.BOTTOM + deck]!;
    known[24 + deck] = up;
    this.changed |= 1 << deck;
    return true;
  }

  #deck(w: c.World, deck: number): void {
    const contents = w[c.HELD + deck]!;
    this.contents[deck] = contents;
    let size = 0;
    for (let heap = contents; heap !== 0; heap >>= 2) size += heap & 3;
    this.sizes[deck] = size;
    this.#shown[deck] = c.shown(w, deck);
    this.covered[deck] = this.#shown[deck] === c.NO_CARD && size > 0 ? 1 : 0;
    if (this.covered[deck]) this.#foresee(w, deck);
  }

  #count(deck: number): void {
    const contents = this.contents[deck]!;
    const card = this.#shown[deck]!;
    this.holesLeft += (contents >> 8) & 3;
    this.mirrorsLeft += contents >> 10;
    if (this.covered[deck]) this.holesHoped += this.next[deck * 8 + 4]!;
    else if (card < c.BLACK_HOLE) {
      this.#payable(card, deck < 4 ? 1 : 2);
      this.observed[card & 3]!++;
    } else if (card === c.BLACK_HOLE) this.holesShown++;
    else if (card === c.MIRROR) this.mirrorsShown++;
  }

  #foresee(w: c.World, deck: number): void {
    const top = w[c.TOP + deck]!;
    const heap = top !== c.EMPTY_RUN ? 1 << ((top & 7) << 1) : w[c.REST + deck]!;
    let total = 0;
    for (let left = heap; left !== 0; left >>= 2) total += left & 3;
    for (let face = 0; face < c.FACES; face++)
      this.next[deck * 8 + face] = ((heap >> (face << 1)) & 3) / total;
  }

  #payable(card: number, place: number): void {
    const type = card & 3;
    if (this.places[card] !== 0) this.twins[type] = 1;
    this.places[card]! |= place;
    this.showing[type]!++;
    this.hands[card >> 2]! |= 1 << type;
  }

  #copies(w: c.World): void {
    let same = true;
    for (let deck = 0; deck < 8; deck++) {
      if (this.#discards[deck] === w[c.DISCARD + deck]) continue;
      this.#discards[deck] = w[c.DISCARD + deck]!;
      same = false;
    }
    if (same) return;
    this.changed |= DISCARDS_CHANGED;
    this.remaining.fill(0);
    this.cards = 0;
    for (let card = 0; card < 16; card++) {
      const type = card & 3;
      const inGalaxy = (w[c.DISCARD + (card >> 2)]! >> (2 * type)) & 3;
      const inType = (w[c.DISCARD + 4 + type]! & TYPED_HEAP) >> (2 * (card >> 2));
      const copies = 4 - inGalaxy - (inType & 3);
      this.copies[card] = copies;
      this.remaining[type]! += copies;
      this.cards += copies;
    }
  }

  /** The chance that a card not at hand shows once covered decks are turned up. */
  reach(card: number): number {
    const galaxy = card >> 2;
    const type = card & 3;
    const one = this.covered[galaxy] ? this.next[galaxy * 8 + type]! : 0;
    const two = this.covered[4 + type] ? this.next[(4 + type) * 8 + galaxy]! : 0;
    return one + two - one * two;
  }
}
