// The record of a table of this device: what is kept, checked by the rules, with the seed once it can harm nobody.
import {
  commitmentOf,
  type GameTypes,
  type Match,
  makeRecord,
  makeSeat,
  recordOf,
  type Seat,
} from '@planisphere/core';
import type { SavedTable } from './saved.ts';

export function recordText({ seats, seed, assisted, branch }: SavedTable, match: Match<GameTypes>): string {
  // The beginning of a branch with new luck was dealt from another seed: then no one seed tells the whole.
  const dealt = branch === undefined || branch.sameDeal ? { seed, commitment: commitmentOf(seed) } : {};
  return makeRecord(
    recordOf(match, {
      seats: seats.map(({ name, bot }, seat) => name || bot || makeSeat(seat as Seat)),
      ...dealt,
      assisted,
      ...(branch !== undefined && { origin: { record: branch.root, at: branch.at } }),
    }),
  );
}
