// The letters that call something at a table, and what a player may change them to. At a table the keys of its own game
// come first: in Star Explorer R turns the constellation, so there ? opens the rules, as it does everywhere.

export const CALLS = {
  undo: 'u',
  hint: 'h',
  rules: 'r',
  log: 'l',
  text: 't',
  turn: 'r',
  fit: 'f',
  nothing: 'n',
  stars: 's',
  odds: 'o',
} as const;

export type Call = keyof typeof CALLS;
/** What the player has changed. */
export type Bindings = Readonly<Partial<Record<Call, string>>>;

const COMMON = ['undo', 'hint', 'rules', 'log', 'text'] as const;
const CALLS_AT = {
  stellar: COMMON,
  stellarion: ['odds', ...COMMON],
  'star-explorer': ['turn', 'fit', 'nothing', 'stars', ...COMMON],
} as const satisfies Readonly<Record<string, readonly Call[]>>;

export type Table = keyof typeof CALLS_AT;

export function keyIn(bindings: Bindings, call: Call): string {
  const key = bindings[call];
  return isFree(key) ? key : CALLS[call];
}

export function callIn(bindings: Bindings, key: string, table: Table): Call | undefined {
  if (key === '?') return 'rules';
  return CALLS_AT[table].find((call) => keyIn(bindings, call) === key.toLowerCase());
}

/** One sign that nothing else is done with: digits choose, ? opens the rules, the space bar presses. */
function isFree(key: unknown): key is string {
  return typeof key === 'string' && /^[^\d\s?\p{Lu}]$/u.test(key);
}

export type Change = { readonly bindings: Bindings } | { readonly taken: Call } | 'reserved';

export function changed(bindings: Bindings, call: Call, typed: string): Change {
  const key = typed.toLowerCase();
  if (!isFree(key)) return 'reserved';
  const others = (Object.keys(CALLS) as Call[]).filter((other) => other !== call && meet(call, other));
  const taken = others.find((other) => keyIn(bindings, other) === key && !isStanding(key, call, other));
  return taken === undefined ? { bindings: { ...bindings, [call]: key } } : { taken };
}

/** Whether both can be called at one table. */
function meet(one: Call, other: Call): boolean {
  return Object.values(CALLS_AT).some(
    (calls: readonly Call[]) => calls.includes(one) && calls.includes(other),
  );
}

/** Two that share a key from the start may do so again. */
function isStanding(key: string, one: Call, other: Call): boolean {
  return CALLS[one] === key && CALLS[other] === key;
}
