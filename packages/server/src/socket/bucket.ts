// A limit on how often: so much at once, so much per second after that.

export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = perSecond * 3;
    this.#left = this.#most;
    this.#at = now;
  }

  /** False when there is nothing left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }

  get full(): boolean {
    return this.#left >= this.#most;
  }
}
