// Where the repository is, so that every script works from any current directory.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Remembered between runs, gone with node_modules: a fresh installation starts from nothing. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'planisphere');
