// Finds the browsers for the tests, and installs Debian's packages where it may. Chromium is required: a browser test
// that does not run proves nothing. Without Firefox or WebKit (WebKitGTK with its driver) the run says so and leaves
// them out.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

interface Engines {
  readonly firefox?: string;
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly screen: string };
}
interface Browsers extends Engines {
  readonly chromium?: string;
}

const DEBIAN = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

function playwrightsChromium(): string | undefined {
  const path: string = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function webkit(): Engines['webkit'] {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('xvfb-run');
  const libraries = `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
  const browser = ['lib', `lib/${libraries}`, 'libexec', `libexec/${libraries}`, 'lib64']
    .flatMap((folder) => ['4.1', '6.0'].map((version) => `/usr/${folder}/webkit2gtk-${version}/MiniBrowser`))
    .find(existsSync);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

function found(): Browsers {
  const all = {
    chromium:
      process.env.PLANISPHERE_CHROMIUM ??
      onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome') ??
      playwrightsChromium(),
    firefox: process.env.PLANISPHERE_FIREFOX ?? onPath('firefox-esr', 'firefox'),
    webkit: webkit(),
  };
  return Object.fromEntries(Object.entries(all).filter(([, place]) => place !== undefined));
}

/** The lists of packages may be old or missing. */
function installDebians(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: readonly string[]): boolean =>
    spawnSync('/usr/bin/apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 2, 2],
      env,
    }).status === 0;
  const install = (): boolean => apt('install', '-y', '--no-install-recommends', ...packages);
  if (!install() && apt('update')) install();
}

/** Finds these browsers and installs the missing ones. */
function prepare(names: readonly (keyof typeof DEBIAN)[]): Browsers {
  for (const name of names) if (!(name in found())) installDebians(DEBIAN[name]);
  if (names.includes('chromium') && !found().chromium) {
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  }
  return found();
}

export function chromiumPath(): string {
  const { chromium } = prepare(['chromium']);
  if (chromium) return chromium;
  throw new Error('No Chromium was found, and none could be installed. Name one in PLANISPHERE_CHROMIUM.');
}

/** Firefox and WebKit, looked up once per run: the workers of the test runner inherit the answer. */
export function engines(): Engines {
  const known = process.env.PLANISPHERE_ENGINES;
  if (known !== undefined) return JSON.parse(known);
  const { chromium: _, ...others } = prepare(['firefox', 'webkit']);
  for (const name of ['firefox', 'webkit'])
    if (!(name in others))
      console.error(`No ${name} was found, and none could be installed: the journeys in it are left out.`);
  process.env.PLANISPHERE_ENGINES = JSON.stringify(others);
  return others;
}
