// Finds the browser for the tests: the system's Chromium, Debian's when it may be installed, or Playwright's own.
// Never none: a browser test that does not run has proved nothing.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

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
const runs = (command, args) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, [...args], { stdio: 'inherit', env }).status === 0;
};

/** Debian's, with a font for what the page's own do not have; the lists of packages may be old, or not there at all. */
function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  const packages = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  if (runs('apt-get', [...wait, ...packages])) return true;
  return runs('apt-get', [...wait, 'update']) && runs('apt-get', [...wait, ...packages]);
}

function install() {
  if (installDebians()) return;
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
  throw new Error('No Chromium was found, and none could be installed. Name one in PLANISPHERE_CHROMIUM.');
}
