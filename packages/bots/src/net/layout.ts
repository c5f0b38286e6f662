// The layout of a net in one block of memory, the same for the scalar and the SIMD forward pass: the weights once, and
// for each evaluator the answers to evaluate, those of the last evaluation, and the hidden sums.

export interface NetShape {
  readonly inputs: number;
  /** Answers of one position. */
  readonly places: number;
  /** Hidden units, a multiple of four. */
  readonly hidden: number;
}

/** The net has two outputs: the margin it expects, in units of MARGIN_UNIT points, and the logit of winning. */
export const OUTPUTS = 2;
export const MARGIN_UNIT = 20;

/** The kernel's memory comes in pages. */
export const PAGE = 65536;
export const MOST_PAGES = 65536;

export interface NetLayout {
  readonly rowBytes: number;
  readonly weights: number;
  readonly bias: number;
  /** Output weights, one row for each output. */
  readonly head: number;
  readonly headBias: number;
  /** Where the parts of the first evaluator begin; each next evaluator follows after `evaluatorBytes`. */
  readonly evaluators: number;
  readonly evaluatorBytes: number;
}

const aligned = (bytes: number): number => (bytes + 63) & ~63;

export function layoutOf({ inputs, places, hidden }: NetShape): NetLayout {
  if (hidden % 4 !== 0) throw new Error('layoutOf: hidden units come in fours');
  const rowBytes = hidden * 4;
  const bias = aligned(inputs * rowBytes);
  const head = bias + aligned(rowBytes);
  const headBias = head + aligned(OUTPUTS * rowBytes);
  const evaluators = headBias + 64;
  const answers = aligned(places * 2);
  return {
    rowBytes,
    weights: 0,
    bias,
    head,
    headBias,
    evaluators,
    evaluatorBytes: 2 * answers + aligned(rowBytes) + 128,
  };
}

/** The memory of a net: one block, with the kernel if the block belongs to it. */
export interface NetMemory {
  readonly shape: NetShape;
  readonly buffer: ArrayBufferLike;
  readonly forward: ((call: number) => void) | undefined;
}

/** The parts of one evaluator, as byte offsets. */
export interface EvaluatorParts {
  readonly asked: number;
  readonly answered: number;
  readonly sums: number;
  readonly out: number;
  /**
   * Eight integers for the kernel: the addresses above, those of the weights, and the sizes, in the order of
   * assemble.ts.
   */
  readonly call: number;
}

export function partsOf(shape: NetShape, index: number): EvaluatorParts {
  const { evaluators, evaluatorBytes } = layoutOf(shape);
  const answers = aligned(shape.places * 2);
  const asked = evaluators + index * evaluatorBytes;
  const sums = asked + 2 * answers;
  const out = sums + aligned(shape.hidden * 4);
  return { asked, answered: asked + answers, sums, out, call: out + 64 };
}

export function bytesOf(shape: NetShape, evaluators: number): number {
  const { evaluators: first, evaluatorBytes } = layoutOf(shape);
  return first + evaluators * evaluatorBytes;
}
