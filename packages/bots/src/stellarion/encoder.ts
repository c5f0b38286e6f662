// Answers the questions of the net for a world.
import { baseOf } from '../net/questions.ts';
import { LaunchChances, levelOf } from './chances.ts';
import { ExpansionEncoder } from './expansion-encoder.ts';
import * as c from './kernel/cells.ts';
import { BITS } from './kernel/voyages.ts';
import * as q from './questions.ts';
import { isReachable, nextSeat } from './reachable.ts';
import { TableEncoder } from './table-encoder.ts';
import { Traits } from './traits.ts';

const base = (name: string) => baseOf(q.QUESTIONS, name);
const CARD = base('card');
const CARD_REACH = base('card and reach');
const GALAXY = base('galaxy');
const LAUNCH = base('launch');
const SUPPLY = base('supply');
const TYPE = base('type');
const TYPE_DISCOVERY = base('type and discovery');
const OUTPOST = base('outpost');
const DECK = base('deck');

/** The cells on which the answers of every galaxy depend, apart from decks and discards. */
const SHARED = [
  c.OUTPOST,
  c.VOYAGES,
  c.STARS,
  c.DISCOVERY,
  c.COLUMNS,
  c.COLUMNS + 1,
  c.WON,
  c.WON + 1,
  c.TABLE,
];
const ALL_GALAXIES = 0b1111;

export class Encoder {
  readonly #out: Uint16Array;
  readonly #traits = new Traits();
  readonly #chances = new LaunchChances();
  /** By galaxy: the level of its chance to be launched to next. */
  readonly #ready = new Uint8Array(4);
  readonly #table: TableEncoder;
  readonly #expansions: ExpansionEncoder;
  /** The shared cells as encoded last. */
  readonly #shared = new Int32Array(SHARED.length).fill(-1);
  #seat = -1;

  /** Answers are written to `out`. */
  constructor(out: Uint16Array) {
    this.#out = out;
    this.#table = new TableEncoder(out, this.#traits);
    this.#expansions = new ExpansionEncoder(out, this.#traits, this.#ready);
  }

  encode(w: c.World): void {
    this.#traits.read(w);
    const others = this.#otherGalaxies(w);
    for (let galaxy = 0; galaxy < 4; galaxy++) if ((others >> galaxy) & 1) this.#galaxy(w, galaxy);
    for (let type = 0; type < 4; type++) this.#type(w, type);
    this.#decks();
    this.#table.encode(w);
    this.#expansions.encode(w);
  }

  /** Galaxies whose answers may differ from the last world's: a bit each. */
  #otherGalaxies(w: c.World): number {
    const { changed } = this.#traits;
    let all = changed > ALL_GALAXIES;
    for (let i = 0; i < SHARED.length; i++) {
      const value = w[SHARED[i]!]!;
      if (this.#shared[i] !== value) all = true;
      this.#shared[i] = value;
    }
    const seat = nextSeat(w);
    if (this.#seat !== seat) all = true;
    this.#seat = seat;
    return all ? ALL_GALAXIES : changed;
  }

  #galaxy(w: c.World, galaxy: number): void {
    const out = this.#out;
    const traits = this.#traits;
    const voyages = traits.voyages[galaxy]!;
    const hand = traits.hands[galaxy]!;
    const stars = Math.min(w[c.STARS]!, q.STARS_SEEN - 1);
    const reachable = isReachable(w, galaxy) ? 1 : 0;
    out[GALAXY.at + galaxy] = GALAXY.id + ((voyages * 16 + hand) * q.STARS_SEEN + stars) * 2 + reachable;
    this.#launch(galaxy, stars, reachable);
    const lack = this.#cards(galaxy);
    out[SUPPLY.at + galaxy] = SUPPLY.id + voyages * q.LACKING * q.SPARE + lack;
    const outpost = (w[c.OUTPOST]! >> (4 * galaxy)) & 15;
    const blocked = w[c.DISCOVERY] !== c.PLANET && (w[c.OUTPOST]! & ~(15 << (4 * galaxy))) !== 0 ? 1 : 0;
    out[OUTPOST.at + galaxy] = OUTPOST.id + (outpost * q.PER_GALAXY + voyages) * 2 + blocked;
  }

  /** Voyages that nobody can take next are counted as none, but the chance of a Launch is answered all the same. */
  #launch(galaxy: number, stars: number, reachable: number): void {
    const voyages = this.#traits.voyages[galaxy]!;
    const asked = reachable ? Math.min(2, voyages) : 0;
    if (voyages === 0) {
      this.#out[LAUNCH.at + galaxy] = LAUNCH.id + stars * q.LEVELS * q.LEVELS;
      return;
    }
    this.#chances.read(this.#traits, galaxy);
    const { whole, nearly } = this.#chances;
    const levels = levelOf(whole) * q.LEVELS + levelOf(whole + nearly);
    this.#out[LAUNCH.at + galaxy] = LAUNCH.id + (asked * q.STARS_SEEN + stars) * q.LEVELS * q.LEVELS + levels;
    this.#ready[galaxy] = levelOf(stars > 0 ? whole + nearly : whole);
  }

  /** The four cards of a galaxy; returns how many its voyages lack and how many are to spare. */
  #cards(galaxy: number): number {
    const out = this.#out;
    const { voyages, contents, places, copies, hands } = this.#traits;
    const asked = voyages[galaxy]!;
    const absent = 4 - BITS[hands[galaxy]!]!;
    let lacking = 0;
    let spare = 0;
    for (let type = 0; type < 4; type++) {
      const card = (galaxy << 2) | type;
      const inGalaxy = (contents[galaxy]! >> (2 * type)) & 3;
      const inType = (contents[4 + type]! >> (2 * galaxy)) & 3;
      const supply = ((type * q.PER_GALAXY + asked) * 3 + inGalaxy) * 3 + inType;
      out[CARD.at + card] = CARD.id + supply * 8 + places[card]!;
      const here = places[card] !== 0;
      const reach = here ? q.LEVELS : levelOf(this.#traits.reach(card));
      const others = Math.min(3, here ? absent : absent - 1);
      out[CARD_REACH.at + card] =
        CARD_REACH.id + ((type * 3 + Math.min(2, asked)) * 4 + others) * q.REACHES + reach;
      const more = copies[card]! - asked;
      if (more < 0) lacking -= more;
      else spare += Math.min(3, more);
    }
    return Math.min(q.LACKING - 1, lacking) * q.SPARE + spare;
  }

  #type(w: c.World, type: number): void {
    const { showing, twins, remaining } = this.#traits;
    const shown = Math.min(q.SHOWING - 1, showing[type]!);
    const answer = ((type * q.SHOWING + shown) * 2 + twins[type]!) * q.REMAINING;
    this.#out[TYPE.at + type] = TYPE.id + answer + (remaining[type]! >> 1);
    const improved = w[c.DISCOVERY] === type ? 1 : 0;
    this.#out[TYPE_DISCOVERY.at + type] = TYPE_DISCOVERY.id + (type * 2 + improved) * q.SHOWING + shown;
  }

  #decks(): void {
    const { sizes, covered } = this.#traits;
    for (let deck = 0; deck < 8; deck++) {
      const kind = deck < 4 ? 0 : deck - 3;
      this.#out[DECK.at + deck] = DECK.id + (kind * q.DECK_SIZES + sizes[deck]!) * 2 + covered[deck]!;
    }
  }
}
