// What the thread that writes is asked and what it answers: plain values, because they cross to it and back.
import type { Statement } from './sql.ts';

export type Write =
  | { readonly kind: 'write'; readonly statements: readonly Statement[] }
  | { readonly kind: 'writeIf'; readonly first: Statement; readonly rest: readonly Statement[] }
  | { readonly kind: 'take'; readonly query: Statement };

/** In the order of the writes: what each one gave, or why it failed. */
export type WriteResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: Error };

export interface WriteGroup {
  readonly writes: readonly Write[];
}
