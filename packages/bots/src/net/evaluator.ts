// Evaluates positions one after another. Neighbouring positions of a search share most of their answers, so an
// evaluation computes only the difference to the position before. The arithmetic is scalar (below) or the SIMD
// kernel's.
import {
  bytesOf,
  type EvaluatorParts,
  layoutOf,
  type NetMemory,
  type NetShape,
  OUTPUTS,
  partsOf,
} from './layout.ts';
import { scalarForward } from './scalar.ts';

export interface Evaluator {
  readonly shape: NetShape;
  /** The answers to evaluate; the caller writes them here. */
  readonly asked: Uint16Array;
  /** The hidden sums of the last evaluation, before rectification. */
  readonly sums: Float32Array;
  /** Forgets the last position; needed after the weights have changed. */
  forget(): void;
  /** Evaluates `asked`: `margin` and `logit` are valid afterwards. */
  run(): void;
  readonly margin: number;
  readonly logit: number;
}

export function plainMemory(shape: NetShape, evaluators: number): NetMemory {
  return { shape, buffer: new ArrayBuffer(bytesOf(shape, evaluators)), forward: undefined };
}

export interface NetWeights {
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly head: Float32Array;
  readonly headBias: Float32Array;
}

export function weightsIn({ shape, buffer }: NetMemory): NetWeights {
  const { weights, bias, head, headBias } = layoutOf(shape);
  return {
    rows: new Float32Array(buffer, weights, shape.inputs * shape.hidden),
    bias: new Float32Array(buffer, bias, shape.hidden),
    head: new Float32Array(buffer, head, OUTPUTS * shape.hidden),
    headBias: new Float32Array(buffer, headBias, OUTPUTS),
  };
}

/** The `index`-th evaluator of a memory; with SIMD if the memory belongs to the kernel. */
export function evaluatorIn(memory: NetMemory, index: number): Evaluator {
  const { shape, buffer } = memory;
  const parts = partsOf(shape, index);
  const lanes = new Float32Array(buffer, parts.out, 4 * OUTPUTS);
  const weights = weightsIn(memory);
  const sums = new Float32Array(buffer, parts.sums, shape.hidden);
  const forward = memory.forward ?? scalarForward(buffer);
  const forget = (): void => {
    new Uint16Array(buffer, parts.answered, shape.places).fill(0);
    sums.set(weights.bias);
  };
  const sumOf = (output: number): number =>
    lanes[4 * output]! + lanes[4 * output + 1]! + lanes[4 * output + 2]! + lanes[4 * output + 3]!;
  writeCall(memory, parts);
  forget();
  return {
    shape,
    asked: new Uint16Array(buffer, parts.asked, shape.places),
    sums,
    forget,
    run: () => forward(parts.call),
    get margin() {
      return sumOf(0) + weights.headBias[0]!;
    },
    get logit() {
      return sumOf(1) + weights.headBias[1]!;
    },
  };
}

function writeCall({ shape, buffer }: NetMemory, parts: EvaluatorParts): void {
  const { weights, rowBytes, head } = layoutOf(shape);
  const { asked, answered, sums, out, call } = parts;
  new Int32Array(buffer, call, 8).set([asked, answered, shape.places, sums, weights, rowBytes, head, out]);
}
