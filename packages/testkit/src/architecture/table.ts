// Who may import whom, between packages and inside them. This table is the whole policy; the other files here apply it.
import { readFileSync } from 'node:fs';

const registry = new URL('../../../games/package.json', import.meta.url);

/** The games: what the registry of games depends on, besides the core. */
export const games: readonly string[] = Object.keys(JSON.parse(readFileSync(registry, 'utf8')).dependencies)
  .map((name) => name.replace('@planisphere/', ''))
  .filter((name) => name !== 'core');

type Row = Readonly<Record<string, readonly string[]>>;

/** Between packages. */
export const mayImport: Row = {
  core: [],
  ...Object.fromEntries(games.map((game) => [game, ['core']])),
  games: ['core', ...games],
  testkit: ['core'],
  bots: ['core', 'games', ...games],
  protocol: ['core'],
  people: [],
  server: ['core', 'games', 'protocol', 'people', 'bots'],
  web: ['core', 'games', ...games, 'protocol', 'people', 'bots'],
  lab: ['core', 'games', ...games, 'protocol', 'people', 'bots', 'server', 'testkit'],
  cli: ['core', 'games', 'bots', 'server', 'lab'],
  site: ['core', 'games', 'cli'],
};

/**
 * Only tests, the laboratory and the building of documents use these packages. What they need are development
 * dependencies, so that no image contains it.
 */
export const testPackages: readonly string[] = ['testkit', 'site'];

/** Loaded on request, and not required to be installed. */
export const onDemand: Row = { cli: ['lab'] };

/** What tests and benchmarks may import besides their own package and its row above. */
export const testsMayImport: readonly string[] = ['core', 'testkit', 'games'];

/**
 * Inside a package: a folder of src may import those named after it, never one before it. `.` are the files of src
 * itself; `games/*` stands for every folder there, and those know nothing of each other; so do those of a list. Imports
 * of types are free.
 */
export const layers: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  bots: ['.', games, 'mind', 'puzzles', 'search', 'review', 'net', 'bot'],
  server: [
    '.',
    'deadlines',
    'socket',
    'http',
    'people',
    'study',
    'bots',
    'notices',
    'bus',
    'table',
    'store',
    'limits',
    'config',
    'client',
    'threads',
  ],
  web: ['app', 'pages', 'games', 'games/*', 'table', 'base'],
  lab: [
    'release',
    'sbom',
    'findings',
    'scale',
    'people',
    'server',
    'strength',
    'bench',
    'train',
    'games',
    'games/*',
    'items',
    'rows',
    'arena',
    'base',
  ],
  cli: ['.', 'help', 'match', 'engine', 'join', 'play', 'screen', 'base'],
};

/** Folders that others enter by their index.ts only. */
export const doors: Row = { web: ['games/*'] };

/** The only files that name games outside of the games' own folders: each is a list by game. */
export const registries: readonly string[] = [
  'packages/games/src/ids.ts',
  'packages/games/src/rooms.ts',
  'packages/games/src/rules.ts',
  'packages/bots/src/minds.ts',
  'packages/lab/src/games/index.ts',
  'packages/web/src/games/index.ts',
  'packages/web/src/games/posters.ts',
];

/** Rules are pure: no third-party or Node module, and none of the names below. */
export const rulesPackages: readonly string[] = ['core', ...games, 'games', 'people'];

/** Names that reach a clock, chance, or the world outside. `Math` itself is fine, except for its random(). */
export const bannedInRules: readonly string[] = [
  'Date',
  'console',
  'crypto',
  'fetch',
  'globalThis',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
];

/** Packages that run in Node only; all others also have to work in a browser. */
export const nodePackages: readonly string[] = ['testkit', 'server', 'lab', 'cli', 'site'];
