// Requests to the writer thread and its answers: plain values, because they cross threads.
import type { Statement } from './sql.ts';

export type Write =
  | { readonly kind: 'write'; readonly statements: readonly Statement[] }
  | { readonly kind: 'writeIf'; readonly first: Statement; readonly rest: readonly Statement[] }
  | { readonly kind: 'take'; readonly query: Statement };

/** What a write returned, or why it failed. */
export type WriteResult =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: Error };

export interface WriteGroup {
  readonly writes: readonly Write[];
}
