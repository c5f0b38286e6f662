// A copy of this tree in which the example game is registered, compiled and served.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { register } from '../../examples/meteor-watch/register.mjs';
import { type Copy, copyTree } from './copy.ts';

export interface ExampleCopy extends Copy {
  /** The files that were there before and have changed. */
  readonly touched: readonly string[];
  /** Runs a tool of node_modules; what it says is the error where it fails. */
  run(tool: string, args: readonly string[]): void;
}

export interface Server {
  readonly url: string;
  stop(): void;
}

export function copyWithExample(): ExampleCopy {
  const copy = copyTree();
  const run = (tool: string, args: readonly string[]): void => {
    const bin = join(copy.root, 'node_modules', '.bin', tool);
    try {
      execFileSync(bin, args, { cwd: copy.root, encoding: 'utf8', stdio: 'pipe' });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${tool}: ${stdout}${stderr}`);
    }
  };
  const touched = register(copy.root);
  copy.link('meteor-watch');
  return { ...copy, touched, run };
}

/** A folder of its own for what a command of the copy keeps. */
export function dataOf({ root }: Copy): string {
  return mkdtempSync(join(root, 'data-'));
}

export async function serve(copy: Copy): Promise<Server> {
  const env = { ...process.env, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataOf(copy) };
  const server = spawn(process.execPath, ['packages/cli/dist/main.js', 'serve'], { cwd: copy.root, env });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return { url, stop: () => void server.kill('SIGKILL') };
  }
  throw new Error('the server ended before it said where it is');
}
