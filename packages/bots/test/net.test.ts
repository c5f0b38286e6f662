// The two forward passes agree, and the committed kernel is what its source assembles to.
import { createRng, unit } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { assembleKernel } from '../src/net/assemble.ts';
import { evaluatorIn, plainMemory, weightsIn } from '../src/net/evaluator.ts';
import { KERNEL } from '../src/net/kernel.ts';
import type { NetMemory, NetShape } from '../src/net/layout.ts';
import { makeLetters, parseLetters } from '../src/net/letters.ts';
import { simdMemory } from '../src/net/simd.ts';

const shape: NetShape = { inputs: 500, places: 40, hidden: 24 };

function randomWeights(memory: NetMemory): void {
  const rng = createRng(3);
  const { rows, bias, head, headBias } = weightsIn(memory);
  for (const part of [rows, bias, head, headBias])
    for (let i = 0; i < part.length; i++) part[i] = unit(rng) - 0.5;
  rows.fill(0, 0, shape.hidden);
}

/** By the definition, in double precision. */
function slowly(memory: NetMemory, asked: Uint16Array): readonly [number, number] {
  const { rows, bias, head, headBias } = weightsIn(memory);
  const units = Array.from(bias, (each, j) =>
    Math.max(
      0,
      asked.reduce((sum, id) => sum + rows[id * shape.hidden + j]!, each),
    ),
  );
  const output = (k: number): number =>
    units.reduce((sum, each, j) => sum + each * head[k * shape.hidden + j]!, headBias[k]!);
  return [output(0), output(1)];
}

describe('the kernel', () => {
  it('is what its source assembles to', () => {
    expect(KERNEL).toBe(makeLetters(assembleKernel('own')));
    expect(parseLetters(KERNEL).length).toBeLessThan(1000);
  });

  it('is decoded as it was written', () => {
    for (const length of [0, 1, 2, 3, 4, 255]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 89) & 255);
      expect(parseLetters(makeLetters(bytes))).toEqual(bytes);
    }
  });
});

describe.each([
  ['scalar', plainMemory(shape, 2)],
  ['SIMD', simdMemory(shape, 2)],
])('the %s forward pass', (_, memory) => {
  it('agrees with the definition, from scratch and from difference to difference', () => {
    if (memory === undefined) throw new Error('this engine has no SIMD');
    randomWeights(memory);
    const evaluators = [evaluatorIn(memory, 0), evaluatorIn(memory, 1)];
    const rng = createRng(8);
    for (let round = 0; round < 300; round++) {
      const evaluator = evaluators[round % 2]!;
      const changes = round % 3 === 0 ? shape.places : 5;
      for (let i = 0; i < changes; i++)
        evaluator.asked[Math.floor(unit(rng) * shape.places)] = Math.floor(unit(rng) * shape.inputs);
      evaluator.run();
      const [margin, logit] = slowly(memory, evaluator.asked);
      expect(evaluator.margin).toBeCloseTo(margin, 3);
      expect(evaluator.logit).toBeCloseTo(logit, 3);
    }
  });
});
