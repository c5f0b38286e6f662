// One at a time in a clone: two commands that install or compile at once would write into each other's files.
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

const PAUSE = 100;
const QUIET = 2000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** @param {string} lock @returns {number | undefined} the process that holds it, if we do not */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return undefined;
  } catch {
    try {
      return Number(readFileSync(lock, 'utf8'));
    } catch {
      return 0; // the other process has just released it
    }
  }
}

/**
 * @template T
 * @param {string} lock a file that exists while a process works
 * @param {() => T} work
 */
export function alone(lock, work) {
  let told = false;
  const since = Date.now();
  for (let owner = take(lock); owner !== undefined; owner = take(lock)) {
    if (owner > 0 && !isAlive(owner)) {
      // One process wins the rename and removes the file; no second one can.
      const old = `${lock}.${process.pid}`;
      try {
        renameSync(lock, old);
      } catch {}
      rmSync(old, { force: true });
      continue;
    }
    // A command that starts beside another waits only a moment and says nothing.
    if (!told && owner > 0 && Date.now() - since > QUIET) {
      console.error(`Process ${owner} is setting up this clone: waiting for it …`);
      told = true;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  try {
    return work();
  } finally {
    process.off('exit', release);
    release();
  }
}
