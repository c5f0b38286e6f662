// Help in three stages, each on request: where to look, which action, and why. The board lets the action glow; the player
// decides.
import type { Moment } from '@planisphere/bots/review';
import type { GameTypes, Seat } from '@planisphere/core';
import { settings } from '../base/settings/settings.ts';
import { appWords } from '../base/words/index.ts';
import type { Log } from './log.ts';
import type { Hint, TableSource } from './play.ts';
import { screenOf } from './screens.ts';
import type { Seats } from './seats.ts';
import type { Stage } from './stage.ts';

/** A hint that was asked for, and how much of it was told. */
interface Hinted<G extends GameTypes> {
  /** The question that it answers. */
  readonly at: number;
  readonly stage: number;
  readonly given: Hint<G>;
}

/** The parts of a session that advice needs. */
interface Around<G extends GameTypes> {
  readonly source: TableSource<G>;
  readonly seats: Seats;
  readonly log: Log<G>;
  readonly stage: Stage<G>;
}

export class Advice<G extends GameTypes> {
  readonly #around: Around<G>;
  #hint: Hinted<G> | undefined;

  constructor(around: Around<G>) {
    this.#around = around;
  }

  get #now(): number {
    return this.#around.stage.question;
  }

  /** The line that the hint stands for, if one was asked for at this position. */
  get moment(): Moment | undefined {
    return this.#hint?.at === this.#now ? this.#hint.given.moment : undefined;
  }

  /** Tells the next stage; gives the action from the second one on. */
  async next(): Promise<G['action'] | undefined> {
    const { log } = this.#around;
    const hint = this.#hint?.at === this.#now ? this.#hint : await this.#ask();
    if (hint === undefined) return undefined;
    const { at, given } = hint;
    const stage = Math.min(hint.stage + 1, given.moment === undefined ? 2 : 3);
    this.#hint = { at, stage, given };
    const words =
      (given.moment === undefined ? undefined : await this.#coached(given.moment, stage)) ??
      log.toldLine(given.line);
    if (this.#now !== at) return undefined;
    const { hint: say } = appWords().table;
    log.announce(given.moment === undefined ? say(words) : say(words, stage));
    return stage === 1 ? undefined : given.action;
  }

  /** Undefined where nobody may be helped, or when the table has gone on meanwhile. */
  async #ask(): Promise<Hinted<G> | undefined> {
    const { source, seats, stage } = this.#around;
    const at = this.#now;
    const given = await source.hint(seats.viewer.value);
    if (given === undefined || this.#now !== at) return undefined;
    stage.standing.value = { ...stage.standing.value, assisted: true };
    this.#hint = { at, stage: given.moment === undefined ? 1 : 0, given };
    return this.#hint;
  }

  /** Undefined where the coach has no words of its own. */
  async #coached(moment: Moment, stage: number): Promise<string | undefined> {
    const { seats, log } = this.#around;
    const telling = {
      moment,
      before: log.view.value,
      locale: settings.value.locale,
      nameOf: (seat: Seat) => seats.titleOf(seat),
    };
    const coach = await screenOf(seats.table.game).coach?.();
    if (stage === 2) return coach?.what?.(telling);
    return stage === 1 ? coach?.where(telling) : coach?.why(telling);
  }
}
