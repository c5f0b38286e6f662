// Opens a finished game for its review. It may be a table of this device, one of the server, or a record in the link.
import { nameOfRecord, parseSeat, type Seat } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import { SCREENS } from '../../games/index.ts';
import { loadRules } from '../../table/games.ts';
import { parseFragment } from '../../table/record/fragment.ts';
import { openReel, type Reel } from '../../table/record/reel.ts';
import type { Failure, ReviewedGame } from '../../table/review/reviewed-game.ts';
import { ownSeatOf } from '../../table/saved.ts';
import { loadServed, loadTable } from '../../table/store.ts';
import { type FoundRecord, findRecord } from '../replay/finding.ts';

export type Opening = ReviewedGame | Failure;

export async function openReview(id: string): Promise<Opening> {
  const sought = await soughtBy(id);
  if ('missing' in sought) return sought.missing;
  const { text } = sought;
  const reel = await openReel(text);
  if (!reel.ok) return 'unreadable';
  const { game, record, states } = reel.value;
  const { id: gameId } = reel.value;
  const [parts, coach] = await Promise.all([SCREENS[gameId].review?.(), SCREENS[gameId].coach?.()]);
  if (parts === undefined || coach === undefined) return 'noReview';
  const awaiting = game.awaiting(states.at(-1));
  const { ended } = record;
  if (awaiting.kind !== 'over' && ended === undefined) return 'notOver';
  if (reel.value.events.every(({ by }) => by === 'chance')) return 'noDecision';
  const { progress } = await loadRules(reel.value.id);
  const saved = isOfDevice(id) ? await loadTable(id) : await loadServed(id);
  const named = record.seats.indexOf(settings.value.name);
  const person = saved === undefined ? named : ownSeatOf(saved);
  const reader = Math.max(0, person) as Seat;
  const nameOf = (seat: Seat): string => record.seats[seat] ?? '';
  return {
    ...{ id, text, game, states, reader, parts, coach, nameOf },
    key: id === '' ? nameOfRecord(record) : id,
    table: saved ?? {
      id,
      game: reel.value.id,
      seats: record.seats.map((name) => ({ name })),
      options: record.options,
    },
    reel: reel.value,
    ...(awaiting.kind === 'over' ? awaiting.result : endedEarly(reel.value)),
    ended: awaiting.kind === 'over' ? undefined : ended?.reason,
    byTurns: game.cooperative === true,
    roundAt: (index) =>
      game.cooperative === true
        ? reel.value.turns.filter((turn) => turn <= index).length
        : progress(states[index]).round,
    titleOf: (seat) => (seat === reader ? undefined : nameOf(seat)),
  };
}

/** The points as they stood, and who won all the same. */
function endedEarly({ record, tallies }: Reel): Pick<ReviewedGame, 'scores' | 'winners'> {
  const winners = record.ended?.winners.flatMap((letter) => parseSeat(letter) ?? []) ?? [];
  return { scores: tallies.at(-1) ?? [], winners };
}

/** Not of the server, and not in the link. */
export function isOfDevice(id: string): boolean {
  return id !== '' && !id.includes('/');
}

async function soughtBy(id: string): Promise<FoundRecord> {
  if (id !== '') return findRecord(id);
  const text = (await parseFragment(location.hash))?.record;
  return text === undefined ? { missing: 'noTable' } : { text };
}
