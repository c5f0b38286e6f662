// Which modules come in one file. A page that arrives in fifty small files waits for fifty answers; so what the first
// screen needs is one file, what every table needs a second, and what only one game's table needs a third, which is asked
// for together with the second. The rest is split as the bundler sees fit.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '../../games/src/ids.ts';

interface Module {
  readonly isEntry: boolean;
  /** Who imports it at once; who does so later is not among them. */
  readonly importers: readonly string[];
}

interface Modules {
  getModuleInfo(id: string): Module | null;
}

export const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

const TABLE = source('pages/table/TablePage.tsx');
/** By game; one that has no board of its own is played at the text table. */
export const BOARDS: Readonly<Record<string, string>> = Object.fromEntries(
  GAME_IDS.map((game) => [game, source(`games/${game}/board.tsx`)] as const).filter(([, board]) =>
    existsSync(board),
  ),
);
/** The rules that everybody's first table needs. */
const FIRST_RULES = `/packages/${GAME_IDS[0]}/`;

/**
 * What deals, records and proves. A table is dealt in the worker; but `core` gives out everything through one door, so that
 * to the bundler whoever uses a seat seems to use these too.
 */
const DEALING = /\/core\/src\/(chacha|dealer|match|record|rng-of|sha256|table|verify)\.ts$/;

/** What rules and their words stand on: of the same door, and needed at a table only. */
const AT_A_TABLE = /\/core\/src\/(bag|finding|knowledge|line|menu|pile|rng|speech|stacked)\.ts$/;

/** The module itself and everything that cannot run without it. */
function dependents(id: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const each of seen) for (const by of modules.getModuleInfo(each)?.importers ?? []) seen.add(by);
  return seen;
}

/** The file of a module of the page; null leaves it to the bundler. */
export function pageBundle(id: string, modules: Modules): string | null {
  const by = dependents(id, modules);
  if (DEALING.test(id)) return 'dealing';
  if (AT_A_TABLE.test(id)) return 'table';
  const boards = Object.keys(BOARDS).filter((name) => by.has(BOARDS[name] as string));
  if (isRuntime(id) || isAtEntry(by, modules)) return 'app';
  return by.has(TABLE) || boards.length > 1 ? 'table' : (boards[0] ?? null);
}

/**
 * The file of a module of a worker: its own code, what all games stand on, and the game of the first tap come together. Each
 * further file would be asked for only when the one before it has come. The entry itself stays alone: WebKit runs the entry
 * of a worker once more when another of its files imports it, and then two hosts answer every question.
 */
export function workerBundle(id: string, modules: Modules): string | null {
  if (modules.getModuleInfo(id)?.isEntry) return null;
  const isShared = isRuntime(id) || id.includes('/packages/core/') || id.includes(FIRST_RULES);
  return isShared || isAtEntry(dependents(id, modules), modules) ? 'common' : null;
}

function isAtEntry(ids: ReadonlySet<string>, modules: Modules): boolean {
  return [...ids].some((id) => modules.getModuleInfo(id)?.isEntry);
}

/** A few lines of the bundler's own. */
function isRuntime(id: string): boolean {
  return id.includes('rolldown/runtime') || id.includes('vite/preload-helper');
}
