// Makes operations: each gets the next id of this device, and the time.
import { cleanWords, type Operation } from './operation.ts';

type Unstamped<T> = T extends Operation ? Omit<T, 'id' | 'at'> : never;
/** An operation before it has an id and a time. */
export type Change = Unstamped<Operation>;

export class Pen {
  readonly replica: string;
  readonly #now: () => number;
  #count: number;
  #last = 0;

  /** `count`: how many operations of this study the device has made before. */
  constructor(replica: string, { count = 0, now }: { readonly count?: number; readonly now: () => number }) {
    this.replica = replica;
    this.#count = count;
    this.#now = now;
  }

  write(change: Change): Operation {
    this.#count++;
    // When the clock goes back, the order of this device's operations stays.
    this.#last = Math.max(this.#last + 1, this.#now());
    const stamp = { id: `${this.replica}.${this.#count}`, at: this.#last };
    return 'text' in change
      ? { ...change, ...stamp, text: cleanWords(change.text) }
      : ({ ...change, ...stamp } as Operation);
  }
}
