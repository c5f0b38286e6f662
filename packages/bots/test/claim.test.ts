// A claim holds or says what is not so; it tells two lines apart when the same cannot be said of the other.
import type { GameTypes } from '@planisphere/core';
import { expect, test } from 'vitest';
import { type Checkers, type Claim, type ComparedLines, checkClaim, separates } from '../src/review/claim.ts';

interface Length extends Claim {
  readonly kind: 'length';
  readonly steps: number;
}

interface Toy extends GameTypes {
  readonly position: undefined;
  readonly action: string;
}

const checkers: Checkers<Toy, Length> = {
  length: ({ about, steps }, { lines }) =>
    lines[about].length === steps ? undefined : `${lines[about].length} steps`,
};
const compared = (best: readonly string[], played: readonly string[]): ComparedLines<Toy> => ({
  ...{ before: undefined, seat: 0, lines: { best, played } },
});

test('a checker says what is not so', () => {
  const lines = compared(['x', 'y'], ['z']);
  expect(checkClaim(checkers, { kind: 'length', about: 'best', steps: 2 }, lines)).toBeUndefined();
  expect(checkClaim(checkers, { kind: 'length', about: 'played', steps: 2 }, lines)).toBe('1 steps');
});

test('what can be said of both lines separates nothing', () => {
  const claim: Length = { kind: 'length', about: 'best', steps: 1 };
  expect(separates(checkers, claim, compared(['x'], ['y']))).toBe(false);
  expect(separates(checkers, claim, compared(['x'], ['y', 'z']))).toBe(true);
});
