// Who may come to a table. Asked for every request, every message and, when the game starts, for everybody who watches.
import { parseSeat, type Seat } from '@planisphere/core';
import type { GuestInfo, MessageOf } from '@planisphere/protocol';
import type { Payer } from '../limits/payer.ts';
import { type Refusal, refuse } from './commands/verdict.ts';
import type { Fixed } from './fixed.ts';
import { seatsHeldBy, type TableState } from './state.ts';

export interface Visitor {
  /** Undefined for somebody who has not said who they are. */
  readonly guest: string | undefined;
  /** What they give as the key of a private table. */
  readonly key?: string | undefined;
  /** They watch it, and have shown the key before. */
  readonly watching?: boolean;
}

type Table = { readonly fixed: Fixed; readonly state: TableState };

/** The table, if it lets them in. Who has tried too many wrong codes learns nothing more, not even from a right one. */
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

/** Those who sit there, or opened it. */
function belongs({ fixed, state }: Table, guest: string | undefined): boolean {
  return guest !== undefined && (guest === fixed.opener || seatsHeldBy(state, guest).length > 0);
}

/** Those who belong there may always come; others not without its key, nor where nobody may look on. */
export function mayCome(table: Table, { guest, key, watching = false }: Visitor): boolean {
  const { fixed, state } = table;
  if (belongs(table, guest)) return true;
  if (fixed.key !== undefined && key !== fixed.key && !watching) return false;
  return fixed.settings.spectators || state.status === 'open';
}

/** The seat they want to look from; nobody looks with the eyes of another one. */
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
