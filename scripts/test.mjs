// `npm test`: everything that has to hold, the quickest first: checks, unit tests, and the browser journeys of every day.
//   npm test -- packages/stellar     the unit tests of one package, without the checks
//   npm run test:browser             all browser tests; what follows `--` goes to Playwright
//   npm run test:long                unit and browser tests in their long forms
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countBrowserTests, countsOf, countUnitTests } from './counts.mjs';
import { root, run } from './run.mjs';
import { setUp } from './setup.mjs';
import { buildWeb } from './web.mjs';

/** Each is a script of package.json, so that it can be run alone. */
const CHECKS = ['lint', 'types', 'boundaries', 'unused', 'rules'];

/** @type {(name: string, start: number, ok: boolean) => void} */
const tell = (name, start, ok) => {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(12)}${seconds.padStart(6)} s  ${ok ? 'ok' : 'failed'}`);
};

/** @type {(name: string) => Promise<boolean>} */
function check(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => {
      tell(name, start, code === 0);
      if (code !== 0) console.log(`\n${output}`);
      resolve(code === 0);
    });
  });
}

/**
 * @template R
 * @param {'vitest' | 'playwright'} tool
 * @param {readonly string[]} args
 * @param {{ report: string, count: (report: R) => import('./counts.mjs').Counts }} reading
 */
function test(tool, args, { report, count }) {
  const start = performance.now();
  rmSync(report, { force: true });
  const ok = run(tool, args, { env: long ? { PLANISPHERE_LONG: '1' } : {}, stdio: 'inherit' });
  const counts = countsOf(report, count, ok);
  tell(tool, start, counts.failed === 0);
  return counts;
}

/** @param {readonly string[]} args */
function unitTests(args) {
  const folder = join(root, 'node_modules', '.cache', 'planisphere');
  const report = join(folder, 'tests.json');
  mkdirSync(folder, { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // A folder is meant whole: `packages/stellar` alone would also be the beginning of `packages/stellarion`.
  const filters = args.map((arg) => (existsSync(join(root, arg, 'package.json')) ? `${arg}/` : arg));
  return test('vitest', ['run', ...reporters, ...filters], { report, count: countUnitTests });
}

/** @param {readonly string[]} args */
function browserTests(args) {
  buildWeb();
  const web = join(root, 'packages', 'web');
  const report = join(web, 'test-results', 'report.json');
  const config = join(web, 'playwright.config.ts');
  return test('playwright', ['test', '--config', config, ...args], { report, count: countBrowserTests });
}

const [first, ...rest] = process.argv.slice(2);
const long = first === '--long';
const browser = first === '--browser';
const args = long || browser ? rest : process.argv.slice(2);

// Also before the checks: the command that people start is compiled, and two of the checks look for it.
setUp();
if (args.length === 0 && !browser) {
  const checked = await Promise.all(CHECKS.map(check));
  if (checked.includes(false)) {
    console.log('Stopped at the checks: no test was run.');
    process.exit(1);
  }
}
const units = browser ? [] : [unitTests(args)];
const wantsBrowser = browser || (args.length === 0 && units.every(({ failed }) => failed === 0));
const counts = wantsBrowser
  ? [...units, browserTests(browser ? args : long ? [] : ['--grep', '@core'])]
  : units;
const passed = counts.reduce((sum, each) => sum + each.passed, 0);
const failed = counts.reduce((sum, each) => sum + each.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
