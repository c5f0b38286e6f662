// The mean of samples and its standard error.

export class Mean {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get count(): number {
    return this.#count;
  }

  get value(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  get error(): number {
    if (this.#count < 2) return 0;
    const variance = Math.max(0, this.#squares / this.#count - this.value ** 2);
    return Math.sqrt(variance / (this.#count - 1));
  }
}
