// Answers the questions about the table as a whole: voyages, cards and stars left, and the rest of the turn.
import { baseOf } from '../net/questions.ts';
import * as c from './kernel/cells.ts';
import { voyageCount } from './kernel/voyages.ts';
import * as q from './questions.ts';
import type { Traits } from './traits.ts';

const base = (name: string) => baseOf(q.QUESTIONS, name);
const CARDS_VOYAGES = base('cards and voyages');
const STARS_VOYAGES = base('stars and voyages');
const SLACK = base('slack');
const PENDING = base('pending');
const TABLE_VOYAGES = base('table and voyages');

const LEAST_SLACK = 8;
const TABLES = 31;

export class TableEncoder {
  readonly #out: Uint16Array;
  readonly #traits: Traits;

  constructor(out: Uint16Array, traits: Traits) {
    this.#out = out;
    this.#traits = traits;
  }

  encode(w: c.World): void {
    const out = this.#out;
    const voyages = voyageCount(w[c.VOYAGES]!);
    const { cards } = this.#traits;
    const stars = w[c.STARS]!;
    out[CARDS_VOYAGES.at] = CARDS_VOYAGES.id + voyages * q.CARDS_LEFT + (cards >> 1);
    out[STARS_VOYAGES.at] = STARS_VOYAGES.id + voyages * q.STARS_LEFT + Math.min(stars, q.STARS_LEFT - 1);
    const slack = cards - 4 * voyages + Math.min(stars, voyages);
    const bounded = Math.max(0, Math.min(q.SLACKS - 1, slack + LEAST_SLACK));
    out[SLACK.at] = SLACK.id + bounded * 2 + (w[c.TABLE]! & c.TWO_PLAYERS ? 1 : 0);
    out[PENDING.at] = PENDING.id + pendingOf(w) * 6 + Math.min(5, voyages >> 1);
    out[TABLE_VOYAGES.at] = TABLE_VOYAGES.id + (w[c.TABLE]! & TABLES) * q.TOTALS + voyages;
  }
}

/** The rest of the turn. */
function pendingOf(w: c.World): number {
  const left = w[c.LEFT]!;
  switch (w[c.STAGE]) {
    case c.EFFECT_STAGE:
      return w[c.POWER] === c.STARS_TYPE ? left : 5;
    case c.SCAN_STAGE:
    case c.PLACE_STAGE:
      return left;
    case c.CLAIM_STAGE:
      return 5 + left;
    default:
      return 0;
  }
}
