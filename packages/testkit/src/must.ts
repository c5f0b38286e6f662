// Assertions for loops of millions, where Vitest's own would cost more than what they check.
import { inspect, isDeepStrictEqual } from 'node:util';

export function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

export function same(actual: unknown, expected: unknown, what: string): void {
  if (Object.is(actual, expected) || isDeepStrictEqual(actual, expected)) return;
  throw new Error(
    `${what}: got ${inspect(actual, { depth: 5 })}, expected ${inspect(expected, { depth: 5 })}`,
  );
}
