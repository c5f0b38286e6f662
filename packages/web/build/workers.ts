// What the files of workers import. The entry of a worker must be nobody's import: WebKit would run it once more.
import type { Plugin, Rolldown } from 'vite';

type Asset = Rolldown.OutputAsset;

/** The files that a file of a worker cannot run without. */
export function importsOf({ source }: Pick<Asset, 'source'>): readonly string[] {
  const imports = String(source).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+)["'`]/g);
  return [...imports].flatMap(([, name]) => name ?? []);
}

/** Fails where a file imports the entry of a worker, at once or later. */
export function workersStandAlone(): Plugin {
  return {
    name: 'workers-stand-alone',
    apply: 'build',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter(
        (file): file is Asset => file.type === 'asset' && file.fileName.endsWith('.js'),
      );
      const entries = scripts.filter(({ fileName }) => /worker-[\w-]+\.js$/.test(fileName));
      if (entries.length === 0) throw new Error('build: no worker was found');
      for (const script of scripts)
        for (const entry of entries)
          if (importsOf(script).some((name) => entry.fileName.endsWith(`/${name}`)))
            throw new Error(`build: ${script.fileName} imports the worker ${entry.fileName}`);
    },
  };
}
