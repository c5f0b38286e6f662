// What a guest may use, and what all guests of one network address may use together: messages, processor time, wrong
// codes. It outlives the connection, until it is full again.
import { Bucket, type Rate } from './bucket.ts';

export interface Rates {
  readonly messages: Rate;
  /** Milliseconds. */
  readonly time: Rate;
  readonly wrongCodes: Rate;
}

export type Allowance = { readonly [K in keyof Rates]: Bucket };

/** Milliseconds between two sweeps of full allowances. */
const SWEEP = 30_000;

export class Allowances {
  readonly #rates: Rates;
  readonly #known = new Map<string, Allowance>();
  #swept = 0;

  constructor(rates: Rates) {
    this.#rates = rates;
  }

  get size(): number {
    return this.#known.size;
  }

  of(whose: string, now: number): Allowance {
    this.#sweep(now);
    const known = this.#known.get(whose);
    if (known !== undefined) return known;
    const { messages, time, wrongCodes } = this.#rates;
    const fresh: Allowance = {
      messages: new Bucket(messages, now),
      time: new Bucket(time, now),
      wrongCodes: new Bucket(wrongCodes, now),
    };
    this.#known.set(whose, fresh);
    return fresh;
  }

  /** Deletes full allowances: they are the same as new ones. */
  #sweep(now: number): void {
    if (now - this.#swept < SWEEP) return;
    this.#swept = now;
    for (const [whose, { messages, time, wrongCodes }] of this.#known) {
      if ([messages, time, wrongCodes].every((bucket) => bucket.isFull(now))) this.#known.delete(whose);
    }
  }
}
