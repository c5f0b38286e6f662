// The set-up step: makes a clone ready to run, and does nothing when it is. Needs only Node and npm.
// What it says goes to stderr, because stdout belongs to the command that follows.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './setup/build.mjs';
import { SetUpFailure } from './setup/failure.mjs';
import { install, isInstalled } from './setup/install.mjs';
import { alone } from './setup/lock.mjs';
import { checkNodeVersion } from './setup/node-version.mjs';

/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

/** @param {'all' | 'dependencies'} what */
const isReady = (what) => isInstalled() && (what === 'dependencies' || isBuilt());

/** @param {'all' | 'dependencies'} what */
function prepare(what) {
  // Asked again here: somebody else may have done it while this waited.
  if (!isInstalled()) {
    say('Installing the dependencies (once, about a minute) …');
    install();
  }
  if (what === 'all' && !isBuilt()) {
    say('Compiling the sources …');
    build();
  }
}

/** @param {{ what?: 'all' | 'dependencies' }} [options] */
export function setUp({ what = 'all' } = {}) {
  checkNodeVersion(process.versions.node);
  if (isReady(what)) return;
  alone(
    () => prepare(what),
    () => say('Waiting for another set-up to finish …'),
  );
}

/** @param {{ what?: 'all' | 'dependencies' }} [options] */
export function setUpOrExit(options) {
  try {
    setUp(options);
  } catch (error) {
    if (!(error instanceof SetUpFailure)) throw error;
    say(error.message);
    process.exit(1);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) setUpOrExit();
