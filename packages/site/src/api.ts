// The API of the packages that are released, by TypeDoc. It reads the sources with a TypeScript of its own:
// TypeDoc needs the compiler as a library, which the TypeScript of this tree is not.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Application } from 'typedoc';
import { API, foldersWith, read, root } from './tree.ts';

/** By package: the modules that its exports name. */
function entryPoints(): readonly string[] {
  return foldersWith('packages', 'README.md').flatMap((folder) => {
    const { exports } = JSON.parse(read(`${folder}/package.json`)) as {
      exports: Readonly<Record<string, { readonly development?: string }>>;
    };
    return Object.values(exports).flatMap(({ development }) =>
      development === undefined || development.includes('*') ? [] : [join(root, folder, development)],
    );
  });
}

export async function writeApi(): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: [...entryPoints()],
    tsconfig: join(root, 'packages/site/tsconfig.api.json'),
    // Without this setting TypeDoc would empty the folder of our own documents.
    out: API,
    name: 'API',
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    disableSources: true,
    skipErrorChecking: true,
    logLevel: 'Error',
    // One file a module: few pages, each of readable length.
    router: 'module',
    ...{ hideBreadcrumbs: true, hidePageHeader: true, useCodeBlocks: true, entryFileName: 'README.md' },
  } as Parameters<typeof Application.bootstrapWithPlugins>[0]);
  const project = await app.convert();
  if (project === undefined) throw new Error('TypeDoc found nothing to document');
  rmSync(API, { recursive: true, force: true });
  await app.outputs.writeOutput({ name: 'markdown', path: API }, project);
}
