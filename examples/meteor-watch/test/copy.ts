// A copy of this tree in which Meteor Watch is registered. The tests compile and run it with the packages installed
// here.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { register } from '../register.mjs';

const here = fileURLToPath(new URL('../../..', import.meta.url));

/** What is not copied: installed packages, and what other tests write. */
const LEFT_OUT = new Set(['node_modules', '.git', 'test-results']);

export interface Copy {
  readonly root: string;
  /** The existing files that the registration changed. */
  readonly touched: readonly string[];
  /** Runs a tool of node_modules; if it fails, its output is the error. */
  run(tool: string, args: readonly string[]): void;
  remove(): void;
}

export interface Server {
  readonly url: string;
  stop(): void;
}

/** Links the installed packages of others, and the copy's own packages. */
function linkModules(root: string): void {
  const own = join(root, 'node_modules', '@planisphere');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(here, 'node_modules')))
    if (name !== '@planisphere' && name !== '.cache')
      symlinkSync(join(here, 'node_modules', name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(own, name));
    const installed = join(here, 'packages', name, 'node_modules');
    if (existsSync(installed)) symlinkSync(installed, join(root, 'packages', name, 'node_modules'));
  }
}

export function copyWithExample(): Copy {
  const root = mkdtempSync(join(tmpdir(), 'planisphere-copy-'));
  for (const name of readdirSync(here))
    if (!LEFT_OUT.has(name))
      cpSync(join(here, name), join(root, name), {
        recursive: true,
        preserveTimestamps: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
  const touched = register(root);
  linkModules(root);
  const run = (tool: string, args: readonly string[]): void => {
    try {
      execFileSync(join(root, 'node_modules', '.bin', tool), args, {
        cwd: root,
        encoding: 'utf8',
        stdio: 'pipe',
      });
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${tool}: ${stdout}${stderr}`);
    }
  };
  return { root, touched, run, remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A fresh folder for the data of a command in the copy. */
export const dataOf = ({ root }: Copy): string => mkdtempSync(join(root, 'data-'));

export async function serve(copy: Copy): Promise<Server> {
  const env = { ...process.env, PORT: '0', METRICS_PORT: '0', LOG_LEVEL: 'error', DATA_DIR: dataOf(copy) };
  const server = spawn(process.execPath, ['packages/cli/dist/main.js', 'serve'], { cwd: copy.root, env });
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return { url, stop: () => void server.kill('SIGKILL') };
  }
  throw new Error('the server ended before it said where it is');
}
