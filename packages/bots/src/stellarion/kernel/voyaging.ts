// Taking voyages, moving the sun, and paying cards.
import { claims } from './able.ts';
import * as c from './cells.ts';
import { keptBit, turnDown } from './shown.ts';
import { LAST_OF, METEOR_AT } from './track.ts';
import { endTurn, enter, finish } from './turn.ts';
import { galaxyAt } from './voyages.ts';

// Local constants are faster: an import is read through its module each time.
const { DISCARD, HELD, KEPT, OF_TYPE, OUTPOST, TOP } = c;

const LAUNCH_ADVANCE = 4;
const FROM_OUTPOST = 2;
const FROM_STAR = 3;
export const STAR = -1;

/** Moves the face-up card of a source to its discard; returns deck × 8 + face. */
export function pay(w: c.World, source: number): number {
  let deck = source;
  let face: number;
  if (source < 8) {
    face = w[TOP + deck]! & 7;
    w[TOP + deck]! >>= 3;
    w[HELD + deck]! -= 1 << (face << 1);
    turnDown(w, deck);
  } else {
    const card = source - 8;
    deck = c.homeOf(w, card);
    w[OUTPOST]! &= ~(1 << card);
    w[OF_TYPE]! &= ~(1 << card);
    w[KEPT]! &= ~keptBit(card);
    face = deck < 4 ? card & 3 : card >> 2;
  }
  w[DISCARD + deck]! += 1 << (face << 1);
  return (deck << 3) | face;
}

/** The source of a Launch's card of this type; STAR if a shooting star replaces it. */
export function sourceOf(code: number, type: number): number {
  const galaxy = (code >> 8) & 3;
  const origin = (code >> (2 * type)) & 3;
  if (origin === FROM_STAR) return STAR;
  return origin === FROM_OUTPOST ? 8 + galaxy * 4 + type : origin === 0 ? galaxy : 4 + type;
}

export function launch(w: c.World, code: number): void {
  for (let type = 0; type < 4; type++) {
    const source = sourceOf(code, type);
    if (source === STAR) w[c.STARS]!--;
    else pay(w, source);
  }
  w[c.PAST] = 0;
  takeVoyage(w, code >> 10, w[c.TURN]!);
  if (w[c.ENDING] === 0) advance(w, LAUNCH_ADVANCE);
  endTurn(w);
}

export function takeVoyage(w: c.World, slot: number, seat: number): void {
  const galaxy = galaxyAt(w, slot);
  w[c.VOYAGES]! -= 1 << (galaxy << 2);
  if (c.has(w, c.MIRRORS)) w[c.COLUMNS + slot - 4]! >>= 2;
  w[c.WON + seat]! += 1 << (galaxy << 2);
  if (w[c.VOYAGES] === 0 && w[c.THEORIES] === 0) finish(w, c.WON_GAME);
}

export function advance(w: c.World, spaces: number): void {
  if (!c.has(w, c.WITH_SUN)) return;
  const last = LAST_OF[w[c.TABLE]! >> c.TRACK_SHIFT]!;
  w[c.SUN] = Math.min(w[c.SUN]! + spaces, last);
  if (w[c.SUN] === last) finish(w, c.SUN_ARRIVED);
}

export function waive(w: c.World, spaces: number): void {
  w[c.PAST] = 0;
  if (c.has(w, c.WITH_SUN) && spaces > 0 && w[c.SUN]! > 0) {
    w[c.SUN] = Math.max(w[c.SUN]! - spaces, 0);
    const meteor = METEOR_AT[(w[c.TABLE]! >> c.TRACK_SHIFT) * 32 + w[c.SUN]!]!;
    if (w[c.METEORS]! & meteor) {
      w[c.METEORS]! &= ~meteor;
      w[c.COLLECTED]!++;
    }
  }
  endTurn(w);
}

export function cross(w: c.World, decks: number): void {
  for (let deck = 0; deck < 8; deck++) if ((decks >> deck) & 1) pay(w, deck);
  w[c.PAST] = 0;
  claim(w, claims(w));
}

function claim(w: c.World, left: number): void {
  if (left === 0) {
    endTurn(w);
    return;
  }
  enter(w, c.CLAIM_STAGE);
  w[c.LEFT] = left;
}

export function take(w: c.World, slot: number, to: number): void {
  takeVoyage(w, slot, to);
  if (w[c.ENDING] === 0) claim(w, w[c.LEFT]! - 1);
}
