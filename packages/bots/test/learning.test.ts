// Learning and storing: a net learns a toy in a moment, and its weights survive storage in eight bits.
import { createRng, unit } from '@planisphere/core';
import { describe, expect, it } from 'vitest';
import { Episode, randomWeights } from '../src/net/episode.ts';
import { evaluatorIn, plainMemory, weightsIn } from '../src/net/evaluator.ts';
import type { NetMemory, NetShape } from '../src/net/layout.ts';
import { Learner } from '../src/net/learner.ts';
import { makeLetters } from '../src/net/letters.ts';
import { questionnaireOf } from '../src/net/questions.ts';
import { loadNet, storedBytes } from '../src/net/stored.ts';

const questions = questionnaireOf(1, [
  { name: 'left', answers: 4, places: 1 },
  { name: 'right', answers: 4, places: 1 },
]);
const shape: NetShape = { inputs: questions.inputs, places: questions.places, hidden: 16 };

/** A product of two answers: no sum of single inputs can represent it. */
const truth = (left: number, right: number): number => ((left - 1.5) * (right - 1.5)) / 2;
const answersOf = (left: number, right: number): Uint16Array => Uint16Array.of(1 + left, 5 + right);

function trained(): NetMemory {
  const rng = createRng(2);
  const memory = plainMemory(shape, 2);
  randomWeights(weightsIn(memory), rng);
  const learner = new Learner(memory, evaluatorIn(memory, 0), new Float32Array(shape.inputs));
  const episode = new Episode(shape);
  for (let game = 0; game < 6000; game++) {
    const left = Math.floor(4 * unit(rng));
    const right = Math.floor(4 * unit(rng));
    episode.count = 0;
    episode.add(answersOf(left, right), game % 2 === 0 ? 1 : -1, { margin: 0, chance: 0.5 });
    const margin = (game % 2 === 0 ? 1 : -1) * truth(left, right);
    episode.teach(learner, { margin, chance: margin > 0 ? 1 : 0 }, { lambda: 1, rate: 0.1 });
  }
  return memory;
}

function worstError(memory: NetMemory): number {
  const evaluator = evaluatorIn(memory, 1);
  let worst = 0;
  for (let left = 0; left < 4; left++) {
    for (let right = 0; right < 4; right++) {
      evaluator.asked.set(answersOf(left, right));
      evaluator.run();
      worst = Math.max(worst, Math.abs(evaluator.margin - truth(left, right)));
    }
  }
  return worst;
}

describe('learning', () => {
  const memory = trained();

  it('finds what single inputs cannot say', () => {
    expect(worstError(memory)).toBeLessThan(0.2);
  });

  it('keeps it in eight bits', () => {
    const bytes = storedBytes(weightsIn(memory), () => true);
    const stored = { version: 1, hidden: shape.hidden, letters: makeLetters(bytes) };
    expect(worstError(loadNet(stored, shape, 2))).toBeLessThan(0.25);
    expect(() => loadNet({ ...stored, hidden: 8 }, shape, 2)).toThrow('another shape');
  });

  it('leaves out rows that are not worth keeping', () => {
    const all = storedBytes(weightsIn(memory), () => true).length;
    expect(storedBytes(weightsIn(memory), (id) => id < 5).length).toBe(all - 4 * (6 + shape.hidden));
  });

  it('asks every question once, under its own name', () => {
    expect(questions.bases.right).toEqual({ id: 5, at: 1 });
    const twice = [
      { name: 'left', answers: 2, places: 1 },
      { name: 'left', answers: 2, places: 1 },
    ];
    expect(() => questionnaireOf(1, twice)).toThrow('asked twice');
  });
});
