// A token bucket: `atOnce` at first, then `perSecond`.

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

  /** Takes one; false when none is left. */
  take(now: number): boolean {
    if (!this.has(now)) return false;
    this.#left -= 1;
    return true;
  }

  has(now: number, amount = 1): boolean {
    this.#fill(now);
    return this.#left >= amount;
  }

  /** Subtracts what was used, also below zero: the debt has to refill first. */
  spend(now: number, amount: number): void {
    this.#fill(now);
    this.#left = Math.max(-this.#rate.atOnce, this.#left - amount);
  }

  /** Milliseconds until this amount is available. */
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
