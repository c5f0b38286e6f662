// Who this terminal is on a server: the cookie, kept in a file that only its owner reads.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

function fileFor(server: string): string {
  const name = new URL(server).host.replace(/[^\w.-]/g, '_');
  return join(process.env.DATA_DIR ?? 'data', 'join', `${name}.cookie`);
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
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, `${cookie}\n`, { mode: 0o600 });
}
