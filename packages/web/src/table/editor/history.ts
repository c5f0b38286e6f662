// The steps done to a value, with undo and redo without limit.
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';

const MOST_STEPS = 200;

export class History<T> {
  readonly #steps: Signal<{ readonly past: readonly T[]; readonly now: T; readonly future: readonly T[] }>;
  readonly now: ReadonlySignal<T>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;

  constructor(first: T) {
    this.#steps = signal({ past: [], now: first, future: [] });
    this.now = computed(() => this.#steps.value.now);
    this.canUndo = computed(() => this.#steps.value.past.length > 0);
    this.canRedo = computed(() => this.#steps.value.future.length > 0);
  }

  /** Ignores a step that changes nothing. */
  go(next: T): boolean {
    const { past, now } = this.#steps.peek();
    if (next === now) return false;
    this.#steps.value = { past: [...past, now].slice(-MOST_STEPS), now: next, future: [] };
    return true;
  }

  undo(): boolean {
    const { past, now, future } = this.#steps.peek();
    const last = past.at(-1);
    if (last === undefined) return false;
    this.#steps.value = { past: past.slice(0, -1), now: last, future: [now, ...future] };
    return true;
  }

  redo(): boolean {
    const { past, now, future } = this.#steps.peek();
    const [next, ...rest] = future;
    if (next === undefined) return false;
    this.#steps.value = { past: [...past, now], now: next, future: rest };
    return true;
  }
}
