// The order of things at a table: a decision, an undo or a change of players is done alone, and an answer to an earlier
// question cannot arrive after the table was replaced.
import type { GameTypes } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { pastOf, type Snapshot } from './play.ts';
import type { Stage } from './stage.ts';

export class Order<G extends GameTypes> {
  /** A decision is on its way: nothing else can be pressed. */
  readonly deciding: Signal<boolean> = signal(false);
  /** Resolves when whatever is done alone is done. */
  free: Promise<void> = Promise.resolve();
  readonly #stage: Stage<G>;

  constructor(stage: Stage<G>) {
    this.#stage = stage;
  }

  /** Meanwhile nothing else is decided, taken back or handed over, and no bot is asked. */
  async exclusively(act: () => Promise<void>): Promise<void> {
    this.deciding.value = true;
    this.free = act().finally(() => {
      this.deciding.value = false;
    });
    await this.free;
  }

  /**
   * Replaces the table by the answer. Answers to earlier questions that are still on their way are void: this one has
   * everything.
   */
  anew<L extends Snapshot<G>>(ask: () => Promise<L>, also: (laid: L) => void): Promise<void> {
    this.#stage.beginEpoch();
    return this.exclusively(async () => {
      const laid = await ask();
      await this.#stage.lay(laid.standing, pastOf(laid.history), () => also(laid));
    });
  }
}
