// Makes a folder and those around it. Node's own way (`recursive`) tries for ever where a folder is there and the system
// still says of anything new in it that it is not, as Linux does under /proc and behind a link that leads nowhere.
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
