// Opens tables: new ones, and rematches with the same people and settings.
import { randomBytes, randomInt } from 'node:crypto';
import { commitmentOf, type Game, type Seat } from '@planisphere/core';
import { type GuestInfo, randomCode, type TableSettings } from '@planisphere/protocol';
import type { TableRow } from '../store/rows.ts';
import type { NewTable } from '../store/tables.ts';
import { started } from './commands/seating.ts';
import { waitingSeats } from './course.ts';
import { deadlinesOf } from './deadlines.ts';
import { type Entry, type EntryBody, makeEntry } from './entry.ts';
import { type Fixed, fixedOf } from './fixed.ts';
import { emptySeats } from './fold.ts';
import { FoldedLog } from './folded-log.ts';
import { letterOf } from './letters.ts';
import { playersOf } from './outcome.ts';
import { newTable, type TableState } from './state.ts';

export interface TableOpening {
  readonly game: Game;
  readonly settings: TableSettings;
  readonly opener: string;
  /** Guests who are seated from the start. */
  readonly sitters: readonly { readonly seat: Seat; readonly guest: GuestInfo }[];
  readonly now: number;
  /** The seed of a deal that others play too. */
  readonly seed?: string;
}

export function openTable(opening: TableOpening): NewTable {
  const { game, settings, opener, sitters, now } = opening;
  const seed = opening.seed ?? randomBytes(32).toString('hex');
  const row: TableRow = {
    code: randomCode((n) => randomInt(n)),
    game: game.id,
    version: game.version,
    settings: JSON.stringify(settings),
    opener,
    seed,
    commitment: commitmentOf(seed),
    key: settings.access === 'private' ? randomBytes(12).toString('base64url') : '',
    access: settings.access,
    status: 'open',
    awaiting: '',
    seq: 0,
    created: now,
    updated: now,
  };
  const fixed = fixedOf(row);
  const seated: EntryBody[] = [{ t: 'open' }];
  for (const { seat, guest } of sitters) seated.push({ t: 'sit', seat, guest });
  const stamped = (entries: readonly EntryBody[]): Entry[] => entries.map((each) => ({ ...each, at: now }));
  const waiting = stateAfter(fixed, stamped(seated));
  const full = emptySeats(waiting).length === 0 && settings.start === 'full';
  const entries = stamped(full ? [...seated, ...started({ fixed })] : seated);
  const state = stateAfter(fixed, entries);
  return {
    row: { ...row, status: state.status, awaiting: awaitingOf(state) },
    bodies: entries.map(makeEntry),
    players: playersOf(fixed, state),
    deadlines: deadlinesOf(fixed, state, {
      now,
      lost: () => 0,
      isHere: (guest) => sitters.some((sitter) => sitter.guest.id === guest),
    }),
  };
}

function stateAfter(fixed: Fixed, entries: readonly Entry[]): TableState {
  const log = new FoldedLog(fixed);
  for (const entry of entries) log.goOn(entry);
  return log.last?.state ?? newTable(fixed);
}

function awaitingOf(state: TableState): string {
  return waitingSeats(state.course).seats.map(letterOf).join('');
}

/** Everybody moves by one seat, so that another player begins. */
export function nextTable(fixed: Fixed, state: TableState, now: number): NewTable {
  const { settings, game, players } = fixed;
  const before = (seat: number): number => (seat + players - 1) % players;
  const settingsNext: TableSettings = {
    ...settings,
    start: 'full',
    seats: settings.seats.map((_, seat) => {
      const level = state.seats[before(seat)]?.bot;
      return level === undefined ? { kind: 'person' } : { kind: 'bot', level };
    }),
  };
  const sitters = settings.seats.flatMap((_, seat) => {
    const guest = state.seats[before(seat)]?.guest;
    return guest === undefined || guest.id === '' ? [] : [{ seat: seat as Seat, guest }];
  });
  return openTable({ game, settings: settingsNext, opener: fixed.opener, sitters, now });
}
