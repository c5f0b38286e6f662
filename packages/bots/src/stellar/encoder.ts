// Answers the questions of the net for a world, from the view of one seat. It reads nothing that this seat cannot know:
// of the other hand only cards that were taken in view of all.
import { NONE, TYPES } from '@planisphere/stellar';
import {
  AREA,
  DRAW_PHASE,
  FREE,
  PHASE,
  ROW,
  ROW_CELLS,
  SATELLITE,
  sideAt,
  TELESCOPE_AREA,
  TOTAL,
  TURN,
  type World,
} from './kernel/cells.ts';
import { sectionMargin } from './kernel/score.ts';
import { LEAD_FREE, LEAD_STAGE, MARGIN, OTHER, OWN, RIGHT, ROW_PLACES, TURN_PENDING } from './places.ts';
import { FIGURES, LEADS, PENDING, STAGES } from './questions.ts';
import { figureOf, SideEncoder } from './side-encoder.ts';
import { SECTION_MASKS } from './slots.ts';
import { Supply } from './supply.ts';
import { bitsIn } from './traits.ts';

const GONE = 0;
/** Typed cards come before satellites. */
const SATELLITES_FROM = TYPES.length * 6;
const ALL_TYPES = 0b11111;
const ALL_SLOTS = 0b111111111111;

export class Encoder {
  readonly #out: Uint16Array;
  readonly #supply = new Supply();
  readonly #own: SideEncoder;
  readonly #other: SideEncoder;
  /** The row and the own free slots as encoded last. */
  readonly #row = new Uint8Array(ROW_CELLS);
  #free = 0;
  #stage = 0;

  /** Answers are written to `out`. */
  constructor(out: Uint16Array) {
    this.#out = out;
    this.#own = new SideEncoder(OWN, out, this.#supply);
    this.#other = new SideEncoder(OTHER, out, this.#supply);
  }

  encode(w: World, seat: number): void {
    const own = sideAt(seat);
    const other = sideAt(1 - seat);
    this.#stage = Math.min(STAGES - 1, (22 - w[TURN]!) >> 2);
    this.#supply.read(w, other);
    this.#own.read(w, own);
    this.#other.read(w, other);
    for (let i = 0; i < ROW_CELLS; i++) this.#row[i] = w[ROW + i]!;
    this.#supply.mark(w);
    this.#own.types(ALL_TYPES, this.#stage);
    this.#other.types(ALL_TYPES, this.#stage);
    this.#own.slots(w[own + FREE]!, ALL_SLOTS);
    this.#other.slots(w[other + FREE]!, ALL_SLOTS);
    this.#free = w[own + FREE]!;
    this.#other.whole(w, other);
    this.#turn(w, seat);
  }

  /** The same for a world that the seat reached from the last one within its turn: the other side has not changed. */
  encodeNext(w: World, seat: number): void {
    const own = sideAt(seat);
    const changed = this.#own.read(w, own);
    this.#supply.mark(w);
    this.#own.types(changed, this.#stage);
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = this.#row[i]!;
      if (card >= SATELLITES_FROM) continue;
      this.#own.want(card);
      this.#other.want(card);
    }
    const free = w[own + FREE]!;
    this.#own.slots(free, free ^ this.#free);
    this.#free = free;
    this.#turn(w, seat);
  }

  /** What any step of a turn may change. The caller has marked the row in the supply; this unmarks it. */
  #turn(w: World, seat: number): void {
    const own = sideAt(seat);
    this.#own.whole(w, own);
    this.#own.row(w);
    this.#other.row(w);
    this.#sections(w, own, sideAt(1 - seat));
    this.#table(w, seat);
    this.#supply.unmark(w);
  }

  #sections(w: World, own: number, other: number): void {
    for (let section = 0; section < 3; section++) {
      const mask = SECTION_MASKS[section]!;
      const lead = clamped(w[own + TOTAL + section]! - w[other + TOTAL + section]!, 10) + section * LEADS;
      const ownFree = Math.min(3, bitsIn(w[own + FREE]! & mask));
      const otherFree = Math.min(3, bitsIn(w[other + FREE]! & mask));
      this.#out[LEAD_FREE.at + section] = LEAD_FREE.id + lead * 16 + ownFree * 4 + otherFree;
      this.#out[LEAD_STAGE.at + section] = LEAD_STAGE.id + lead * STAGES + this.#stage;
    }
  }

  #table(w: World, seat: number): void {
    const out = this.#out;
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      out[ROW_PLACES.at + i] = ROW_PLACES.id + i * FIGURES + (card === NONE ? GONE : figureOf(card));
    }
    const sections = seat === 0 ? sectionMargin(w) : -sectionMargin(w);
    const margin = this.#own.points - this.#other.points + sections;
    out[MARGIN.at] = MARGIN.id + clamped(Math.round(margin / 3), 20) * STAGES + this.#stage;
    out[TURN_PENDING.at] = TURN_PENDING.id + w[TURN]! * PENDING + pendingOf(w);
    out[RIGHT.at] = RIGHT.id + w[SATELLITE]!;
  }
}

/** A number from −most to most, shifted to begin at 0. */
function clamped(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value)) + most;
}

function pendingOf(w: World): number {
  if (w[PHASE] === DRAW_PHASE) return w[AREA] === TELESCOPE_AREA ? 1 : 2;
  return w[ROW] === NONE && w[ROW + 1] === NONE && w[ROW + 2] === NONE ? 3 : 0;
}
