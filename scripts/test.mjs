// `npm test`: what a change has to pass, the quickest first: checks, unit tests, and the browser journeys of every day.
//   npm test -- packages/stellar     the unit tests of one package, without the checks
//   npm run test:deep                the long proofs among the unit tests (*.deep.test.ts)
//   npm run test:browser             all browser tests; what follows `--` goes to Playwright
//   npm run test:long                all unit and browser tests, in their long forms
// All of them note which sentences for players they have rendered; `npm run sentences` fails for one that no
// unit test has rendered.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countsOf, flakyOf } from './counts.mjs';
import { buildDocs, buildWeb, setUp } from './setup.mjs';
import { RENDERED, REPORTS, root, run } from './workspace.mjs';

/** Each is a script of package.json, so that it can be run alone. */
const CHECKS = ['lint', 'types', 'unused'];

/** @type {(name: string, start: number, ok: boolean) => void} */
const tell = (name, start, ok) => {
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name.padEnd(12)}${seconds.padStart(6)} s  ${ok ? 'ok' : 'failed'}`);
};

/** @type {(name: string) => Promise<boolean>} */
async function check(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const ok = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
  tell(name, start, ok);
  if (!ok) console.log(`\n${output}`);
  return ok;
}

/** @type {(tool: 'vitest' | 'playwright', report: string, args: readonly string[]) => import('./counts.mjs').Counts} */
function test(tool, report, args) {
  const start = performance.now();
  rmSync(report, { force: true });
  const env = { PLANISPHERE_RENDERED: RENDERED, ...(mode === '--long' && { PLANISPHERE_LONG: '1' }) };
  const ok = run(tool, args, { env, stdio: 'inherit' });
  const counts = countsOf(report, ok);
  tell(tool, start, counts.failed === 0);
  for (const flaky of flakyOf(report)) console.log(`needed a second try: ${flaky}`);
  return counts;
}

/** @param {...string} args */
function unitTests(...args) {
  const report = join(REPORTS, 'tests.json');
  // The argument means a whole folder: `packages/stellar` alone would also match `packages/stellarion`.
  const filters = args.map((arg) => (existsSync(join(root, arg, 'package.json')) ? `${arg}/` : arg));
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return test('vitest', report, ['run', ...reporters, ...filters]);
}

/**
 * Checks that the tests have rendered every sentence that a player can see.
 * @type {() => import('./counts.mjs').Counts}
 */
function sentences() {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'sentences'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const said = status === 0;
  tell('sentences', start, said);
  return { passed: said ? 1 : 0, failed: said ? 0 : 1 };
}

/** @param {...string} args */
function browserTests(...args) {
  buildWeb();
  buildDocs({ api: false });
  const web = join(root, 'packages', 'web');
  const config = join(web, 'playwright.config.ts');
  return test('playwright', join(web, 'test-results', 'report.json'), ['test', '--config', config, ...args]);
}

/**
 * The steps of each command; a failure ends the run.
 * @type {Record<string, (() => import('./counts.mjs').Counts)[]>}
 */
const STEPS = {
  '': [
    () => unitTests('--project=pure', '--project=programs'),
    sentences,
    () => browserTests('--grep', '@core'),
  ],
  '--only': [() => unitTests(...args)],
  '--deep': [() => unitTests('--project=deep', ...args)],
  '--browser': [() => browserTests(...args)],
  '--long': [() => unitTests(), () => browserTests()],
};

const given = process.argv.slice(2);
const mode = given[0] !== undefined && given[0] in STEPS ? given[0] : given.length > 0 ? '--only' : '';
const args = given[0] === mode ? given.slice(1) : given;

// Set up before the checks as well: two of them look for the compiled command `planisphere`.
setUp();
if (mode === '' && (await Promise.all(CHECKS.map(check))).includes(false)) {
  console.log('Stopped at the checks: no test was run.');
  process.exit(1);
}
if (mode === '' || mode === '--long') rmSync(RENDERED, { recursive: true, force: true });
let [passed, failed] = [0, 0];
for (const step of STEPS[mode] ?? []) {
  if (failed > 0) break;
  const counts = step();
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
