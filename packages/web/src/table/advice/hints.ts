// The hints of a table, for its buttons. The code that finds words and places loads with the first hint.
import type { GameTypes } from '@planisphere/core';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HintDesk, HintGuide, ShownHint } from './guide.ts';
import type { Hinting } from './mark.ts';

export class Hints<G extends GameTypes, D extends HintDesk<G>> {
  /** Undefined without a hint, and while the player does something else. */
  readonly shown: ReadonlySignal<ShownHint | undefined>;
  readonly thinking = signal(false);
  readonly #desk: D;
  readonly #load: () => Promise<Hinting<G, D>>;
  readonly #guide: Signal<HintGuide<G, D> | undefined> = signal(undefined);
  #isClosed = false;

  constructor(desk: D, load: () => Promise<Hinting<G, D>>) {
    this.#desk = desk;
    this.#load = load;
    this.shown = computed(() => this.#guide.value?.shown.value);
  }

  close(): void {
    this.#isClosed = true;
    this.#guide.peek()?.close();
  }

  get mayAsk(): boolean {
    const { session } = this.#desk;
    return session.mayAct && session.allowsHints && !this.thinking.value;
  }

  /** Asks for a hint, or for its next stage; from the second stage on puts the action ready for the player. */
  async ask(): Promise<void> {
    if (!this.mayAsk) return;
    this.thinking.value = true;
    try {
      const guide = await this.guide();
      if (!this.#isClosed) await guide.ask();
    } finally {
      this.thinking.value = false;
    }
  }

  /** Plays the step that the hint shows. */
  take(): void {
    this.#guide.peek()?.take();
  }

  dismiss(): void {
    this.#desk.session.advice.close();
  }

  /** Also for guides that show how something is done. */
  async guide(): Promise<HintGuide<G, D>> {
    const [{ HintGuide }, hinting] = await Promise.all([import('./guide.ts'), this.#load()]);
    const guide = this.#guide.peek() ?? new HintGuide(this.#desk, hinting);
    if (this.#isClosed) guide.close();
    else this.#guide.value = guide;
    return guide;
  }
}
