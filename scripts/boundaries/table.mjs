// Who may import whom. This is the whole policy; the other files here only apply it.

export const games = ['stellar', 'star-explorer', 'stellarion'];

/** @type {Readonly<Record<string, readonly string[]>>} */
export const mayImport = {
  core: [],
  stellar: ['core'],
  'star-explorer': ['core'],
  stellarion: ['core'],
  games: ['core', ...games],
  testkit: ['core'],
  bots: ['core', 'games', ...games],
  protocol: ['core'],
  server: ['core', 'games', 'protocol', 'bots'],
  web: ['core', 'games', ...games, 'protocol', 'bots'],
  lab: ['core', 'games', ...games, 'protocol', 'bots', 'server', 'testkit'],
  cli: ['core', 'games', ...games, 'bots', 'server', 'lab'],
};

/** Only tests and the laboratory use them: what they need are development dependencies, so that no image has it. */
export const testPackages = ['testkit'];

/** What tests and benchmarks may import next to their own package and its row above. */
export const testsMayImport = ['core', 'testkit', 'games'];

/** What a package loads when it is asked to, and does without where it is not installed. */
/** @type {Readonly<Record<string, readonly string[]>>} */
export const onDemand = { cli: ['lab'] };

/** Rules are pure: no third-party or Node module, and none of the names below. */
export const rulesPackages = ['core', ...games, 'games'];

/** Names that reach a clock, chance, or the world outside. `Math` itself is fine, except for its random(). */
export const bannedInRules = [
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
export const nodePackages = ['testkit', 'server', 'lab', 'cli'];
