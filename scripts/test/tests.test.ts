import { expect, it } from 'vitest';
import { countTests } from '../vitest.mjs';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it('counts what ran, and not what was skipped', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')];
  expect(countTests({ testResults })).toEqual({ passed: 3, failed: 1 });
});

it('counts a file that fails before its first test as a failure', () => {
  expect(countTests({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({
    passed: 1,
    failed: 1,
  });
});

it('counts nothing when nothing ran', () => {
  expect(countTests({ testResults: [] })).toEqual({ passed: 0, failed: 0 });
});
