// How certain several searches are together about one action: never more than their trials justify.
import { expect, it } from 'vitest';
import { Opinion } from '../src/opinion.ts';

const advice = (chance: number, standardError: number) => ({
  action: 'take',
  chance,
  standardError,
  margin: 0,
  parts: [],
});

function opinionOf(...looks: readonly (readonly [chance: number, error: number])[]): Opinion {
  const opinion = new Opinion('take', 'chance');
  for (const [chance, error] of looks) opinion.add(advice(chance, error), { hard: true });
  return opinion;
}

it('counts each look by how sure it was, and is surer with more of them', () => {
  const { value, error, tried, steady } = opinionOf([0.4, 0.1], [0.6, 0.1]).summary;
  expect(value).toBeCloseTo(0.5);
  expect(error).toBeCloseTo(0.1 / Math.SQRT2);
  expect({ tried, steady }).toEqual({ tried: true, steady: false });
});

it('never calls tried what nothing was tried of, however often it was thought', () => {
  const opinion = opinionOf([0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.5, 0.5]);
  expect(opinion.summary).toMatchObject({ value: 0.5, error: 0.5, tried: false, steady: false });
  expect(opinion.isSettled).toBe(true);
});

it('calls steady, and gives no error to, what came out the same at every look', () => {
  const opinion = opinionOf([0.7, 0], [0.7, 0]);
  expect(opinion.summary).toMatchObject({ value: 0.7, tried: true, steady: true });
  expect(opinion.isSettled).toBe(true);
});

it('takes the spread of the looks for the error where they have none of their own', () => {
  const { value, error, steady } = opinionOf([0.6, 0], [0.8, 0], [0.6, 0], [0.8, 0]).summary;
  expect(value).toBeCloseTo(0.7);
  expect(error).toBeCloseTo(0.1 / Math.sqrt(3));
  expect(steady).toBe(false);
});

it('puts what was tried before what was only listed', () => {
  const [listed, tried] = [opinionOf([0.9, 0.5]), opinionOf([0.3, 0.02])];
  expect([listed, tried].toSorted(Opinion.compare)).toEqual([tried, listed]);
});
