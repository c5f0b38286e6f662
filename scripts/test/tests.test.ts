import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countBrowserTests, countsOf, countUnitTests } from '../counts.mjs';
import { withTree } from './tree.ts';

const file = (status: string, ...tests: readonly string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

it('counts what ran, and not what was skipped', () => {
  const testResults = [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed')];
  expect(countUnitTests({ testResults })).toEqual({ passed: 3, failed: 1 });
});

it('counts a file that fails before its first test as a failure', () => {
  expect(countUnitTests({ testResults: [file('failed'), file('passed', 'passed')] })).toEqual({
    passed: 1,
    failed: 1,
  });
});

it('counts nothing when nothing ran', () => {
  expect(countUnitTests({ testResults: [] })).toEqual({ passed: 0, failed: 0 });
});

const report = (stats: object, ok: boolean) =>
  withTree({ 'report.json': JSON.stringify({ stats }) }, (folder) =>
    countsOf(join(folder, 'report.json'), countBrowserTests, ok),
  );

it('counts a test that passed at the second try as passed', () => {
  expect(report({ expected: 3, flaky: 1, unexpected: 0 }, true)).toEqual({ passed: 4, failed: 0 });
});

it.each([
  ['ended badly without a failed test', { expected: 3, flaky: 0, unexpected: 0 }, false, 3],
  ['ran no test', { expected: 0, flaky: 0, unexpected: 0 }, true, 0],
])('counts a run that %s as a failure', (_, stats, ok, passed) => {
  expect(report(stats, ok)).toEqual({ passed, failed: 1 });
});

it('counts a run without a report as a failure', () => {
  expect(countsOf('no such report', countBrowserTests, true)).toEqual({ passed: 0, failed: 1 });
});
