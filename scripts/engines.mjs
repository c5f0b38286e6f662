// Finds the other two engines for the browser tests: Firefox, and WebKit as WebKitGTK ships it with its driver. Debian's are
// installed where that may be done; where an engine cannot be had, its tests are left out and the report of the set-up says so.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const APT = '/usr/bin/apt-get';

/** @type {(names: readonly string[]) => string | undefined} */
const onPath = (names) => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
};

/** @typedef {{ firefox?: string, webkit?: { driver: string, browser: string, screen: string } }} Engines */

/** @returns {Engines} */
function found() {
  const firefox = process.env.PLANISPHERE_FIREFOX ?? onPath(['firefox-esr', 'firefox']);
  const driver = onPath(['WebKitWebDriver']);
  const screen = onPath(['xvfb-run']);
  const browser = ['/usr/lib', '/usr/libexec', '/usr/lib64']
    .flatMap((folder) => [
      folder,
      join(folder, `${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`),
    ])
    .flatMap((folder) =>
      ['4.1', '6.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
    )
    .find(existsSync);
  const webkit = driver && screen && browser ? { driver, browser, screen } : undefined;
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) };
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  const wait = ['-o', 'DPkg::Lock::Timeout=120'];
  const packages = [
    'install',
    '-y',
    '--no-install-recommends',
    'webkit2gtk-driver',
    'xvfb',
    'xauth',
    'firefox-esr',
  ];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  /** @type {(args: readonly string[]) => boolean} */
  const apt = (args) => spawnSync(APT, [...wait, ...args], { stdio: 'ignore', env }).status === 0;
  if (!apt(packages) && apt(['update'])) apt(packages);
}

/** Once per run: the workers of the test runner inherit the answer. @returns {Engines} */
export function engines() {
  const known = process.env.PLANISPHERE_ENGINES;
  if (known !== undefined) return JSON.parse(known);
  let all = found();
  if (!all.firefox || !all.webkit) {
    install();
    all = found();
  }
  for (const name of ['firefox', 'webkit'])
    if (!(name in all))
      console.error(`No ${name} was found, and none could be installed: the journeys in it are left out.`);
  process.env.PLANISPHERE_ENGINES = JSON.stringify(all);
  return all;
}
