// Trained weights as committed: eight bits a weight, with a scale for every row, and only rows of answers that were
// frequent enough in training to learn anything.
import { parseBase64 } from './base64.ts';
import { type NetWeights, plainMemory, weightsIn } from './evaluator.ts';
import { type NetMemory, type NetShape, OUTPUTS } from './layout.ts';
import { simdMemory } from './simd.ts';

export interface StoredNet {
  /** The version of the questionnaire. */
  readonly version: number;
  readonly hidden: number;
  /** Number of rows, then each row: id (2 bytes), scale (4), weights (1 each); then bias and head as 4-byte floats. */
  readonly base64: string;
}

const STEPS = 127;

export function storedBytes(weights: NetWeights, isKept: (id: number) => boolean): Uint8Array {
  const hidden = weights.bias.length;
  const ids = Array.from({ length: weights.rows.length / hidden }, (_, id) => id).filter(
    (id) => id > 0 && isKept(id),
  );
  const rest = [weights.bias, weights.head, weights.headBias];
  const bytes = new Uint8Array(2 + ids.length * (6 + hidden) + 4 * (hidden * (1 + OUTPUTS) + OUTPUTS));
  const view = new DataView(bytes.buffer);
  view.setUint16(0, ids.length, true);
  let at = 2;
  for (const id of ids) {
    const row = weights.rows.subarray(id * hidden, (id + 1) * hidden);
    const scale = Math.fround(row.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9) / STEPS);
    view.setUint16(at, id, true);
    view.setFloat32(at + 2, scale, true);
    row.forEach((each, j) => {
      view.setInt8(at + 6 + j, Math.round(each / scale));
    });
    at += 6 + hidden;
  }
  for (const part of rest) for (const each of part) at = putFloat(view, at, each);
  return bytes;
}

function putFloat(view: DataView, at: number, value: number): number {
  view.setFloat32(at, value, true);
  return at + 4;
}

/** Writes stored weights into a net. */
export function readStored(bytes: Uint8Array, weights: NetWeights): void {
  const hidden = weights.bias.length;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(0, true);
  weights.rows.fill(0);
  let at = 2;
  for (let row = 0; row < count; row++) {
    const id = view.getUint16(at, true);
    const scale = view.getFloat32(at + 2, true);
    for (let j = 0; j < hidden; j++) weights.rows[id * hidden + j] = scale * view.getInt8(at + 6 + j);
    at += 6 + hidden;
  }
  for (const part of [weights.bias, weights.head, weights.headBias]) {
    for (let j = 0; j < part.length; j++, at += 4) part[j] = view.getFloat32(at, true);
  }
}

/** A memory with these weights, with the SIMD kernel if the engine supports it. */
export function loadNet(stored: StoredNet, shape: NetShape, evaluators: number): NetMemory {
  if (stored.hidden !== shape.hidden)
    throw new Error('loadNet: these weights are for a net of another shape');
  const memory = simdMemory(shape, evaluators) ?? plainMemory(shape, evaluators);
  readStored(parseBase64(stored.base64), weightsIn(memory));
  return memory;
}
