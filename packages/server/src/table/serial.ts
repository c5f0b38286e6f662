// Runs asynchronous work one piece at a time, in the order of arrival.

export class Serial {
  #last: Promise<unknown> = Promise.resolve();
  #running = 0;

  get busy(): boolean {
    return this.#running > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#running++;
    const result = this.#last.then(work);
    this.#last = result.then(
      () => this.#running--,
      () => this.#running--,
    );
    return result;
  }
}
