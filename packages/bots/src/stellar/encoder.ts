// Answers the questions of the net for a world, from the eyes of one seat. It looks at nothing that this seat cannot know:
// of the other hand only the cards that were taken in view of all.
import { cardOf, KINDS, NONE, NUMBER_OF, TYPE_OF, TYPES } from '@planisphere/stellar';
import { baseOf } from '../net/questions.ts';
import {
  AREA,
  DRAW_PHASE,
  FREE,
  HAND,
  HELD,
  OPEN,
  PHASE,
  ROW,
  ROW_CELLS,
  SATELLITE,
  SATELLITES,
  sideAt,
  TELESCOPE_AREA,
  TOTAL,
  TURN,
  UNSEEN,
  type World,
} from './kernel/cells.ts';
import { ownPoints, sectionMargin } from './kernel/score.ts';
import {
  FIGURES,
  GAINS,
  LEADS,
  MARGINS,
  PENDING,
  QUESTIONS,
  SHINES,
  STAGES,
  STARS_SEEN,
  SUPPLIES,
} from './questions.ts';
import { bitsIn, GAIN_OF, Traits } from './traits.ts';

const HIDDEN_ANSWER = 1;
const HIDDEN_FIGURE = 12;
const GONE = 0;
const SECTION_MASKS = Uint16Array.of(0b11111, 0b11100000, 0b111100000000);

type Base = ReturnType<typeof baseOf>;
const base = (name: string): Base => baseOf(QUESTIONS, name);
/** Typed cards come before satellites. */
const SATELLITES_FROM = TYPES.length * 6;
const ALL_TYPES = 0b11111;
const ALL_SLOTS = 0b111111111111;

/** The places and ids of one side's questions. */
function sideBases(who: 'own' | 'other') {
  return {
    stackStars: base(`${who} stack and stars`),
    stackStage: base(`${who} stack and stage`),
    starsStage: base(`${who} stars and stage`),
    roomStage: base(`${who} room and stage`),
    roomStars: base(`${who} room and stars`),
    wants: base(`${who} wants`),
    handNote: base(`${who} hand for the notebook`),
    handTelescope: base(`${who} hand for the telescope`),
    hand: base(`${who} hand`),
    rowNote: base(`${who} row for the notebook`),
    rowTelescope: base(`${who} row for the telescope`),
    slots: base(`${who} free slots`),
    types: base(`${who} types and free slots`),
    satellites: base(`${who} satellites`),
    points: base(`${who} points`),
  };
}
type SideBases = ReturnType<typeof sideBases>;

const OWN = sideBases('own');
const OTHER = sideBases('other');
const ROW_BASE = base('row');
const LEAD_FREE = base('lead and free slots');
const LEAD_STAGE = base('lead and stage');
const MARGIN = base('margin and stage');
const TURN_PENDING = base('turn and pending');
const RIGHT = base('right to replace');

export class Encoder {
  readonly #own = new Traits();
  readonly #other = new Traits();
  /** By kind: how many are unseen, up to two; in the row or not makes it the answer that SUPPLIES describes. */
  readonly #supply = new Uint8Array(64);
  readonly #row = new Uint8Array(ROW_CELLS);
  readonly #out: Uint16Array;
  #stage = 0;
  #free = 0;
  #ownPoints = 0;
  #otherPoints = 0;

  /** Answers are written to `out`. */
  constructor(out: Uint16Array) {
    this.#out = out;
  }

  encode(w: World, seat: number): void {
    const own = sideAt(seat);
    const other = sideAt(1 - seat);
    this.#stage = Math.min(STAGES - 1, (22 - w[TURN]!) >> 2);
    this.#readSupply(w, other);
    this.#own.read(w, own);
    this.#other.read(w, other);
    for (let i = 0; i < ROW_CELLS; i++) this.#row[i] = w[ROW + i]!;
    this.#markRow(w);
    this.#types(ALL_TYPES, OWN);
    this.#types(ALL_TYPES, OTHER);
    this.#slots(w[own + FREE]!, ALL_SLOTS, OWN);
    this.#slots(w[other + FREE]!, ALL_SLOTS, OTHER);
    this.#free = w[own + FREE]!;
    this.#sideWhole(w, other, OTHER);
    this.#otherPoints = ownPoints(w, other);
    this.#turn(w, seat);
  }

