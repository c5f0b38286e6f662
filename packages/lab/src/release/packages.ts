// The packages that others may install, and the form of each in the registry: compiled code, README and licence, and a
// manifest without the parts for a checkout (the condition for sources, dependencies of tests, the mark that keeps it
// private).
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

interface Manifest {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** The rules packages: what the registry of games needs, besides the core. */
export const RULES: readonly string[] = Object.keys(manifestOf('games').dependencies ?? {})
  .map((name) => name.replace('@planisphere/', ''))
  .filter((name) => name !== 'core');

/** Each package comes after those it needs. */
export const PUBLIC: readonly string[] = ['core', ...RULES, 'games', 'bots', 'protocol'];

/** Where the build service gets the sources: the registry compares it with the address that the service attests. */
export function repositoryOf(name: string, env: NodeJS.ProcessEnv = process.env): object | undefined {
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL } = env;
  const page = GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : CI_PROJECT_URL;
  return page ? { type: 'git', url: `git+${page}.git`, directory: `packages/${name}` } : undefined;
}

/** The manifest for the registry. */
export function publicManifest(name: string): Manifest {
  const { private: _, devDependencies: __, exports, ...rest } = manifestOf(name);
  const entries = Object.entries(exports).map(([path, { development: ___, ...targets }]) => [path, targets]);
  return {
    ...rest,
    files: ['dist', 'CHANGELOG.md'],
    exports: Object.fromEntries(entries),
    engines: { node: '>=20.19' },
    repository: repositoryOf(name),
    // npm refuses to publish without a build service that attests the origin.
    publishConfig: { access: 'public', provenance: true },
  };
}

/** Writes a package in its published form into a folder of its own, and returns that folder. */
export function stage(name: string, into: string): string {
  const from = join(root, 'packages', name);
  const to = join(into, name);
  mkdirSync(to, { recursive: true });
  cpSync(join(from, 'dist'), join(to, 'dist'), {
    recursive: true,
    // Source maps lead to files that are not published; the other file is tsc's own memory.
    filter: (file) => !file.endsWith('.map') && !file.endsWith('.tsbuildinfo'),
  });
  copyFileSync(join(from, 'README.md'), join(to, 'README.md'));
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(root, file), join(to, file));
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(publicManifest(name), undefined, 2)}\n`);
  return to;
}

/** Makes the archive of a staged package, and returns its path. */
export function pack(folder: string, into: string): string {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', into],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) throw new Error(`npm pack failed in ${folder}: ${stderr}`);
  const [{ filename }] = JSON.parse(stdout);
  return join(into, filename);
}
