// Least squares over many examples that are each seen once: only their sums are stored.

export class LeastSquares {
  readonly #size: number;
  /** By two traits, the lower one first. */
  readonly #products: Float64Array;
  readonly #targets: Float64Array;
  readonly #present: Int32Array;

  constructor(size: number) {
    this.#size = size;
    this.#products = new Float64Array(size * size);
    this.#targets = new Float64Array(size);
    this.#present = new Int32Array(size);
  }

  /** Lists the traits other than 0 first, because most of an example's are 0. */
  add(traits: Float64Array, target: number): void {
    let count = 0;
    for (let i = 0; i < this.#size; i++) if (traits[i] !== 0) this.#present[count++] = i;
    for (let a = 0; a < count; a++) {
      const i = this.#present[a]!;
      const trait = traits[i]!;
      this.#targets[i]! += trait * target;
      for (let b = a; b < count; b++) {
        const j = this.#present[b]!;
        this.#products[i * this.#size + j]! += trait * traits[j]!;
      }
    }
  }

  /** The weights with the least squared error; `caution` pulls those with few examples towards 0. */
  solve(caution: number): Float64Array {
    const size = this.#size;
    const rows = Array.from({ length: size }, (_, i) => {
      const row = new Float64Array(size + 1);
      for (let j = 0; j < size; j++) row[j] = this.#products[Math.min(i, j) * size + Math.max(i, j)]!;
      row[i]! += caution;
      row[size] = this.#targets[i]!;
      return row;
    });
    // The matrix is positive definite: elimination needs no exchange of rows.
    for (let i = 0; i < size; i++) eliminate(rows, i);
    return Float64Array.from(rows, (row, i) => row[size]! / row[i]!);
  }
}

function eliminate(rows: readonly Float64Array[], pivot: number): void {
  const from = rows[pivot]!;
  rows.forEach((row, i) => {
    const factor = i === pivot ? 0 : row[pivot]! / from[pivot]!;
    if (factor === 0) return;
    for (let j = pivot; j < row.length; j++) row[j]! -= factor * from[j]!;
  });
}
