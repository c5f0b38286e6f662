// Whom the log of a table names. Players are found by their seats; who only talks, or stands up again, is remembered apart, so
// that their name and words can be taken out when they want to be forgotten.
import type { Entry } from './entry.ts';
import type { TableState } from './state.ts';

/** Guests whom these entries name, or who gave up a seat with them, and who have no seat now. */
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