  /** The same for a world that the seat reached from the one before within its turn: the other side is as it was. */
  encodeNext(w: World, seat: number): void {
    const own = sideAt(seat);
    const changed = this.#own.read(w, own);
    this.#markRow(w);
    this.#types(changed, OWN);
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = this.#row[i]!;
      if (card >= SATELLITES_FROM) continue;
      this.#want(card, this.#own, OWN.wants);
      this.#want(card, this.#other, OTHER.wants);
    }
    const free = w[own + FREE]!;
    this.#slots(free, free ^ this.#free, OWN);
    this.#free = free;
    this.#turn(w, seat);
  }

  /** What every step of a turn may change; the row is marked before and unmarked here. */
  #turn(w: World, seat: number): void {
    const own = sideAt(seat);
    this.#ownPoints = ownPoints(w, own);
    this.#sideWhole(w, own, OWN);
    this.#rowAnswers(w);
    this.#sections(w, own, sideAt(1 - seat));
    this.#whole(w, seat);
    this.#unmarkRow(w);
  }

  #markRow(w: World): void {
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      if (card !== NONE && this.#supply[card]! < 3) this.#supply[card]! += 3;
    }
  }

  #readSupply(w: World, other: number): void {
    for (let card = 0; card < KINDS; card++) this.#supply[card] = Math.min(2, w[UNSEEN + card]!);
    for (let i = 0; i < w[other + HELD]!; i++) {
      const card = w[other + HAND + i]!;
      if (w[other + OPEN + i] === 0) this.#supply[card] = Math.min(2, this.#supply[card]! + 1);
    }
  }

  #unmarkRow(w: World): void {
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      if (card !== NONE && this.#supply[card]! >= 3) this.#supply[card]! -= 3;
    }
  }

  /** The questions about these types, and what the side wants of them. */
  #types(types: number, at: SideBases): void {
    const out = this.#out;
    const traits = at === OWN ? this.#own : this.#other;
    const stage = this.#stage;
    for (let type = 0; type < TYPES.length; type++) {
      if ((types & (1 << type)) === 0) continue;
      const stack = traits.stacks[type]!;
      const stars = traits.stars[type]!;
      const room = traits.rooms[type]!;
      out[at.stackStars.at + type] = at.stackStars.id + stack * STARS_SEEN + stars;
      out[at.stackStage.at + type] = at.stackStage.id + stack * STAGES + stage;
      out[at.starsStage.at + type] = at.starsStage.id + stars * STAGES + stage;
      out[at.roomStage.at + type] = at.roomStage.id + room * STAGES + stage;
      out[at.roomStars.at + type] = at.roomStars.id + room * STARS_SEEN + stars;
      this.#wants(type, traits, at.wants);
    }
  }

  #slots(free: number, changed: number, at: SideBases): void {
    for (let rest = changed; rest !== 0; rest &= rest - 1) {
      const slot = 31 - Math.clz32(rest & -rest);
      this.#out[at.slots.at + slot] = at.slots.id + slot * 2 + ((free >> slot) & 1);
    }
  }

  #sideWhole(w: World, side: number, at: SideBases): void {
    const out = this.#out;
    const traits = at === OWN ? this.#own : this.#other;
    out[at.types.at] = at.types.id + traits.shown * 13 + bitsIn(w[side + FREE]!);
    out[at.satellites.at] = at.satellites.id + (w[side + SATELLITES]! >> 1);
    this.#hand(w, side, at);
  }

  #wants(type: number, traits: Traits, wants: Base): void {
    for (let number = 1; number <= 6; number++) this.#want(cardOf(type, number), traits, wants);
  }

  #want(card: number, traits: Traits, wants: Base): void {
    const type = TYPE_OF[card]!;
    const number = NUMBER_OF[card]!;
    const gain = GAIN_OF[traits.stacks[type]! * 8 + number]!;
    const want = ((number - 1) * SUPPLIES + this.#supply[card]!) * GAINS + gain;
    this.#out[wants.at + card] = wants.id + want * SHINES + traits.shines[type]!;
  }

  #hand(w: World, side: number, at: SideBases): void {
    const traits = at === OWN ? this.#own : this.#other;
    const out = this.#out;
    let figures = 0;
    for (let i = 0; i < 2; i++) {
      const known = at === OWN || w[side + OPEN + i] === 1;
      const card = w[side + HAND + i]!;
      out[at.handNote.at + i] = at.handNote.id + (known ? traits.noteValue(card) : HIDDEN_ANSWER);
      out[at.handTelescope.at + i] =
        at.handTelescope.id + (known ? traits.telescopeValue(card) : HIDDEN_ANSWER);
      const figure = known ? figureOf(card) : HIDDEN_FIGURE;
      figures = i === 0 ? figure : Math.min(figures, figure) * FIGURES + Math.max(figures, figure);
    }
    out[at.hand.at] = at.hand.id + figures;
  }

  #rowAnswers(w: World): void {
    const out = this.#out;
    for (let i = 0; i < ROW_CELLS; i++) {
      const card = w[ROW + i]!;
      const gone = card === NONE;
      out[ROW_BASE.at + i] = ROW_BASE.id + i * FIGURES + (gone ? GONE : figureOf(card));
      out[OWN.rowNote.at + i] = OWN.rowNote.id + (gone ? GONE : this.#own.noteValue(card));
      out[OWN.rowTelescope.at + i] = OWN.rowTelescope.id + (gone ? GONE : this.#own.telescopeValue(card));
      out[OTHER.rowNote.at + i] = OTHER.rowNote.id + (gone ? GONE : this.#other.noteValue(card));
      out[OTHER.rowTelescope.at + i] =
        OTHER.rowTelescope.id + (gone ? GONE : this.#other.telescopeValue(card));
    }
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

  #whole(w: World, seat: number): void {
    const out = this.#out;
    const sections = seat === 0 ? sectionMargin(w) : -sectionMargin(w);
    const margin = this.#ownPoints - this.#otherPoints + sections;
    out[OWN.points.at] = OWN.points.id + Math.min(MARGINS - 1, (this.#ownPoints / 3) | 0);
    out[OTHER.points.at] = OTHER.points.id + Math.min(MARGINS - 1, (this.#otherPoints / 3) | 0);
    out[MARGIN.at] = MARGIN.id + clamped(Math.round(margin / 3), 20) * STAGES + this.#stage;
    out[TURN_PENDING.at] = TURN_PENDING.id + w[TURN]! * PENDING + pendingOf(w);
    out[RIGHT.at] = RIGHT.id + w[SATELLITE]!;
  }
}

/** From −most to most, shifted to begin at 0. */
function clamped(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value)) + most;
}

function figureOf(card: number): number {
  return NUMBER_OF[card]! + (TYPE_OF[card]! < TYPES.length ? 0 : 6);
}

function pendingOf(w: World): number {
  if (w[PHASE] === DRAW_PHASE) return w[AREA] === TELESCOPE_AREA ? 1 : 2;
  return w[ROW] === NONE && w[ROW + 1] === NONE && w[ROW + 2] === NONE ? 3 : 0;
}
