// What a guest, and everybody at one network address together, may use: messages, processor time of the server, wrong
// codes. It is remembered until it is whole again, whether anybody is connected or not.
import { Bucket, type Rate } from './bucket.ts';

export interface Rates {
  readonly messages: Rate;
  /** Milliseconds. */
  readonly time: Rate;
  readonly wrongCodes: Rate;
}

export type Allowance = { readonly [K in keyof Rates]: Bucket };

/** Milliseconds between two looks for what need not be remembered. */
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

  /** A whole allowance is like none: nobody is forgotten who used something. */
  #sweep(now: number): void {
    if (now - this.#swept < SWEEP) return;
    this.#swept = now;
    for (const [whose, { messages, time, wrongCodes }] of this.#known) {
      if ([messages, time, wrongCodes].every((bucket) => bucket.isFull(now))) this.#known.delete(whose);
    }
  }
}
