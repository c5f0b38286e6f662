// Builds workers together with the page: what both need (the rules of a game, core, a net) is one file that is fetched
// and kept once. Vite alone would build each worker separately, with its own copy of everything.
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const STARTED = /new Worker\(\s*new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;

export const isWorkerEntry = (id: string): boolean => /[/-]worker\.ts$/.test(id);

const isWorker = (file: Bundle[string] | undefined): file is Chunk =>
  file?.type === 'chunk' && file.facadeModuleId !== null && isWorkerEntry(file.facadeModuleId);

/** These files and everything they import statically; with `later`, also their dynamic imports. */
export function withImports(chunks: Iterable<Chunk>, bundle: Bundle, when?: 'later'): ReadonlySet<Chunk> {
  const all = new Set(chunks);
  for (const { imports, dynamicImports } of all)
    for (const name of when === 'later' ? [...imports, ...dynamicImports] : imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') all.add(file);
    }
  return all;
}

/** Fails if a file imports the entry of a worker: WebKit would run it again, and the page is no worker. */
function check(bundle: Bundle): void {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const workers = chunks.filter(isWorker);
  if (workers.length === 0) throw new Error('build: no worker was found');
  for (const { fileName, imports, dynamicImports } of chunks)
    for (const { fileName: worker } of workers)
      if ([...imports, ...dynamicImports].includes(worker))
        throw new Error(`build: ${fileName} imports the worker ${worker}`);
  for (const { fileName, isEntry, ...file } of withImports(workers, bundle, 'later'))
    if (isEntry && !workers.some((worker) => worker.fileName === fileName))
      throw new Error(`build: a worker imports the page ${fileName} (${file.name})`);
}

export function workersWithThePage(): {
  readonly plugin: Plugin;
  /** Which files are requested together with a dynamic import. A worker has no document to request them with. */
  readonly ahead: (file: string, files: string[], host: { readonly hostId: string }) => string[];
} {
  const run = new Set<string>();
  return {
    ahead: (_, files, { hostId }) => (run.has(hostId) ? [] : files),
    plugin: {
      name: 'workers-with-the-page',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        // Reports a failed import in a worker too, which has no window.
        if (id.includes('vite/preload-helper')) return code.replaceAll('window.', 'globalThis.');
        if (!code.includes('new Worker(')) return null;
        return code.replace(STARTED, (_, path: string) => {
          const file = join(dirname(id), path);
          // Each entry has its own name: the bundler takes two entries of one name for the same.
          const name = `${basename(dirname(file))}-${basename(file, '.ts')}`;
          const worker = this.emitFile({ type: 'chunk', id: file, name });
          return `new Worker(import.meta.ROLLUP_FILE_URL_${worker}`;
        });
      },
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          check(bundle);
          const workers = Object.values(bundle).filter(isWorker);
          for (const { fileName } of withImports(workers, bundle, 'later')) run.add(fileName);
        },
      },
    },
  };
}
