// Makes a folder and its parents. Node's `recursive` option loops for ever when mkdir says ENOENT although the parent
// exists, as under /proc and behind a dangling link.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

export function makeFolder(folder: string): void {
  const around = dirname(folder);
  if (around !== folder && !isFolder(around)) makeFolder(around);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
