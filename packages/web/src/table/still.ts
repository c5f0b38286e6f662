// A table to look at: nothing can be decided, and nothing happens.
import { type GameTypes, NOT_YOUR_TURN } from '@planisphere/core';
import type { Refusal, Snapshot, Standing, TableSource } from './play.ts';

export function standingAt<G extends GameTypes>(view: G['position']): Standing<G> {
  return { view, awaited: [], optional: [], over: false, undo: undefined, assisted: false, commitment: '' };
}

export function stillSource<G extends GameTypes>(view: G['position']): TableSource<G> {
  const laid: Snapshot<G> = { standing: standingAt<G>(view), history: { start: view, steps: [] } };
  const refused: Refusal = { refused: NOT_YOUR_TURN };
  return {
    decide: async () => refused,
    think: async () => undefined,
    hint: async () => undefined,
    undo: async () => ({ ...laid, undone: undefined }),
    look: async () => laid,
    seed: async () => undefined,
  };
}
