// Which modules come in one file. A page that arrives in fifty small files waits for fifty answers; so what the first
// screen needs is one file, what every table needs a second, and what only one game's table needs a third, which is asked
// for together with the second. What workers need as well stands apart from what needs a document: it is fetched once for
// both. The rest is split as the bundler sees fit.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../../games/src/ids.ts';
import { isWorkerEntry } from './workers.ts';

interface Modules {
  /** Who imports it at once; who does so later is not among them. */
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

export const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const PAGE = source('app/main.tsx');
const TABLE = source('pages/table/TablePage.tsx');
export const TABLES_WORKER = source('table/tables-worker.ts');
/** By game; one that has no board of its own is played at the text table. */
export const BOARDS: Readonly<Record<string, string>> = Object.fromEntries(
  GAME_IDS.map((game) => [game, source(`games/${game}/board.tsx`)] as const).filter(([, board]) =>
    existsSync(board),
  ),
);

// `core` and `protocol` give out everything through one door each, so that to the bundler whoever uses a seat seems to use all of
// it. Here is who needs what.

/** What deals and goes on. */
const DEALING = /\/(core\/src\/(chacha|dealer|match|random|rng-of|sha256|table)|protocol\/src\/daily)\.ts$/;

/** What rules and their words stand on: needed at a table only. */
const AT_A_TABLE = /\/core\/src\/(bag|finding|knowledge|line|menu|pile|rng|speech|stacked)\.ts$/;

/** What only some pages need: the bundler sees which. */
const ELSEWHERE = /\/protocol\/src\/|\/core\/src\/(record|search|verify)\.ts$/;

/** The module itself and everything that cannot run without it. */
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

/** The file of a module; null leaves it to the bundler. */
export function bundleOf(id: string, modules: Modules): string | null {
  // The entry of a worker stays alone: WebKit runs it once more when another file imports it.
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

/** A few lines of the bundler's own. */
function isRuntime(id: string): boolean {
  return id.includes('rolldown/runtime') || id.includes('vite/preload-helper');
}
