// The letters that call something at a table, and what a player may change them to. A game's own keys come before the
// common ones: in Star Explorer R turns the constellation, so its rules have another letter. ? lists the keys of every
// table.

/** The letter of each call. */
export type Letters<Call extends string = string> = Readonly<Record<Call, string>>;

/** The calls of every table. */
export const COMMON = { undo: 'u', hint: 'h', rules: 'r', log: 'l', text: 't' } as const;
export type CommonCall = keyof typeof COMMON;

/** What the player has changed. */
export type Bindings = Readonly<Partial<Record<string, string>>>;

/** The key for a call at a table whose own letters are these. */
export function keyIn(bindings: Bindings, call: string, own: Letters = {}): string {
  const key = bindings[call];
  return isFree(key) ? key : ({ ...COMMON, ...own }[call] ?? '');
}

export function callIn<Own extends string>(
  bindings: Bindings,
  key: string,
  own: Letters<Own>,
): Own | CommonCall | 'keys' | undefined {
  if (key === '?') return 'keys';
  const calls = [...Object.keys(own), ...Object.keys(COMMON)] as (Own | CommonCall)[];
  return calls.find((call) => keyIn(bindings, call, own) === key.toLowerCase());
}

/** Whether it is one character that means nothing else: digits choose, ? lists the keys, the space bar presses. */
function isFree(key: unknown): key is string {
  return typeof key === 'string' && /^[^\d\s?\p{Lu}]$/u.test(key);
}

export type Change = { readonly bindings: Bindings } | { readonly taken: string } | 'reserved';

/** A player's choice: this call by this key. */
export interface Wish {
  readonly call: string;
  readonly key: string;
}

/**
 * `tables`: the letters of all games' own; one key may call different things in two games, but only one at each table.
 */
export function changed(bindings: Bindings, wish: Wish, tables: readonly Letters[]): Change {
  const key = wish.key.toLowerCase();
  if (!isFree(key)) return 'reserved';
  const { call } = wish;
  const next = bound(bindings, call, key);
  for (const letters of tables.map((own): Letters => ({ ...COMMON, ...own }))) {
    if (!(call in letters)) continue;
    const wanted = keyIn(next, call, letters);
    const taken = Object.keys(letters).find(
      (other) => other !== call && keyIn(next, other, letters) === wanted,
    );
    if (taken !== undefined) return { taken };
  }
  return { bindings: next };
}

/** A player who chooses the usual key restores it, at each table its own. */
function bound(bindings: Bindings, call: string, key: string): Bindings {
  const { [call]: _, ...others } = bindings;
  return (COMMON as Letters)[call] === key ? others : { ...others, [call]: key };
}
