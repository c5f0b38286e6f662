// One set-up at a time: two installations in one tree would delete each other's files.
import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

// Not in node_modules, which an installation deletes.
const lock = join(root, '.setup.lock');
const longestSetUp = 20 * 60 * 1000;

/** @param {number} milliseconds */
const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function take() {
  try {
    const file = openSync(lock, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

// An interrupted set-up leaves its lock behind: it is void when its process is gone, or after too long.
function isAbandoned() {
  try {
    const age = Date.now() - statSync(lock).mtimeMs;
    if (age > longestSetUp) return true;
    const pid = Number(readFileSync(lock, 'utf8'));
    // The owner writes its number just after it has made the file.
    if (pid === 0) return age > 2000;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM';
  }
}

/**
 * @param {() => void} work
 * @param {() => void} onWait called once, when somebody else is at it
 */
export function alone(work, onWait) {
  for (let waited = false; !take(); ) {
    if (isAbandoned()) {
      rmSync(lock, { force: true });
      continue;
    }
    if (!waited) onWait();
    waited = true;
    sleep(200);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}
