// Everything the mover can do in the rest of a turn, with its worth: take, play and put, as long as no card is revealed
// in between. A plan ends with the turn, with a blind draw, or with a new row.
import { KINDS } from '@planisphere/stellar';
import { spend } from '../search/allowance.ts';
import {
  copyHead,
  createWorld,
  DRAW_PHASE,
  DRAWN,
  MOVER,
  OFFER_PHASE,
  PHASE,
  PLACE_PHASE,
  PLAY_PHASE,
  ROW_CELLS,
  sideAt,
  TAKE_PHASE,
  TURN,
  UNSEEN,
  type World,
} from './kernel/cells.ts';
import { MOST_ACTIONS, plays, puts } from './kernel/legal.ts';
import { leave, play, put, replaceRow, take } from './kernel/step.ts';
import { NO_STEP, PlanList } from './plan-list.ts';
import { downSlots, isWorthy } from './slots.ts';
import type { Judge } from './worth.ts';

const LAST_TURN = 21;

export class Plans extends PlanList {
  readonly #worth: Judge;
  #offer = NO_STEP;
  #take = NO_STEP;
  #play = NO_STEP;
  readonly #offered = createWorld();
  readonly #taken = createWorld();
  readonly #played = createWorld();
  readonly #ended = createWorld();
  readonly #playList = new Uint16Array(MOST_ACTIONS);
  readonly #putList = new Uint16Array(MOST_ACTIONS);

  constructor(worth: Judge) {
    super();
    this.#worth = worth;
  }

  /** Lists the plans for a decision of the mover. */
  list(w: World): void {
    this.count = 0;
    this.#offer = NO_STEP;
    this.#take = NO_STEP;
    this.#play = NO_STEP;
    // The deck is the same in all of them.
    for (const world of [this.#offered, this.#taken, this.#played, this.#ended]) world.set(w);
    // Later worlds are encoded as differences to this one; the last turn is counted, not estimated.
    if (w[TURN] === LAST_TURN) this.#worth.count(w, w[MOVER]!);
    else this.#worth.estimate(w, w[MOVER]!);
    if (w[PHASE] === OFFER_PHASE) this.#listOffers(w);
    else if (w[PHASE] === TAKE_PHASE) this.#listTakes(w);
    else if (w[PHASE] === PLAY_PHASE) this.#listPlays(w);
    else if (w[PHASE] === PLACE_PHASE) this.#listPuts(w);
    else throw new Error('Plans: nobody decides here');
  }

  #listOffers(w: World): void {
    const replaced = this.#ended;
    this.#offer = 1;
    replaceRow(replaced);
    this.#add(NO_STEP, this.#worthOfNewRow(replaced, w[MOVER]!));
    replaced.set(w);
    this.#offer = 0;
    copyHead(w, this.#offered);
    leave(this.#offered);
    this.#listTakes(this.#offered);
  }

  /** In the last turn no world was estimated before this one, because all others are counted. */
  #worthOfNewRow(replaced: World, seat: number): number {
    return replaced[TURN] === LAST_TURN
      ? this.#worth.estimate(replaced, seat)
      : this.#worth.estimateNext(replaced, seat);
  }

  #listTakes(w: World): void {
    for (let coordinate = 1; coordinate <= ROW_CELLS; coordinate++) {
      copyHead(w, this.#taken);
      take(this.#taken, coordinate);
      this.#take = coordinate;
      this.#listPlays(this.#taken);
    }
  }

  #listPlays(w: World): void {
    const count = plays(w, this.#playList);
    const down = downSlots(w, sideAt(w[MOVER]!));
    for (let i = 0; i < count; i++) {
      const code = this.#playList[i]!;
      if (!isWorthy(code & 31, down)) continue;
      copyHead(w, this.#played);
      play(this.#played, code >> 5, code & 31);
      this.#play = code;
      if (this.#played[PHASE] === DRAW_PHASE) this.#addBlind(this.#played);
      else this.#listPuts(this.#played);
    }
  }

  #listPuts(w: World): void {
    const count = puts(w, this.#putList);
    const down = downSlots(w, sideAt(w[MOVER]!));
    for (let i = 0; i < count; i++) {
      if (isWorthy(this.#putList[i]!, down))
        this.#add(this.#putList[i]!, this.#worthAfter(w, this.#putList[i]!));
    }
  }

  #worthAfter(w: World, place: number): number {
    const ended = this.#ended;
    copyHead(w, ended);
    put(ended, place);
    return w[TURN] === LAST_TURN
      ? this.#worth.countNext(ended, w[MOVER]!)
      : this.#worth.estimateNext(ended, w[MOVER]!);
  }

  #addBlind(w: World): void {
    if (w[TURN] !== LAST_TURN) this.#add(NO_STEP, this.#worth.estimateNext(w, w[MOVER]!));
    else this.#add(NO_STEP, this.#expectedOverDraws(w));
  }

  /** In the last turn every possible card is tried. */
  #expectedOverDraws(w: World): number {
    let [cards, margin, chance, worth] = [0, 0, 0, 0];
    w[PHASE] = PLACE_PHASE;
    for (let card = 0; card < KINDS; card++) {
      const copies = w[UNSEEN + card]!;
      if (copies === 0) continue;
      w[DRAWN] = card;
      const best = this.#bestPut(w);
      cards += copies;
      worth += copies * best.worth;
      margin += copies * best.margin;
      chance += copies * best.chance;
    }
    this.#worth.margin = margin / cards;
    this.#worth.chance = chance / cards;
    return worth / cards;
  }

  #bestPut(w: World): { worth: number; margin: number; chance: number } {
    const best = { worth: Number.NEGATIVE_INFINITY, margin: 0, chance: 0 };
    const count = puts(w, this.#putList);
    spend(count);
    for (let i = 0; i < count; i++) {
      const worth = this.#worthAfter(w, this.#putList[i]!);
      if (worth <= best.worth) continue;
      best.worth = worth;
      best.margin = this.#worth.margin;
      best.chance = this.#worth.chance;
    }
    return best;
  }

  #add(putStep: number, worth: number): void {
    spend(1);
    const at = this.count++;
    this.offers[at] = this.#offer;
    this.takes[at] = this.#take;
    this.plays[at] = this.#play;
    this.puts[at] = putStep;
    this.worths[at] = worth;
    this.margins[at] = this.#worth.margin;
    this.chances[at] = this.#worth.chance;
  }
}
