// A world of Stellarion as one flat array of small integers: search copies, changes and discards millions of them. This
// file alone knows the layout; test/stellarion-kernel.test.ts proves the kernel equal to the rules.

export type World = Int32Array;

export const STAGE = 0;
export const POWER = 1;
export const MAJOR = 2;
/** Remaining steps of the effect, or voyages of the Crossing, including the current one. */
export const LEFT = 3;
/** Effect: a step was done; turn: a theory was proved. */
export const BEGUN = 4;
export const DECK = 5;
/** Cards as deck × 32 + card: the two of a scan, the ships that were paid, or the ship that returned. */
export const ONE = 6;
export const TWO = 7;
export const TURN = 8;
export const ENDING = 9;
/** Decks whose top card lies face up, a bit each. */
export const UP = 10;
export const OUTPOST = 11;
export const OF_TYPE = 12;
/** Four bits per galaxy. */
export const VOYAGES = 13;
/** With mirrors, two columns: two bits per voyage below a leading one, the uncovered voyage lowest. */
export const COLUMNS = 14;
/** Victory piles by seat, four bits per galaxy. */
export const WON = 16;
export const STARS = 18;
export const THEORIES = 19;
export const THEORY = 20;
export const DISCOVERY = 21;
export const SUN = 22;
export const METEORS = 23;
export const COLLECTED = 24;
/** The options, as bits: see below. */
export const TABLE = 25;
/** How many earlier positions could repeat. */
export const PAST = 26;
/** By deck, as core's piles: known cards on top, the unordered rest, known cards at the bottom. */
export const TOP = 27;
export const REST = 35;
export const BOTTOM = 43;
export const DISCARD = 51;
/** Derived from the cells above, and kept up to date because legal actions depend on it: see shown.ts. */
export const SHOWN = 59;
export const SPECIALS = 60;
export const KEPT = 61;
/** By deck: all its cards, two bits per face. */
export const HELD = 62;
/** Two numbers that identify each earlier position. */
export const SNAPSHOTS = 70;
/** Longer loops are forgotten: every turn of a loop needs another pair of equal nebulae. */
export const MOST_PAST = 32;
/** In a random base game: the decks by number, and those that wait for a card to be turned up, a bit each. */
export const NUMBERS: number = SNAPSHOTS + 2 * MOST_PAST;
export const DOWN: number = NUMBERS + 8;
const CELLS: number = DOWN + 1;

export const TURN_STAGE = 0;
export const THRUSTERS_STAGE = 1;
export const EFFECT_STAGE = 2;
export const SCAN_STAGE = 3;
export const PLACE_STAGE = 4;
export const CLAIM_STAGE = 5;
export const REVEAL_STAGE = 6;
export const OPENING_STAGE = 7;
export const THEORY_STAGE = 8;
export const OVER_STAGE = 9;

export const GOES_ON = 0;
export const WON_GAME = 1;
export const STUCK = 2;
export const SUN_ARRIVED = 3;
export const REPEATED = 4;

export const BLACK_HOLES = 1;
export const WITH_THEORIES = 2;
export const MIRRORS = 4;
export const WITH_SUN = 8;
export const TWO_PLAYERS = 16;
/** From this bit on the cell holds the track. */
export const TRACK_SHIFT = 5;

/** Stands for no deck, card, theory or discovery. */
export const NO_DECK = 8;
export const NO_COPY = -1;
export const NO_TYPE = 4;
/** A run without cards: see core's piles. */
export const EMPTY_RUN = 1;

export const SHIP = 0;
export const NEBULA = 1;
export const STARS_TYPE = 2;
export const PLANET = 3;
export const BLACK_HOLE = 16;
export const MIRROR = 17;
export const NO_CARD = 31;
export const FACES = 6;

export function createWorld(): World {
  return new Int32Array(CELLS);
}

export function copyWorld(from: World, to: World): void {
  const end = SNAPSHOTS + 2 * from[PAST]!;
  for (let i = 0; i < end; i++) to[i] = from[i]!;
}

const CARD_OF = new Uint8Array(8 * 8).fill(NO_CARD);
const FACE_OF = new Uint8Array(8 * 32);
for (let deck = 0; deck < 8; deck++) {
  for (let face = 0; face < FACES; face++) {
    const card = face >= 4 ? BLACK_HOLE + face - 4 : deck < 4 ? deck * 4 + face : face * 4 + (deck - 4);
    CARD_OF[deck * 8 + face] = card;
    FACE_OF[deck * 32 + card] = face;
  }
}

/** The card that a face of this deck is. */
export function cardIn(deck: number, face: number): number {
  return CARD_OF[(deck << 3) | face]!;
}

export function faceOfCopy(copy: number): number {
  return FACE_OF[copy]!;
}

/** The visible card of this deck, or NO_CARD. */
export function shown(w: World, deck: number): number {
  return (w[UP]! >> deck) & 1 ? CARD_OF[(deck << 3) | (w[TOP + deck]! & 7)]! : NO_CARD;
}

/** The deck to which a card of the Outpost belongs. */
export function homeOf(w: World, card: number): number {
  return (w[OF_TYPE]! >> card) & 1 ? 4 + (card & 3) : card >> 2;
}

export function has(w: World, expansion: number): boolean {
  return (w[TABLE]! & expansion) !== 0;
}
