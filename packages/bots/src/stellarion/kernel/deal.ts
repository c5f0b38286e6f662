// Deals a new game, or plays a random one to its end: for training and for measuring speed.
import { type Dice, MOST_THROWS, nothingFits } from '../../bot/dice.ts';
import {
  BLACK_HOLES,
  BOTTOM,
  COLUMNS,
  DISCOVERY,
  EMPTY_RUN,
  HELD,
  METEORS,
  MIRRORS,
  NO_TYPE,
  OPENING_STAGE,
  REST,
  STAGE,
  STARS,
  TABLE,
  THEORIES,
  THEORY,
  TOP,
  TWO_PLAYERS,
  VOYAGES,
  WITH_SUN,
  WITH_THEORIES,
  type World,
} from './cells.ts';
import { drawChance } from './chance.ts';
import { playOut } from './playout.ts';
import { enter, follow } from './turn.ts';

const BASE_VOYAGES = 0x2222;
const TYPED_CARDS = 0b10101010;
const ONE_BLACK_HOLE = 1 << 8;
const ONE_MIRROR = 1 << 10;
const ADVANCED_PER_GALAXY = 2;
const STARS_FOR_TWO = 2;

/** Deals a game up to its first turn; `table` has the bits of the options. */
export function dealGame(w: World, table: number, stars: number, dice: Dice): void {
  layOut(w, table, stars, dice);
  while (w[STAGE] === OPENING_STAGE) drawChance(w, dice);
}

/** Lays out a game in which no card is face up yet. */
function layOut(w: World, table: number, stars: number, dice: Dice): void {
  w.fill(0);
  enter(w, OPENING_STAGE);
  w[TABLE] = table;
  w[STARS] = stars + (table & TWO_PLAYERS ? STARS_FOR_TWO : 0);
  const cards = TYPED_CARDS | (table & BLACK_HOLES ? ONE_BLACK_HOLE : 0) | (table & MIRRORS ? ONE_MIRROR : 0);
  for (let deck = 0; deck < 8; deck++) {
    w[TOP + deck] = EMPTY_RUN;
    w[BOTTOM + deck] = EMPTY_RUN;
    w[REST + deck] = cards;
    w[HELD + deck] = cards;
  }
  w[VOYAGES] = BASE_VOYAGES;
  for (let left = advancedOf(table); left > 0; left--) drawAdvanced(w, dice);
  w[THEORY] = table & WITH_THEORIES ? dice.below(4) : NO_TYPE;
  w[THEORIES] = table & WITH_THEORIES ? 0b1111 : 0;
  w[DISCOVERY] = table & WITH_THEORIES ? dice.below(4) : NO_TYPE;
  w[METEORS] = table & WITH_SUN ? 0b1111 : 0;
  w[COLUMNS] = EMPTY_RUN;
  w[COLUMNS + 1] = EMPTY_RUN;
  if (table & MIRRORS) layColumns(w, dice);
  follow(w);
}

function advancedOf(table: number): number {
  return (
    (table & BLACK_HOLES ? 5 : 0) +
    (table & WITH_THEORIES ? 1 : 0) +
    (table & MIRRORS ? 1 : 0) +
    (table & WITH_SUN ? 1 : 0)
  );
}

/** A random advanced voyage of the box, all equally likely. */
function drawAdvanced(w: World, dice: Dice): void {
  for (let thrown = 0; thrown < MOST_THROWS; thrown++) {
    const token = dice.below(4 * ADVANCED_PER_GALAXY);
    const galaxy = token >> 1;
    const drawn = ((w[VOYAGES]! - BASE_VOYAGES) >> (4 * galaxy)) & 15;
    if ((token & 1) < drawn) continue;
    w[VOYAGES]! += 1 << (4 * galaxy);
    return;
  }
  throw nothingFits('drawAdvanced');
}

/** All voyages in random order, alternately left and right, each covering the one before. */
function layColumns(w: World, dice: Dice): void {
  let column = 0;
  for (let unlaid = w[VOYAGES]!; unlaid !== 0; column ^= 1) {
    let left = dice.below((unlaid & 15) + ((unlaid >> 4) & 15) + ((unlaid >> 8) & 15) + (unlaid >> 12));
    let galaxy = 0;
    while (left >= ((unlaid >> (4 * galaxy)) & 15)) left -= (unlaid >> (4 * galaxy++)) & 15;
    unlaid -= 1 << (4 * galaxy);
    w[COLUMNS + column] = (w[COLUMNS + column]! << 2) | galaxy;
  }
}

/** A whole game at random, from its first card to its end. */
export function playAtRandom(w: World, table: number, stars: number, dice: Dice): void {
  layOut(w, table, stars, dice);
  playOut(w, dice);
}
