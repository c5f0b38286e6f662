// The packages of a tree as the table sees them: their names, what they declare, and their files.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Package {
  /** The name in the table. */
  readonly folder: string;
  readonly path: string;
  /** The name for npm. */
  readonly name: string;
  /** The dependencies that it declares for its sources. */
  readonly runtime: ReadonlySet<string>;
  /** All dependencies that it declares, and the tools of the root. */
  readonly declared: ReadonlySet<string>;
  /** The public paths, such as `.` and `./text`. */
  readonly exported: readonly string[];
  readonly sources: readonly string[];
  readonly styles: readonly string[];
  /** Files of tests and benchmarks. */
  readonly tests: readonly string[];
}

/** The files below a folder whose name matches, in a stable order; none if the folder is missing. */
export function filesIn(folder: string, name: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

const readManifest = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

export function readWorkspace(root: string): readonly Package[] {
  const tools = readManifest(join(root, 'package.json')).devDependencies;
  const all = join(root, 'packages');
  const folders = existsSync(all) ? readdirSync(all).sort() : [];
  return folders.flatMap((folder) => {
    const path = join(all, folder);
    if (!existsSync(join(path, 'package.json'))) return [];
    const { name, exports, dependencies, devDependencies } = readManifest(join(path, 'package.json'));
    return {
      folder,
      path,
      name,
      runtime: new Set(Object.keys({ ...dependencies })),
      declared: new Set(Object.keys({ ...dependencies, ...devDependencies, ...tools })),
      exported: Object.keys({ ...exports }),
      sources: filesIn(join(path, 'src'), /\.tsx?$/),
      styles: filesIn(join(path, 'src'), /\.css$/),
      tests: ['test', 'bench'].flatMap((kind) => filesIn(join(path, kind), /\.tsx?$/)),
    };
  });
}
