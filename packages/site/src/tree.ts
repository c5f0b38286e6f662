// The tree that the site documents, and the folders it is written to.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The folder that the server serves under /docs. */
export const SITE = fileURLToPath(new URL('../dist/site', import.meta.url));
/** The API as TypeDoc writes it, before it becomes pages. */
export const API = fileURLToPath(new URL('../dist/api', import.meta.url));
export const ASSETS = fileURLToPath(new URL('../assets', import.meta.url));

export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The Markdown files of a folder of the tree, without its subfolders. */
export function documentsIn(folder: string): readonly string[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => (folder === '.' ? name : `${folder}/${name}`));
}

/** The subfolders that hold this file. */
export function foldersWith(folder: string, file: string): readonly string[] {
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, file)));
}

/** All Markdown files below an absolute folder, by their paths within it. */
export function markdownBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
