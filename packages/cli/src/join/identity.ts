// This terminal's identity on a server: the cookie, in a file that only its owner can read.
import { readFileSync, writeFileSync } from 'node:fs';
import { inDataFolder, keepIn } from '../base/data-folder.ts';

function fileFor(server: string): string {
  const name = new URL(server).host.replace(/[^\w.-]/g, '_');
  return inDataFolder('join', `${name}.cookie`);
}

export function readCookie(server: string): string {
  try {
    return readFileSync(fileFor(server), 'utf8').trim();
  } catch {
    return ''; // the first visit
  }
}

export function keepCookie(server: string, cookie: string): void {
  const file = fileFor(server);
  keepIn(file, () => writeFileSync(file, `${cookie}\n`, { mode: 0o600 }));
}
