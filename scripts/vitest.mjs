// Runs the tests and counts them. Vitest itself is content when it finds none, or when a filter matches none.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from './root.mjs';
import { runNode, toolPath } from './tool.mjs';

const reportFile = join(cacheFolder, 'tests.json');

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestFile */

/**
 * @param {{ testResults: readonly TestFile[] }} report
 * @returns {{ passed: number, failed: number }} a file that fails before its first test counts as one failure
 */
export function countTests({ testResults }) {
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

/**
 * @param {{ args: readonly string[], long: boolean }} options
 * @returns {{ ok: boolean, passed: number, failed: number }}
 */
export function runTests({ args, long }) {
  mkdirSync(cacheFolder, { recursive: true });
  rmSync(reportFile, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const { ok } = runNode([toolPath('vitest', 'vitest'), 'run', ...reporters, ...args], {
    show: 'always',
    env: long ? { PLANISPHERE_LONG: '1' } : {},
  });
  if (!existsSync(reportFile)) return { ok: false, passed: 0, failed: 0 };
  const { passed, failed } = countTests(JSON.parse(readFileSync(reportFile, 'utf8')));
  // An error outside of any test, such as an unhandled rejection, is known by the exit code alone.
  const outside = !ok && failed === 0 && passed > 0 ? 1 : 0;
  return { ok: ok && passed > 0, passed, failed: failed + outside };
}
