// How many tests passed and failed, from the reports of Vitest and Playwright. Both are content with a run in which every test
// was skipped, and neither counts a file that fails before its first test.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestFile */

/** @type {(report: { testResults: readonly TestFile[] }) => Counts} */
export function countUnitTests({ testResults }) {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + broken.length,
  };
}

/** @type {(report: { stats: { expected: number, flaky: number, unexpected: number } }) => Counts} */
export function countBrowserTests({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * A run that ended badly without a failed test counts as one failure, and so does one without any test.
 * @template R
 * @param {string} file the report
 * @param {(report: R) => Counts} count
 * @param {boolean} ok whether the run ended well
 * @returns {Counts}
 */
export function countsOf(file, count, ok) {
  const { passed, failed } = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0 };
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}
