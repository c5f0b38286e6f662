// One order of things at a table: a decision, an undo or a new player at the device is done alone, and what was asked before
// the table was laid anew cannot arrive after it.
import type { GameTypes } from '@planisphere/core';
import { type Signal, signal } from '@preact/signals';
import { pastOf, type Snapshot } from './play.ts';
import type { Stage } from './stage.ts';

export class Order<G extends GameTypes> {
  /** A decision is on its way: nothing else can be pressed. */
  readonly deciding: Signal<boolean> = signal(false);
  /** Resolves when what is done by itself alone is done. */
  free: Promise<void> = Promise.resolve();
  readonly #stage: Stage<G>;

  constructor(stage: Stage<G>) {
    this.#stage = stage;
  }

  /** Nothing else is decided, taken back or handed over meanwhile, and no bot is asked. */
  async exclusively(act: () => Promise<void>): Promise<void> {
    this.deciding.value = true;
    this.free = act().finally(() => {
      this.deciding.value = false;
    });
    await this.free;
  }

  /** Lays the table as the answer says. Whatever was asked before, and is answered now, is void: the answer has it all. */
  anew<L extends Snapshot<G>>(ask: () => Promise<L>, also: (laid: L) => void): Promise<void> {
    this.#stage.beginEpoch();
    return this.exclusively(async () => {
      const laid = await ask();
      await this.#stage.lay(laid.standing, pastOf(laid.history), () => also(laid));
    });
  }
}
