// Which modules share a file. A page that arrives in fifty small files waits for fifty answers; so the modules of the
// first screen are one file, those of every table a second, and those of one game's table a third, which the page
// requests together with the second. Modules that workers need as well stand apart from those that need a document, so
// that they are fetched once for both. The bundler splits the rest.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../../games/src/ids.ts';
import { isWorkerEntry } from './workers.ts';

interface Modules {
  /** Modules that import it statically; dynamic imports are not among them. */
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

export const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const PAGE = source('app/main.tsx');
const TABLE = source('pages/table/TablePage.tsx');
export const TABLES_WORKER = source('table/tables-worker.ts');
/** By game; a game without a board of its own is played at the text table. */
export const BOARDS: Readonly<Record<string, string>> = Object.fromEntries(
  GAME_IDS.map((game) => [game, source(`games/${game}/board.tsx`)] as const).filter(([, board]) =>
    existsSync(board),
  ),
);

// `core` and `protocol` export everything through one door each, so the bundler takes a module that uses one export to
// use all of them. These patterns say who needs what.

/** Modules that deal cards and play on. */
const DEALING = /\/(core\/src\/(chacha|dealer|match|random|rng-of|sha256|table)|protocol\/src\/daily)\.ts$/;

/** Modules under the rules and their words: only tables need them. */
const AT_A_TABLE = /\/core\/src\/(bag|finding|knowledge|line|menu|pile|rng|speech|stacked)\.ts$/;

/** Only some pages need these: the bundler splits them. */
const ELSEWHERE = /\/protocol\/src\/|\/core\/src\/(record|search|verify)\.ts$/;

/** The module and everything that imports it statically, directly or not. */
function dependents(id: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const by of modules.getModuleInfo(each)?.importers ?? []) seen.add(by);
  return seen;
}

/** The game whose rules the module is of. */
function rulesWith(by: ReadonlySet<string>, id: string): string | undefined {
  const game = /\/packages\/([\w-]+)\/src\//.exec(id)?.[1];
  const door = [...by].some((each) => each.endsWith(`/packages/${game}/src/index.ts`));
  return GAME_IDS.find((each) => door && each === game);
}

/** The file for a module; null leaves it to the bundler. */
export function bundleOf(id: string, modules: Modules): string | null {
  // The entry of a worker stays alone: WebKit runs it again when another file imports it.
  if (isWorkerEntry(id)) return null;
  const by = dependents(id, modules);
  const boards = Object.keys(BOARDS).filter((name) => by.has(BOARDS[name] as string));
  const isAtATable = by.has(TABLE) || boards.length > 0;
  const workers = [...by].filter(isWorkerEntry);
  if (isRuntime(id)) return 'common';
  if (DEALING.test(id)) return 'tables';
  if (AT_A_TABLE.test(id)) return 'play';
  if (ELSEWHERE.test(id)) return null;
  const rules = rulesWith(by, id);
  if (rules !== undefined) return `${rules}-rules`;
  if (workers.length > 0) {
    if (by.has(PAGE)) return 'common';
    if (isAtATable) return 'play';
    if (by.has(TABLES_WORKER)) return 'tables';
    return workers.length > 1 ? 'workers' : 'worker';
  }
  if (by.has(PAGE)) return 'index';
  return by.has(TABLE) || boards.length > 1 ? 'table' : (boards[0] ?? null);
}

/** Helpers that the bundler itself writes. */
function isRuntime(id: string): boolean {
  return id.includes('rolldown/runtime') || id.includes('vite/preload-helper');
}
