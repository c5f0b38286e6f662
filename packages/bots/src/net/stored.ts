// Trained weights as committed: eight bits a weight, with a scale for every row, and only rows of answers that were
// frequent enough in training to learn anything.

import { type NetWeights, plainMemory, weightsIn } from './evaluator.ts';
import type { NetMemory, NetShape } from './layout.ts';
import { parseLetters } from './letters.ts';
import { simdMemory } from './simd.ts';

export interface StoredNet {
  /** The version of the questionnaire. */
  readonly version: number;
  readonly hidden: number;
  /** What `storedBytes` makes, in letters. */
  readonly letters: string;
}

const STEPS = 127;

/**
 * The number of rows; how far each row's id is from the one before; the rows' scales; the weights, the first of every
 * row, then the second of every row, …; bias and head. Similar bytes lie together, because that compresses better: also
 * the first bytes of all numbers of a list, then the second ones.
 */
export function storedBytes(weights: NetWeights, isKept: (id: number) => boolean): Uint8Array {
  const hidden = weights.bias.length;
  const ids = Array.from({ length: weights.rows.length / hidden }, (_, id) => id).filter(
    (id) => id > 0 && isKept(id),
  );
  const gaps = ids.map((id, row) => id - (ids[row - 1] ?? 0));
  const rowOf = (id: number): Float32Array => weights.rows.subarray(id * hidden, (id + 1) * hidden);
  const scales = Float32Array.from(
    ids,
    (id) => rowOf(id).reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9) / STEPS,
  );
  const steps = new Int8Array(ids.length * hidden);
  ids.forEach((id, row) => {
    rowOf(id).forEach((each, j) => {
      steps[j * ids.length + row] = Math.round(each / scales[row]!);
    });
  });
  const rest = [weights.bias, weights.head, weights.headBias].flatMap((part) => [...part]);
  return Uint8Array.from([
    ...planesOf(Uint16Array.of(ids.length)),
    ...planesOf(Uint16Array.from(gaps)),
    ...planesOf(scales),
    ...new Uint8Array(steps.buffer),
    ...planesOf(Float32Array.from(rest)),
  ]);
}

/** The first byte of every number, then the second of every number, … */
function planesOf(numbers: Uint16Array | Float32Array): Uint8Array {
  const { buffer, length, BYTES_PER_ELEMENT: size } = numbers;
  const bytes = new Uint8Array(buffer);
  return bytes.map((_, at) => bytes[(at % length) * size + Math.floor(at / length)]!);
}

/** Writes stored weights into a net. */
export function readStored(bytes: Uint8Array, weights: NetWeights): void {
  const hidden = weights.bias.length;
  let at = 0;
  const fill = <T extends Uint16Array | Float32Array>(numbers: T): T => {
    const { buffer, length, BYTES_PER_ELEMENT: size } = numbers;
    const into = new Uint8Array(buffer);
    for (let plane = 0; plane < size; plane++)
      for (let i = 0; i < length; i++) into[i * size + plane] = bytes[at++]!;
    return numbers;
  };
  const [count = 0] = fill(new Uint16Array(1));
  const gaps = fill(new Uint16Array(count));
  const scales = fill(new Float32Array(count));
  const steps = new Int8Array(bytes.slice(at, at + count * hidden).buffer);
  at += steps.length;
  weights.rows.fill(0);
  let id = 0;
  for (let row = 0; row < count; row++) {
    id += gaps[row]!;
    for (let j = 0; j < hidden; j++) weights.rows[id * hidden + j] = scales[row]! * steps[j * count + row]!;
  }
  const parts = [weights.bias, weights.head, weights.headBias];
  const rest = fill(new Float32Array(parts.reduce((sum, part) => sum + part.length, 0)));
  let from = 0;
  for (const part of parts) {
    part.set(rest.subarray(from, from + part.length));
    from += part.length;
  }
}

/** A memory with these weights, on the SIMD kernel where the engine has it. */
export function loadNet(stored: StoredNet, shape: NetShape, evaluators: number): NetMemory {
  if (stored.hidden !== shape.hidden)
    throw new Error('loadNet: these weights are for a net of another shape');
  const memory = simdMemory(shape, evaluators) ?? plainMemory(shape, evaluators);
  readStored(parseLetters(stored.letters), weightsIn(memory));
  return memory;
}
