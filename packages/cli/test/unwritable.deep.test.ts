// A DATA_DIR that cannot be written to stops a command with one line that names the file: nothing hangs, and no stack
// is printed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyFolder } from './run.ts';

const main = new URL('../dist/main.js', import.meta.url).href;

/** Root may write anywhere: the command becomes `nobody` once it has read what it needs to start. */
const asNobody = `
import '@planisphere/server';
if (process.getuid?.() === 0) process.seteuid(65534);
await import(${JSON.stringify(main)});
`;

/** Returns its exit code, and all its output. */
async function stopOf(
  words: readonly string[],
  folder: string,
): Promise<{ readonly code: number; readonly said: string }> {
  const env = { ...process.env, DATA_DIR: folder, PORT: '0', LANG: 'C', NO_COLOR: '1' };
  const args = ['--input-type=module', '--eval', asNobody, 'planisphere', ...words];
  const child = spawn(process.execPath, args, { env, cwd: new URL('..', import.meta.url) });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stdin.end();
  const [code] = await once(child, 'close');
  return { code: code as number, said };
}

const PLACES: Readonly<Record<string, () => string>> = {
  'a file': () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, 'in the way');
    return file;
  },
  'a folder in a file': () => join(PLACES['a file']?.() ?? '', 'folder'),
  'a folder of somebody else': () => {
    const folder = join(emptyFolder(), 'closed');
    mkdirSync(folder);
    chmodSync(folder, 0o555);
    return folder;
  },
  'behind a link that leads nowhere': () => {
    const link = join(emptyFolder(), 'link');
    symlinkSync(join(link, '..', 'nowhere', 'at', 'all'), link);
    return join(link, 'folder');
  },
  '/proc itself': () => '/proc',
  'a folder in /proc': () => '/proc/planisphere/data',
};

describe.runIf(process.platform === 'linux')('a DATA_DIR that cannot be written to', () => {
  it.each(Object.entries(PLACES))('serve: %s', async (_, place) => {
    const folder = place();
    const { code, said } = await stopOf(['serve'], folder);
    expect(said).toMatch(/^DATA_DIR: no database can be kept in "[^"\n]*" \([A-Z_]+\)\.\n$/);
    expect(said).toContain(JSON.stringify(folder));
    expect(code).toBe(2);
  });

  it.each(Object.entries(PLACES))('play: %s', async (_, place) => {
    const { code, said } = await stopOf(['play', 'stellar'], place());
    expect(said).toMatch(/^"[^"\n]*\.game" cannot be written: [a-z][^\n]*\.\n$/);
    expect(code).toBe(2);
  });
});
