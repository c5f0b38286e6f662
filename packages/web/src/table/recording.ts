// The record of a table of this device: its stored events, checked by the rules, with the seed once it can harm nobody.
import {
  type Course,
  commitmentOf,
  type Game,
  type GameTypes,
  makeRecord,
  makeSeat,
  recordOf,
  replayRecord,
  type Seat,
} from '@planisphere/core';
import type { SavedTable } from './saved.ts';

/** The stored events, played again by the rules; undefined if the rules refuse them. */
export function replayTable(game: Game, table: SavedTable): Course<GameTypes> | undefined {
  const replayed = replayRecord(game, {
    format: '',
    game: table.game,
    version: game.version,
    options: table.options,
    seats: table.seats.map(({ name }) => name),
    events: table.events,
    result: undefined,
    seed: undefined,
    commitment: undefined,
    assisted: table.assisted,
    ended: undefined,
  });
  return replayed.ok ? replayed.value : undefined;
}

export function recordText(
  { seats, seed, assisted, branch, summary }: SavedTable,
  course: Course<GameTypes>,
): string {
  // A branch with new luck has cards from two seeds, so no single seed proves them.
  const dealt = branch === undefined || branch.sameDeal ? { seed, commitment: commitmentOf(seed) } : {};
  return makeRecord(
    recordOf(course, {
      seats: seats.map(({ name, bot }, seat) => name || bot || makeSeat(seat as Seat)),
      ...dealt,
      assisted,
      ...(summary.ended !== undefined && {
        ended: {
          reason: summary.ended,
          winners: (summary.winners ?? []).map((seat) => makeSeat(seat as Seat)),
        },
      }),
      ...(branch !== undefined && { origin: { record: branch.root, at: branch.at } }),
    }),
  );
}
