// Runs the browser tests on the built web app and counts them. No browser, or no test, is a failure.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { SetUpFailure } from './setup/failure.mjs';
import { buildWeb, isWebBuilt } from './setup/web.mjs';
import { runNode, toolPath } from './tool.mjs';

const folder = join(root, 'packages', 'web');
const reportFile = join(folder, 'test-results', 'report.json');

/**
 * @param {{ long: boolean }} options
 * @returns {{ ok: boolean, passed: number, failed: number }}
 */
export function runBrowserTests({ long }) {
  try {
    if (!isWebBuilt()) console.log(buildWeb().split('\n').at(-1));
  } catch (error) {
    if (!(error instanceof SetUpFailure)) throw error;
    console.log(error.message);
    return { ok: false, passed: 0, failed: 1 };
  }
  rmSync(reportFile, { force: true });
  const config = join(folder, 'playwright.config.ts');
  const { ok } = runNode([toolPath('@playwright/test', 'playwright'), 'test', '--config', config], {
    show: 'always',
    env: long ? { PLANISPHERE_LONG: '1' } : {},
  });
  if (!existsSync(reportFile)) return { ok: false, passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(reportFile, 'utf8'));
  const passed = stats.expected + stats.flaky;
  return { ok: ok && passed > 0, passed, failed: stats.unexpected };
}
