// Lets the bots at a table play until the game waits for a person, and says so if one was too late or failed.
import type { GameTypes } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { appWords } from '../base/words/index.ts';
import type { Log } from './log.ts';
import type { Order } from './order.ts';
import { beginShow, pause } from './pace.ts';
import type { BotTrouble, TableSource } from './play.ts';
import type { Seats } from './seats.ts';
import type { Stage } from './stage.ts';

/** The shortest time that a bot seems to think, in milliseconds. */
const SEEMLY = 650;

type Around<G extends GameTypes> = {
  readonly source: TableSource<G>;
  readonly seats: Seats;
  readonly log: Log<G>;
  readonly stage: Stage<G>;
  readonly order: Order<G>;
};

type Asking = {
  /** Whether somebody must take the device first. */
  readonly isHeld: () => boolean;
  /** Whether the coming move shows nothing. */
  readonly isQuiet: () => boolean;
};

export class BotTurns<G extends GameTypes> {
  readonly thinking: Signal<boolean> = signal(false);
  readonly #at: Around<G>;
  readonly #asking: Asking;
  #running = false;

  constructor(around: Around<G>, asking: Asking) {
    this.#at = around;
    this.#asking = asking;
  }

  async run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const { stage, order, log } = this.#at;
    try {
      while (!stage.closed && !this.#asking.isHeld() && this.#awaitsBot()) {
        if (!(await this.#move())) break;
        await order.free;
      }
    } catch (error) {
      if (stage.closed) return;
      // The table is saved; a reload goes on from here.
      log.note.value = appWords().error.text;
      throw error;
    } finally {
      this.thinking.value = false;
      this.#running = false;
    }
  }

  #awaitsBot(): boolean {
    const { stage, seats } = this.#at;
    return stage.standing.value.awaited.some((seat) => seats.isBot(seat));
  }

  #tellTrouble({ seat, kind }: BotTrouble): void {
    const { botLate, botFailed } = appWords().table;
    this.#at.log.announce((kind === 'late' ? botLate : botFailed)(this.#at.seats.nameOf(seat)));
  }

  /** False if no bot is run from here. */
  async #move(): Promise<boolean> {
    const { stage, source, seats } = this.#at;
    const quiet = this.#asking.isQuiet();
    this.thinking.value = !quiet;
    beginShow();
    const asked = stage.epoch;
    const waited = quiet ? Promise.resolve() : pause(SEEMLY);
    const progress = await source.think(seats.eyes);
    if (progress === undefined) return asked !== stage.epoch;
    await stage.show(progress, { asked, pause: waited });
    this.thinking.value = false;
    if (asked === stage.epoch && progress.trouble !== undefined) this.#tellTrouble(progress.trouble);
    return true;
  }
}
