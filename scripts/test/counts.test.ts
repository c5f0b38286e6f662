import { join } from 'node:path';
import { withFiles } from '@planisphere/testkit/folder';
import { expect, it } from 'vitest';
import { countsOf, flakyOf } from '../counts.mjs';

const counted = (report: object, { ok }: { readonly ok: boolean }) =>
  withFiles({ 'report.json': JSON.stringify(report) }, (folder) => countsOf(join(folder, 'report.json'), ok));

const units = (passed: number, failed: number) => ({ numPassedTests: passed, numFailedTests: failed });
const browser = (expected: number, flaky: number, unexpected: number) => ({
  stats: { expected, flaky, unexpected },
});

it('counts what ran, and a test that passed at the second try as passed', () => {
  expect(counted(units(3, 1), { ok: false })).toEqual({ passed: 3, failed: 1 });
  expect(counted(browser(3, 1, 2), { ok: false })).toEqual({ passed: 4, failed: 2 });
  expect(counted(browser(3, 1, 0), { ok: true })).toEqual({ passed: 4, failed: 0 });
});

it.each([
  ['a file failed before its first test', units(3, 0), false, 3],
  ['a run ended badly without a failed test', browser(3, 0, 0), false, 3],
  ['no test ran', units(0, 0), true, 0],
  ['no test ran in a browser', browser(0, 0, 0), true, 0],
])('counts one failure when %s', (_, report, ok, passed) => {
  expect(counted(report, { ok })).toEqual({ passed, failed: 1 });
});

it('counts a run without a report as a failure', () => {
  expect(countsOf('no such report', true)).toEqual({ passed: 0, failed: 1 });
});

it('names what passed at the second try, with what was wrong at the first', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  });
  const assertionResults = [
    test('a', 'passed'),
    test('b', 'passed', 'late\n  at c'),
    test('c', 'failed', 'no'),
  ];
  const report = JSON.stringify({ testResults: [{ assertionResults }] });
  const flaky = withFiles({ 'report.json': report }, (folder) => flakyOf(join(folder, 'report.json')));
  expect(flaky).toEqual(['b: late']);
  expect(flakyOf('no such report')).toEqual([]);
});
