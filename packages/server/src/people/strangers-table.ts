// The table of two strangers who have met: both are seated and the game begins, rated if possible. Strangers talk in
// phrases, which each of them reads in their own language.
import { randomInt } from 'node:crypto';
import { findGame } from '@planisphere/games';
import { type GuestInfo, PACES, type PaceName, type Settings } from '@planisphere/protocol';
import type { MeetingRow } from '../store/rows.ts';
import type { NewTable } from '../store/tables.ts';
import { openTable } from '../table/next-table.ts';
import { ratedSettings, whyNotRated } from './rating-lists.ts';

export function strangersTable(
  { game: id, pace }: MeetingRow,
  guests: readonly [GuestInfo, GuestInfo],
  now: number,
): NewTable {
  const game = findGame(id)?.game;
  const options = game?.decodeOptions({});
  if (game === undefined || options?.ok !== true) throw new Error(`a meeting for ${id}, which has no game`);
  // A lot decides who sits first.
  const [first, second] = randomInt(2) === 0 ? guests : [guests[1], guests[0]];
  const settings: Settings = {
    game: id,
    options: options.value,
    seats: [{ kind: 'person' }, { kind: 'person' }],
    access: 'link',
    pace: PACES[pace as PaceName],
    // A player who leaves a stranger alone loses; in a cooperative game a bot goes on for them.
    outOfTime: game.cooperative ? 'stand-in' : 'loses',
    spectators: true,
    chat: 'phrases',
    start: 'full',
  };
  const sitters = [
    { seat: 0, guest: first },
    { seat: 1, guest: second },
  ] as const;
  const table = whyNotRated(game, settings) === undefined ? ratedSettings(game, settings) : settings;
  return openTable({ game, settings: table, opener: first.id, sitters, now });
}
