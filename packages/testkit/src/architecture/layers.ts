// Inside a package: imports between its folders go one way, others enter a folder with a door by that door, and no
// imports go round in a circle.
import { dirname, join, relative, sep } from 'node:path';
import type { Import } from './module.ts';
import { doors, layers } from './table.ts';
import type { Package } from './workspace.ts';

/** What is wrong with a line of a file. */
export interface Problem {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

type Edge = readonly [from: string, to: string];

/** The nodes on a circle or between two circles: takes away nodes without an edge in or out until none is left. */
function circling(edges: readonly Edge[]): readonly string[] {
  const froms = new Set(edges.map(([from]) => from));
  const tos = new Set(edges.map(([, to]) => to));
  const left = edges.filter(([from, to]) => from !== to && tos.has(from) && froms.has(to));
  return left.length === edges.length ? [...froms] : circling(left);
}

function folderOf({ folder, path: root }: Package, path: string): string {
  const [first = '', second = '', ...rest] = relative(join(root, 'src'), path).split(sep);
  if (second === '') return '.';
  return rest.length > 0 && layers[folder]?.includes(`${first}/*`) ? `${first}/${second}` : first;
}

/** The layer of a folder, from 0 at the top; -1 if the table does not name it. */
function depthOf(order: readonly (string | readonly string[])[], folder: string): number {
  const named = order.findIndex((each) => [each].flat().includes(folder));
  return named >= 0 ? named : order.indexOf(`${dirname(folder)}/*`);
}

export function judgeLayers(from: Package, imports: readonly Import[]): readonly Problem[] {
  const order = layers[from.folder];
  const inside = imports.flatMap(({ path, line, specifier, kind }) => {
    if (!specifier?.startsWith('.') || kind === 'type') return [];
    const to = join(dirname(path), specifier.replace(/\?.*$/, ''));
    const folders: Edge = [folderOf(from, path), folderOf(from, to)];
    return [{ path, line, kind, to, folders }];
  });
  const problems = inside.flatMap(({ path, line, to, folders: [here, there] }) => {
    if (here === there) return [];
    if (order && depthOf(order, there) <= depthOf(order, here))
      return [{ path, line, text: `${here} may not import ${there}: it lies above or beside it` }];
    const isDoor = relative(join(from.path, 'src', there), to).startsWith('index.');
    const hasDoor = doors[from.folder]?.some((door) => door === there || door === `${dirname(there)}/*`);
    return hasDoor && !isDoor ? [{ path, line, text: `${there} is entered by its index.ts` }] : [];
  });
  const firm = inside.filter(({ kind }) => kind === 'value');
  const files = firm.map(({ path, to }): Edge => [relative(from.path, path), relative(from.path, to)]);
  const circles = [circling(files), order ? [] : circling(firm.map(({ folders }) => folders))];
  return [
    ...problems,
    ...circles
      .filter((circle) => circle.length > 0)
      .map((circle) => ({
        path: join(from.path, 'src'),
        line: 1,
        text: `imports go round in a circle: ${circle.join(', ')}`,
      })),
  ];
}

/** Folders that the table of layers does not name. */
export function unnamedFolders(from: Package): readonly string[] {
  const order = layers[from.folder];
  const folders = new Set(from.sources.map((path) => folderOf(from, path)));
  return order ? [...folders].filter((folder) => depthOf(order, folder) < 0) : [];
}
