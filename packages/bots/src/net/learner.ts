// Learning by gradient descent on one net in memory, which several threads may share: they sometimes overwrite each
// other, which costs less than waiting. Row-wise AdaGrad: rare answers learn in longer steps.
import { type Evaluator, type NetWeights, weightsIn } from './evaluator.ts';
import { type NetMemory, OUTPUTS } from './layout.ts';

export interface Lesson {
  /** In units of MARGIN_UNIT. */
  readonly margin: number;
  readonly chance: number;
}

/** A larger error counts as this one, so that no single surprise moves the net too far. */
const MOST_ERROR = 2;
/** As if this much had been learned before the first lesson, so that no early step is too long. */
const PRIOR = 1;

export class Learner {
  readonly #weights: NetWeights;
  readonly #evaluator: Evaluator;
  /** By input: the sum of squared gradients so far. */
  readonly #squares: Float32Array;
  readonly #gradient: Float32Array;
  readonly #headSquares: Float32Array;

  constructor(memory: NetMemory, evaluator: Evaluator, squares: Float32Array) {
    this.#weights = weightsIn(memory);
    this.#evaluator = evaluator;
    this.#squares = squares;
    this.#gradient = new Float32Array(memory.shape.hidden);
    this.#headSquares = new Float32Array(memory.shape.hidden * OUTPUTS).fill(PRIOR);
  }

  /** One step towards the lesson; returns the error of the margin before it. */
  learn(answers: Uint16Array, lesson: Lesson, rate: number): number {
    const evaluator = this.#evaluator;
    evaluator.forget();
    evaluator.asked.set(answers);
    evaluator.run();
    const error = evaluator.margin - lesson.margin;
    const surprise = 1 / (1 + Math.exp(-evaluator.logit)) - lesson.chance;
    const bounded = Math.max(-MOST_ERROR, Math.min(MOST_ERROR, error));
    const square = this.#throughHead(bounded, surprise, rate);
    this.#throughRows(answers, square, rate);
    return error;
  }

  /** Moves the head and computes the gradient of the hidden sums; returns its mean square. */
  #throughHead(error: number, surprise: number, rate: number): number {
    const { head, headBias } = this.#weights;
    const { sums } = this.#evaluator;
    const hidden = sums.length;
    let square = 0;
    for (let j = 0; j < hidden; j++) {
      const unit = sums[j]!;
      if (unit <= 0) {
        this.#gradient[j] = 0;
        continue;
      }
      const gradient = error * head[j]! + surprise * head[hidden + j]!;
      this.#gradient[j] = gradient;
      square += gradient * gradient;
      this.#moveHead(j, error * unit, rate);
      this.#moveHead(hidden + j, surprise * unit, rate);
    }
    headBias[0]! -= rate * 0.1 * error;
    headBias[1]! -= rate * 0.1 * surprise;
    return square / hidden;
  }

  #moveHead(index: number, gradient: number, rate: number): void {
    const square = this.#headSquares[index]! + gradient * gradient;
    this.#headSquares[index] = square;
    this.#weights.head[index]! -= (rate * gradient) / Math.sqrt(square);
  }

  #throughRows(answers: Uint16Array, square: number, rate: number): void {
    const { rows, bias } = this.#weights;
    const gradient = this.#gradient;
    const hidden = gradient.length;
    for (let i = 0; i < answers.length; i++) {
      const id = answers[i]!;
      if (id === 0) continue;
      const seen = this.#squares[id]! + square;
      this.#squares[id] = seen;
      const step = rate / Math.sqrt(PRIOR + seen);
      const row = id * hidden;
      for (let j = 0; j < hidden; j++) rows[row + j]! -= step * gradient[j]!;
    }
    const step = rate / Math.sqrt(PRIOR + this.#squares[0]!);
    this.#squares[0]! += square;
    for (let j = 0; j < hidden; j++) bias[j]! -= step * gradient[j]!;
  }
}
