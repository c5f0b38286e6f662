// The guests whom a log names. Players are found by their seats; those who only talk or stand up again are stored as traces, so
// that a deleted guest can be removed from every log.
import type { Entry } from './entry.ts';
import type { TableState } from './state.ts';

/** Guests without a seat whom these entries name, or who left a seat by them. */
export function tracesOf(
  before: TableState,
  after: TableState,
  entries: readonly Entry[],
): readonly string[] {
  const seated = seatedAt(after);
  const named = new Set([...seatedAt(before), ...entries.flatMap(namedIn)]);
  return [...named].filter((guest) => guest !== '' && !seated.includes(guest));
}

function seatedAt({ seats }: TableState): readonly string[] {
  return seats.flatMap(({ guest }) => guest?.id ?? []);
}

function namedIn(entry: Entry): readonly string[] {
  const author = entry.id?.split('/')[0] ?? '';
  return entry.t === 'sit' || entry.t === 'say' ? [author, entry.guest.id] : [author];
}
