// A finished table of this device as a review reads it: its positions from the first to the last, and who sat there.
import { type Game, type GameTypes, Match, type Seat } from '@planisphere/core';
import { settings } from '../app/settings.ts';
import { t } from '../locales/index.ts';
import { BOARDS, type ReviewParts } from '../table/boards.ts';
import { loadRules } from '../table/games.ts';
import type { SavedTable } from '../table/saved.ts';
import { loadTable } from '../table/store.ts';

export interface Looked {
  readonly table: SavedTable;
  readonly game: Game;
  /** By how many events have happened. */
  readonly states: readonly unknown[];
  /** Whose review it is: the first person at the table. */
  readonly reader: Seat;
  readonly parts: ReviewParts;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  roundAt(index: number): number;
  /** Undefined for the reader, who is spoken to. */
  titleOf(seat: Seat): string | undefined;
  nameOf(seat: Seat): string;
}

export type Opening = Looked | 'missing' | 'unfinished' | 'unknown';

export async function openReview(id: string): Promise<Opening> {
  const table = await loadTable(id);
  if (table === undefined) return 'missing';
  const parts = await BOARDS[table.game]?.review?.();
  if (parts === undefined) return 'unknown';
  const { game, progress } = await loadRules(table.game);
  const options = game.decodeOptions(table.options);
  if (!options.ok) return 'missing';
  const match = new Match<GameTypes>(game, options.value, table.seats.length);
  const states: unknown[] = [match.state];
  for (const line of table.events) {
    const event = game.notation.parseEvent(line);
    if (!event.ok) return 'missing';
    match.append(event.value);
    states.push(match.state);
  }
  const { awaiting } = match;
  if (awaiting.kind !== 'over') return 'unfinished';
  const person = table.seats.findIndex(({ bot }) => bot === undefined);
  const reader = Math.max(0, person) as Seat;
  const nameOf = (seat: Seat): string => table.seats[seat]?.name || settings.value.name || t().you;
  return {
    ...{ table, game, states, reader, parts, nameOf },
    scores: awaiting.result.scores,
    winners: awaiting.result.winners,
    roundAt: (index) => progress(states[index]).round,
    titleOf: (seat) => (seat === reader ? undefined : nameOf(seat)),
  };
}
