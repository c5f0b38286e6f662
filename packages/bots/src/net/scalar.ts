// The forward pass in plain TypeScript, for engines without SIMD: the same arithmetic as the kernel's, lane by lane.

export function scalarForward(buffer: ArrayBufferLike): (call: number) => void {
  const floats = new Float32Array(buffer);
  const shorts = new Uint16Array(buffer);
  const integers = new Int32Array(buffer);
  return (call) => {
    const [asked = 0, answered = 0, places = 0, sums = 0, weights = 0, rowBytes = 0, head = 0, out = 0] =
      integers.subarray(call >> 2, (call >> 2) + 8);
    const hidden = rowBytes >> 2;
    const sumAt = sums >> 2;
    for (let i = 0; i < places; i++) {
      const now = shorts[(asked >> 1) + i]!;
      const before = shorts[(answered >> 1) + i]!;
      if (now === before) continue;
      shorts[(answered >> 1) + i] = now;
      const plus = (weights >> 2) + now * hidden;
      const minus = (weights >> 2) + before * hidden;
      for (let j = 0; j < hidden; j++)
        floats[sumAt + j] = floats[sumAt + j]! + floats[plus + j]! - floats[minus + j]!;
    }
    weigh(floats, { sumAt, headAt: head >> 2, outAt: out >> 2, hidden });
  };
}

interface Head {
  readonly sumAt: number;
  readonly headAt: number;
  readonly outAt: number;
  readonly hidden: number;
}

function weigh(floats: Float32Array, { sumAt, headAt, outAt, hidden }: Head): void {
  floats.fill(0, outAt, outAt + 8);
  for (let j = 0; j < hidden; j++) {
    const unit = floats[sumAt + j]!;
    if (unit <= 0) continue;
    floats[outAt + (j & 3)]! += unit * floats[headAt + j]!;
    floats[outAt + 4 + (j & 3)]! += unit * floats[headAt + hidden + j]!;
  }
}
