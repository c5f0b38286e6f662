// A limit on how much: so much at once, so much per second after that.

export interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}

export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.atOnce;
    this.#at = now;
  }

  /** False when there is not one left. */
  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.#left -= 1;
    return true;
  }

  has(now: number, amount = 1): boolean {
    this.#fill(now);
    return this.#left >= amount;
  }

  /** What was used already, also when there was not so much: it is missing later. */
  spend(now: number, amount: number): void {
    this.#fill(now);
    this.#left = Math.max(-this.#rate.atOnce, this.#left - amount);
  }

  /** Milliseconds until there is as much as this. */
  wait(now: number, amount = 1): number {
    this.#fill(now);
    return Math.max(0, ((amount - this.#left) / this.#rate.perSecond) * 1000);
  }

  isFull(now: number): boolean {
    return this.has(now, this.#rate.atOnce);
  }

  #fill(now: number): void {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#left = Math.min(this.#rate.atOnce, this.#left + seconds * this.#rate.perSecond);
    this.#at = now;
  }
}
