// The tables of a tournament. What is revealed there stays revealed, there are no hints, and a player who runs out of time
// loses.
import { createHash } from 'node:crypto';
import { type Game, makeSeat, type Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import {
  type GuestInfo,
  PACES,
  type PaceName,
  type SeatPlan,
  type TableSettings,
} from '@planisphere/protocol';
import type { TournamentRow } from '../../store/rows.ts';
import type { NewTable } from '../../store/tables.ts';
import { openTable } from '../../table/next-table.ts';
import { listOf, ratedSettings, whyNotRated } from '../rating-lists.ts';

type Tournament = Pick<TournamentRow, 'id' | 'game' | 'seed' | 'ends'>;

/** Milliseconds after which a paired player who is absent gets a notice. */
const AWAY = 20_000;
const person: SeatPlan = { kind: 'person' };

function rulesOf({ id, game: name }: Tournament): { readonly game: Game; readonly card: DailyCard } {
  const found = findGame(name);
  if (found === undefined) throw new Error(`tournament ${id}: there is no game ${name}`);
  return found;
}

interface DailyCard {
  readonly dailyTable: { readonly options: unknown; readonly opponent?: string | undefined };
}

function optionsFor(game: Game, wanted: unknown): unknown {
  const options = game.decodeOptions(wanted);
  if (!options.ok) throw new Error(`${game.id}: ${options.fault.message}`);
  return options.value;
}

const COMMON = {
  access: 'link',
  outOfTime: 'loses',
  chat: 'phrases',
  start: 'full',
  hints: false,
} as const satisfies Partial<TableSettings>;

/** The first of the pair has the first seat. */
export function pairTable(
  tournament: Tournament,
  {
    pace,
    guests,
    now,
  }: { readonly pace: PaceName; readonly guests: readonly GuestInfo[]; readonly now: number },
): NewTable {
  const { game } = rulesOf(tournament);
  const settings: TableSettings = {
    ...COMMON,
    game: game.id,
    options: optionsFor(game, {}),
    seats: [person, person],
    pace: PACES[pace],
    spectators: true,
    tournament: { id: tournament.id },
  };
  const sitters = guests.map((guest, seat) => ({ seat: seat as Seat, guest }));
  const isRated = whyNotRated(game, settings) === undefined;
  const table = openTable({
    ...{ game, opener: '', sitters, now },
    settings: isRated ? { ...settings, ...ratedSettings(game, settings) } : settings,
  });
  // Players who do not come soon get a notice.
  const calls = sitters.map(({ seat }) => ({
    ...{ code: table.row.code, kind: 'paired', subject: makeSeat(seat), due: now + AWAY },
  }));
  return { ...table, deadlines: [...table.deadlines, ...calls] };
}

/** The key of the list on which its games count; undefined if they do not count. */
export function ratingListOf(tournament: Tournament, pace: PaceName): string | undefined {
  const { game } = rulesOf(tournament);
  return listOf({ game: game.id, options: optionsFor(game, {}), pace: PACES[pace] })?.key;
}

/** A deal of a cup: the table of the daily sky, with the same cards for all. Without a guest the Master plays it. */
export function dealTable(
  tournament: Tournament,
  {
    deal,
    guest,
    now,
  }: { readonly deal: number; readonly guest: GuestInfo | undefined; readonly now: number },
): NewTable {
  const { game, card } = rulesOf(tournament);
  const { options, opponent } = card.dailyTable;
  const bot = (level: string): SeatPlan => ({ kind: 'bot', level });
  const settings: TableSettings = {
    ...COMMON,
    game: game.id,
    options: optionsFor(game, options),
    seats: [guest === undefined ? bot('master') : person, ...(opponent === undefined ? [] : [bot(opponent)])],
    pace: { kind: 'none' },
    spectators: false,
    tournament: { id: tournament.id, sealedUntil: tournament.ends },
  };
  return openTable({
    ...{ game, settings, opener: '', now },
    sitters: guest === undefined ? [] : [{ seat: 0, guest }],
    seed: createHash('sha256').update(`${tournament.seed}/${deal}`).digest('hex'),
  });
}

/** A game of two opponents; cooperative games are compared in cups. */
export function isForTwo(game: Game): boolean {
  return !game.cooperative && game.players.min <= 2 && game.players.max >= 2;
}
