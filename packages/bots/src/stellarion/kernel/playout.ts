// Games played out at random: every legal action as likely as any other. Most turns are played whole, without stopping at the
// stages where a search would look; test/stellarion-kernel.test.ts proves that nothing else is different.
import type { Dice } from '../../dice.ts';
import { isStuck } from './able.ts';
import * as cells from './cells.ts';
import { drawChance, drawFace } from './chance.ts';
import * as codes from './codes.ts';
import { keepPast, powerOf } from './coordination.ts';
import { recover, search, station } from './effects.ts';
import { isChance } from './legal.ts';
import { pick, pickListed, pickTurn } from './pick.ts';
import { NOTHING, pickRecovery, pickScan, pickSearch, pickStation } from './pick-steps.ts';
import { heapSize, settle, showTop, shuffle } from './piles.ts';
import { turnDown, turnUp } from './shown.ts';
import { apply, canSearch } from './step.ts';
import { finish, isRepeated } from './turn.ts';
import { launch, pay } from './voyaging.ts';

// An import is read through its module each time, a constant of this file is not.
const { BOTTOM, EMPTY_RUN, HELD, NEBULA, NO_DECK, OVER_STAGE, PAST, PLANET, REPEATED, REST } = cells;
const { SHIP, SPECIALS, STAGE, STUCK, TABLE, TOP, TURN, TURN_STAGE, TWO_PLAYERS, UP } = cells;
const { WITH_SUN, WITH_THEORIES } = cells;
const { COORDINATE } = codes;

export function playOut(w: cells.World, dice: Dice): void {
  const whole = (w[TABLE]! & (WITH_SUN | WITH_THEORIES)) === 0;
  while (w[STAGE] !== OVER_STAGE) {
    if (whole && w[STAGE] === TURN_STAGE && w[SPECIALS] === 0) playTurn(w, dice);
    else playEvent(w, dice);
  }
}

function playEvent(w: cells.World, dice: Dice): void {
  if (isChance(w[STAGE]!)) {
    drawChance(w, dice);
    return;
  }
  const code = pick(w, dice);
  apply(w, code === NOTHING ? pickListed(w, 1 - w[TURN]!, dice) : code);
}

/** A whole turn, without the sun, theories, and cards other than those of the base game on top of the decks. */
function playTurn(w: cells.World, dice: Dice): void {
  const code = pickTurn(w, dice);
  if (code === NOTHING) {
    finish(w, STUCK);
    return;
  }
  if (code >> 16 === COORDINATE) coordinate(w, code & 0xffff, dice);
  else launch(w, code);
  if (w[STAGE] === OVER_STAGE) return;
  turnCardsUp(w, dice);
  if (w[TABLE]! & TWO_PLAYERS) w[TURN]! ^= 1;
  w[STAGE] = TURN_STAGE;
  if (isRepeated(w)) finish(w, REPEATED);
  // Otherwise the next pick will tell.
  else if (w[SPECIALS] !== 0 && isStuck(w)) finish(w, STUCK);
}

function coordinate(w: cells.World, code: number, dice: Dice): void {
  const low = code >> 5;
  const high = code & 31;
  const power = powerOf(w, low, high);
  keepPast(w, power);
  pay(w, low);
  pay(w, high);
  const major = power & 1;
  switch (power >> 1) {
    case SHIP:
      searchDecks(w, major, dice);
      break;
    case NEBULA: {
      const step = pickRecovery(w, major, dice);
      if (step === NOTHING) w[PAST] = 0;
      else recover(w, step & 0xffff);
      break;
    }
    case PLANET: {
      const step = pickStation(w, major, dice) & 0xffff;
      if (step === (NOTHING & 0xffff)) return;
      station(w, step >> 3);
      if (step >> 3 !== (step & 7)) station(w, step & 7);
      break;
    }
    default:
      scanDecks(w, 2 + 2 * major, dice);
      break;
  }
}

function searchDecks(w: cells.World, major: number, dice: Dice): void {
  const first = pickSearch(w, NO_DECK, dice);
  if (first === NOTHING) return;
  const deck = (first >> 3) & 7;
  search(w, deck, first & 7);
  if (major === 0 || !canSearch(w, deck)) return;
  const second = pickSearch(w, deck, dice);
  if (second !== NOTHING) search(w, (second >> 3) & 7, second & 7);
}

function scanDecks(w: cells.World, times: number, dice: Dice): void {
  for (let left = times; left > 0; left--) {
    const code = pickScan(w, dice);
    if (code === NOTHING) return;
    scanDeck(w, code & 7, dice);
  }
}

/** Two cards, one of them on top and the other at the bottom. */
function scanDeck(w: cells.World, deck: number, dice: Dice): void {
  const held = w[HELD + deck]!;
  turnDown(w, deck);
  const kinds = (held | (held >> 1)) & 0x555;
  if ((kinds & (kinds - 1)) === 0) shuffle(w, deck, held);
  else scanKinds(w, deck, dice);
  turnUp(w, deck);
}

function scanKinds(w: cells.World, deck: number, dice: Dice): void {
  const held = w[HELD + deck]!;
  let one: number;
  let two: number;
  if (heapSize(held) === 2) {
    one = (31 - Math.clz32(held & -held)) >> 1;
    two = (31 - Math.clz32(held)) >> 1;
  } else {
    one = drawFace(held, dice);
    two = drawFace(held - (1 << (one << 1)), dice);
  }
  const both = one ^ two;
  const low = Math.min(one, two);
  // The same for both orders, so that nothing is guessed.
  const upper = low ^ (both === 0 ? 0 : both & -dice.below(2));
  w[TOP + deck] = (EMPTY_RUN << 3) | upper;
  w[REST + deck] = held - (1 << (one << 1)) - (1 << (two << 1));
  w[BOTTOM + deck] = (EMPTY_RUN << 3) | (upper ^ both);
  settle(w, deck);
}

function turnCardsUp(w: cells.World, dice: Dice): void {
  for (let down = ~w[UP]! & 255; down !== 0; down &= down - 1) {
    const deck = 31 - Math.clz32(down & -down);
    if (w[TOP + deck] === EMPTY_RUN) {
      const rest = w[REST + deck]!;
      if (rest === 0) continue;
      showTop(w, deck, drawFace(rest, dice));
    }
    turnUp(w, deck);
  }
}
