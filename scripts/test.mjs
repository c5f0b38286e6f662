// `npm test`: sets the clone up, then everything that has to hold, the quickest first. Stops at the first
// failure. What follows `--` goes to Vitest: `npm test -- packages/stellar` runs the tests of one package.
import { join } from 'node:path';
import { runBrowserTests } from './browser.mjs';
import { root } from './root.mjs';
import { build, checkTestTypes } from './setup/build.mjs';
import { SetUpFailure } from './setup/failure.mjs';
import { setUpOrExit } from './setup.mjs';
import { runNode, toolPath } from './tool.mjs';
import { runTests } from './vitest.mjs';

/** @typedef {{ ok: boolean, output: string, note?: string }} Outcome `note`: worth a line even when it is ok */

/** @type {(name: string) => Outcome} */
const script = (name) => {
  const { ok, output } = runNode([join(root, 'scripts', name)]);
  return ok ? { ok, output, note: output.replace(/^/gm, '  ') } : { ok, output };
};
/** @param {readonly string[]} args */
const biome = (args) => runNode([toolPath('@biomejs/biome', 'biome'), ...args, '--colors=off']);

/** @returns {Outcome} */
function types() {
  try {
    build();
    checkTestTypes();
    return { ok: true, output: '' };
  } catch (error) {
    if (!(error instanceof SetUpFailure)) throw error;
    return { ok: false, output: error.message };
  }
}

/** @type {readonly [name: string, run: () => Outcome][]} */
const checks = [
  ['format', () => biome(['format', '.'])],
  ['lint', () => biome(['check', '--formatter-enabled=false', '--error-on-warnings', '.'])],
  ['types', types],
  ['boundaries', () => script('check-boundaries.mjs')],
  ['unused', () => runNode([toolPath('knip', 'knip'), '--no-config-hints', '--no-progress'])],
  ['rules', () => script('check-rules.mjs')],
];

/** @type {<T extends { ok: boolean }>(name: string, run: () => T) => T} */
function timed(name, run) {
  const start = performance.now();
  const outcome = run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(12)}${seconds.padStart(6)} s  ${outcome.ok ? 'ok' : 'failed'}`);
  return outcome;
}

const long = process.argv.includes('--long');
const args = process.argv.slice(2).filter((arg) => arg !== '--long');

setUpOrExit({ what: 'dependencies' });
for (const [name, run] of checks) {
  const { ok, output, note } = timed(name, run);
  if (note) console.log(note);
  if (!ok) {
    console.log(`\n${output}\n\nStopped at ${name}: no test was run.`);
    process.exit(1);
  }
}
const units = timed('tests', () => runTests({ args, long }));
if (units.passed + units.failed === 0) console.log('No test was run: that is a failure.');
// A filter that names no file of the web package leaves the browser out.
const wantsBrowser = args.length === 0 || args.some((arg) => arg.includes('packages/web'));
const browser =
  wantsBrowser && units.ok
    ? timed('browser', () => runBrowserTests({ long }))
    : { ok: true, passed: 0, failed: 0 };
console.log(`${units.passed + browser.passed} passed, ${units.failed + browser.failed} failed`);
process.exitCode = units.ok && browser.ok ? 0 : 1;
