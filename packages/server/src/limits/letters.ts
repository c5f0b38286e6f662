// How many letters with a code go to one mail address, whoever asks for them: nobody's letter box is filled from here.
import { Bucket, type Rate } from './bucket.ts';

/** A few tries at once, then one in ten minutes. */
const RATE: Rate = { atOnce: 4, perSecond: 1 / 600 };
/** Milliseconds between two sweeps of addresses that nobody wrote to for long. */
const SWEEP = 60_000;

export class Letters {
  readonly #known = new Map<string, Bucket>();
  #swept = 0;

  /** Takes one letter to this address; false when it has had enough. */
  take(address: string, now: number): boolean {
    this.#sweep(now);
    const whose = address.toLowerCase();
    const bucket = this.#known.get(whose) ?? new Bucket(RATE, now);
    this.#known.set(whose, bucket);
    return bucket.take(now);
  }

  #sweep(now: number): void {
    if (now - this.#swept < SWEEP) return;
    this.#swept = now;
    for (const [whose, bucket] of this.#known) if (bucket.isFull(now)) this.#known.delete(whose);
  }
}
