// A table that is only looked at: it stands as it is, and nothing can be decided.
import type { Laid, Refused, Standing, TableSource } from './play.ts';

export function standingAt<P>(view: P): Standing<P> {
  return { view, awaited: [], optional: [], over: false, undo: undefined, assisted: false, commitment: '' };
}

export function stillSource<P>(view: P): TableSource<P> {
  const laid: Laid<P> = { standing: standingAt(view), history: { start: view, steps: [] } };
  const refused: Refused = { refused: 'not-your-turn' };
  return {
    decide: async () => refused,
    think: async () => undefined,
    hint: async () => undefined,
    undo: async () => ({ ...laid, undone: undefined }),
    look: async () => laid,
    seed: async () => undefined,
  };
}
