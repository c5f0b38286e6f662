// The hints of a table, as its buttons know them. What finds the words and the places is fetched with the first one.
import type { GameTypes } from '@planisphere/core';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { HintDesk, HintGuide, ShownHint } from './guide.ts';
import type { Hinting } from './mark.ts';

export class Hints<G extends GameTypes, D extends HintDesk<G>> {
  /** Undefined while none was asked for, and while the player does something else. */
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

  /** Asks for a hint, or for its next stage; lays the action before the player once it is told. */
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

  /** Takes the step that is shown. */
  take(): void {
    this.#guide.peek()?.take();
  }

  dismiss(): void {
    this.#desk.session.advice.close();
  }

  /** Also for whoever shows how something is done. */
  async guide(): Promise<HintGuide<G, D>> {
    const [{ HintGuide }, hinting] = await Promise.all([import('./guide.ts'), this.#load()]);
    const guide = this.#guide.peek() ?? new HintGuide(this.#desk, hinting);
    if (this.#isClosed) guide.close();
    else this.#guide.value = guide;
    return guide;
  }
}
