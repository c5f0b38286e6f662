// Inside a package: imports between its folders go one way, a folder with a door is entered by it, and nothing goes round in a
// circle.
import { dirname, join, relative, sep } from 'node:path';
import { circlesIn } from './circles.mjs';
import { doors, layers } from './table.mjs';

/** @typedef {import('./module.mjs').Import & { path: string }} Found an import and the file it stands in */
/** @typedef {import('./workspace.mjs').Package} Package */

/** @type {(from: Package, path: string) => string} */
function folderOf({ folder, path: root }, path) {
  const [first = '', second = '', ...rest] = relative(join(root, 'src'), path).split(sep);
  if (second === '') return '.';
  return rest.length > 0 && layers[folder]?.includes(`${first}/*`) ? `${first}/${second}` : first;
}

/**
 * How far down a folder lies; -1 where the table does not name it.
 * @type {(order: readonly (string | readonly string[])[], folder: string) => number}
 */
function depthOf(order, folder) {
  const named = order.findIndex((each) =>
    typeof each === 'string' ? each === folder : each.includes(folder),
  );
  return named >= 0 ? named : order.indexOf(`${dirname(folder)}/*`);
}

/** @type {(from: Package, imports: readonly Found[]) => { path: string, line: number, text: string }[]} */
export function judgeLayers(from, imports) {
  const order = layers[from.folder];
  const inside = imports.flatMap(({ path, line, specifier, kind }) => {
    if (!specifier?.startsWith('.') || kind === 'type') return [];
    const to = join(dirname(path), specifier.replace(/\?.*$/, ''));
    const folders = /** @type {const} */ ([folderOf(from, path), folderOf(from, to)]);
    return [{ path, line, kind, to, folders }];
  });
  const problems = inside.flatMap(({ path, line, to, folders: [here, there] }) => {
    if (here === there) return [];
    const [high, low] = order ? [depthOf(order, here), depthOf(order, there)] : [0, 1];
    if (low <= high)
      return [{ path, line, text: `${here} may not import ${there}: it lies above or beside it` }];
    const isDoor = relative(join(from.path, 'src', there), to).startsWith('index.');
    const hasDoor = doors[from.folder]?.some((door) => door === there || door === `${dirname(there)}/*`);
    return hasDoor && !isDoor ? [{ path, line, text: `${there} is entered by its index.ts` }] : [];
  });
  const firm = inside.filter(({ kind }) => kind === 'value');
  const circles = [
    ...circlesIn(firm.map(({ path, to }) => [relative(from.path, path), relative(from.path, to)])),
    ...(order ? [] : circlesIn(firm.map(({ folders }) => folders))),
  ];
  return [
    ...problems,
    ...circles.map((circle) => ({
      path: join(from.path, 'src'),
      line: 1,
      text: `imports go round in a circle: ${circle.join(', ')}`,
    })),
  ];
}

/**
 * Folders that the table forgot.
 * @param {Package} from
 */
export function unnamedFolders(from) {
  const order = layers[from.folder];
  const folders = new Set(from.sources.map((path) => folderOf(from, path)));
  return order ? [...folders].filter((folder) => depthOf(order, folder) < 0) : [];
}
