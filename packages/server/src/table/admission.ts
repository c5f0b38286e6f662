// Who may see a table. Checked for every request and every message, and for all watchers when the game starts.
import { parseSeat, type Seat } from '@planisphere/core';
import type { GuestInfo, MessageOf, Settings } from '@planisphere/protocol';
import type { Payer } from '../limits/payer.ts';
import { type Refusal, refuse } from './commands/verdict.ts';
import type { Fixed } from './fixed.ts';
import { seatsHeldBy, type TableState } from './state.ts';

export interface Visitor {
  /** Undefined without an identity. */
  readonly guest: string | undefined;
  /** The key of a private table, if they sent one. */
  readonly key?: string | undefined;
  /** They watch the table already, and have shown its key. */
  readonly watching?: boolean;
}

type Table = { readonly fixed: Fixed; readonly state: TableState };

/** The table, if it admits the visitor. After too many wrong codes a right one is refused too. */
export function admit<T extends Table>(
  table: T | undefined,
  visitor: Visitor,
  payer: Pick<Payer, 'mayGuess' | 'guessedWrong'>,
): T | 'no-such-table' | 'too-many' {
  const isNoGuess = table !== undefined && (visitor.watching || belongs(table, visitor.guest));
  if (!isNoGuess && !payer.mayGuess()) return 'too-many';
  if (table !== undefined && mayCome(table, visitor)) return table;
  if (!isNoGuess) payer.guessedWrong();
  return 'no-such-table';
}

/** Whether the guest has a seat there, or opened it. */
function belongs({ fixed, state }: Table, guest: string | undefined): boolean {
  return guest !== undefined && (guest === fixed.opener || seatsHeldBy(state, guest).length > 0);
}

/** Players and the opener always; others need the key of a private table, and spectators must be allowed. */
export function mayCome(table: Table, { guest, key, watching = false }: Visitor): boolean {
  const { fixed, state } = table;
  if (belongs(table, guest)) return true;
  if (fixed.key !== undefined && key !== fixed.key && !watching) return false;
  return fixed.settings.spectators || state.status === 'open';
}

/** Whether everybody may watch a game at a table with these settings. */
export function isForEverybody({ spectators, access }: Pick<Settings, 'spectators' | 'access'>): boolean {
  return spectators && access !== 'private';
}

/** The seat from which a guest may see the table: one of their own, or none. */
export function eyesFor(
  { fixed, state }: { readonly fixed: Fixed; readonly state: TableState },
  { id }: GuestInfo,
  { as }: MessageOf<'watch'>,
): { readonly ok: true; readonly seat: Seat | undefined } | Refusal {
  const seat = parseSeat(as ?? '');
  if (seat === undefined || seatsHeldBy(state, id).includes(seat)) return { ok: true, seat };
  return seat < fixed.players
    ? refuse('not-your-seat', `Seat ${as} is not yours.`)
    : refuse('no-such-seat', `This table has no seat ${as}.`);
}
