// A finished game as a review reads it: its positions from the first to the last, and who sat there. It may be a table of this
// device, one of the server, or a record in the link.
import { type Game, nameOfRecord, type Seat } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import { BOARDS } from '../../games/index.ts';
import type { ReviewParts } from '../../table/board.ts';
import { loadRules } from '../../table/games.ts';
import { parseFragment } from '../../table/record/fragment.ts';
import type { TableFacts } from '../../table/saved.ts';
import { loadTable } from '../../table/store.ts';
import { findRecord, type Missing, type Sought } from '../replay/finding.ts';
import { openReel, type Reel } from '../replay/reel.ts';

export interface Looked {
  /** As in the URL: a table of this device, `t/CODE` for one of the server, or nothing for a record in the link. */
  readonly id: string;
  /** Under which the review is kept. */
  readonly key: string;
  readonly table: TableFacts;
  readonly reel: Reel;
  /** The record as it came. */
  readonly text: string;
  readonly game: Game;
  /** By how many events have happened. */
  readonly states: readonly unknown[];
  /** Whose review it is: the first person at the table. */
  readonly reader: Seat;
  readonly parts: ReviewParts;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** The round, or where there are none the turn, of this many events. */
  roundAt(index: number): number;
  /** Where rounds are not counted. */
  readonly byTurns: boolean;
  /** Undefined for the reader, who is spoken to. */
  titleOf(seat: Seat): string | undefined;
  nameOf(seat: Seat): string;
}

/** Why there is no review. */
export type Failure = Missing | 'unreadable' | 'cutShort' | 'unknown';
export type Opening = Looked | Failure;

export async function openReview(id: string): Promise<Opening> {
  const sought = await soughtBy(id);
  if ('missing' in sought) return sought.missing;
  const { text } = sought;
  const reel = await openReel(text);
  if (!reel.ok) return 'unreadable';
  const { game, record, states } = reel.value;
  const parts = await BOARDS[reel.value.id]?.review?.();
  if (parts === undefined) return 'unknown';
  const awaiting = game.awaiting(states.at(-1));
  if (awaiting.kind !== 'over') return record.ended === undefined ? 'notOver' : 'cutShort';
  const { progress } = await loadRules(reel.value.id);
  const saved = isOfDevice(id) ? await loadTable(id) : undefined;
  const named = record.seats.indexOf(settings.value.name);
  const person = saved === undefined ? named : saved.seats.findIndex(({ bot }) => bot === undefined);
  const reader = Math.max(0, person) as Seat;
  const nameOf = (seat: Seat): string => record.seats[seat] ?? '';
  return {
    ...{ id, text, game, states, reader, parts, nameOf },
    key: id === '' ? nameOfRecord(record) : id,
    table: saved ?? {
      id,
      game: reel.value.id,
      seats: record.seats.map((name) => ({ name })),
      options: record.options,
    },
    reel: reel.value,
    scores: awaiting.result.scores,
    winners: awaiting.result.winners,
    byTurns: game.cooperative === true,
    roundAt: (index) =>
      game.cooperative === true
        ? reel.value.turns.filter((turn) => turn <= index).length
        : progress(states[index]).round,
    titleOf: (seat) => (seat === reader ? undefined : nameOf(seat)),
  };
}

/** Not of the server, and not in the link. */
export function isOfDevice(id: string): boolean {
  return id !== '' && !id.includes('/');
}

async function soughtBy(id: string): Promise<Sought> {
  if (id !== '') return findRecord(id);
  const text = (await parseFragment(location.hash))?.record;
  return text === undefined ? { missing: 'noTable' } : { text };
}
