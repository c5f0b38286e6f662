// Workers are built together with the page: what both need (the rules of a game, core, a net) is one file that is fetched and kept
// once. Vite by itself would build each worker apart, with its own copy of everything.
import { basename, dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const STARTED = /new Worker\(\s*new URL\('(\.\/[\w/-]+\.ts)', import\.meta\.url\)/g;

export const isWorkerEntry = (id: string): boolean => /[/-]worker\.ts$/.test(id);

const isWorker = (file: Bundle[string] | undefined): file is Chunk =>
  file?.type === 'chunk' && file.facadeModuleId !== null && isWorkerEntry(file.facadeModuleId);

/** These files and all that they import at once; with `later`, also what they import when it is needed. */
export function withImports(chunks: Iterable<Chunk>, bundle: Bundle, when?: 'later'): ReadonlySet<Chunk> {
  const all = new Set(chunks);
  for (const { imports, dynamicImports } of all)
    for (const name of when === 'later' ? [...imports, ...dynamicImports] : imports) {
      const file = bundle[name];
      if (file?.type === 'chunk') all.add(file);
    }
  return all;
}

/** WebKit runs the entry of a worker once more when another file imports it, and the page is no worker. */
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
  /** Which files are asked for together with one that is imported later. In a worker there is no document to ask by. */
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
        // Tells of an import that failed, also in a worker, where there is no window.
        if (id.includes('vite/preload-helper')) return code.replaceAll('window.', 'globalThis.');
        if (!code.includes('new Worker(')) return null;
        return code.replace(STARTED, (_, path: string) => {
          const file = join(dirname(id), path);
          // Each has a name of its own: the bundler takes two files of one name for the same.
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
