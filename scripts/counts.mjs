// How many tests passed and failed, from the report of Vitest or Playwright. Both accept a run in which every test was
// skipped, and neither counts a file that fails before its first test; here such a run has one failure.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestOfVitest */

/** @typedef {{ passed: number, failed: number }} Counts */

/** @type {(report: { numPassedTests?: number, numFailedTests?: number, stats?: { expected: number, flaky: number, unexpected: number } }) => Counts} */
const read = ({ numPassedTests = 0, numFailedTests = 0, stats }) =>
  stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };

/** @type {(report: string, ok: boolean) => Counts} `ok`: whether the run ended well */
export function countsOf(report, ok) {
  const { passed, failed } = read(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}

/** The tests of Vitest that failed once and then passed; Playwright names its own. @type {(report: string) => string[]} */
export function flakyOf(report) {
  if (!existsSync(report)) return [];
  /** @type {{ testResults?: { assertionResults: TestOfVitest[] }[] }} */
  const { testResults = [] } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages: [why = ''] }) => `${fullName}: ${why.split('\n')[0]}`);
}
