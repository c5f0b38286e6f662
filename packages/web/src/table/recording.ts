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

export function recordText(table: SavedTable, match: Match<GameTypes>): string {
  const { seed, assisted } = table;
  const seats = table.seats.map(({ name, bot }, seat) => name || bot || makeSeat(seat as Seat));
  return makeRecord(recordOf(match, { seats, seed, commitment: commitmentOf(seed), assisted }));
}
