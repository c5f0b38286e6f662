// Runs the real command in a separate process, with its own data folder.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteRendered } from '@planisphere/testkit/rendered';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Removed after the test, however it ends; a killed process may still be writing for a moment. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

export interface Running {
  readonly args: readonly string[];
  readonly input?: string;
  readonly folder?: string;
  /** Kills the process without warning when it has printed this. */
  readonly killAt?: string;
}

export function run({ args, input = '', folder = emptyFolder(), killAt }: Running): Promise<Ran> {
  const env = { ...process.env, DATA_DIR: folder, LANG: 'C', NO_COLOR: '1' };
  const child = spawn(process.execPath, [main, ...args], { env });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    if (killAt !== undefined && out.includes(killAt)) child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.on('error', () => undefined); // a killed process reads no more
  if (killAt === undefined) child.stdin.end(input);
  else child.stdin.write(input);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      noteRendered([out, err]);
      resolve({ code, out, err });
    }),
  );
}
