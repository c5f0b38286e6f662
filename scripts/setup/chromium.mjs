// Finds the browser for the tests: the system's Chromium, Debian's when it may be installed, or Playwright's own.
// Never none: a browser test that does not run has proved nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { SetUpFailure } from './failure.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrightsOwn() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @type {(command: string, args: readonly string[]) => boolean} */
const runs = (command, args) => spawnSync(command, [...args], { stdio: 'inherit' }).status === 0;

function install() {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && runs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])) return;
  runs(process.execPath, [
    createRequire(import.meta.url).resolve('@playwright/test/cli'),
    'install',
    'chromium',
  ]);
}

/** @returns {string} */
export function chromiumPath() {
  const wanted = process.env.PLANISPHERE_CHROMIUM;
  if (wanted) return wanted;
  const found = onPath() ?? playwrightsOwn();
  if (found) return found;
  install();
  const installed = onPath() ?? playwrightsOwn();
  if (installed) return installed;
  throw new SetUpFailure(
    'No Chromium was found, and none could be installed. Name one in PLANISPHERE_CHROMIUM.',
  );
}
