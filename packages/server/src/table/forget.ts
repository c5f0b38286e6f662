// Removes a deleted guest from a log: name, chat and ids. Their moves stay, because the others played the game too.
import type { GuestInfo } from '@planisphere/protocol';
import { type Entry, makeEntry, parseEntry } from './entry.ts';

const NOBODY: GuestInfo = { id: '', name: '', emblem: 'star' };

/** The entries that change. */
export function withoutGuest(
  bodies: readonly string[],
  guest: string,
): readonly { readonly seq: number; readonly body: string }[] {
  return bodies.flatMap((body, index) => {
    const forgotten = makeEntry(forgetIn(parseEntry(body), guest));
    return forgotten === body ? [] : [{ seq: index + 1, body: forgotten }];
  });
}

function forgetIn(entry: Entry, guest: string): Entry {
  const { id, ...rest } = entry;
  const own = id?.startsWith(`${guest}/`) === true;
  const kept: Entry = own || id === undefined ? rest : entry;
  if ((kept.t === 'sit' || kept.t === 'dismiss') && kept.guest.id === guest)
    return { ...kept, guest: NOBODY };
  if (kept.t === 'silence' && kept.guest === guest) return { ...kept, guest: '' };
  if (kept.t !== 'say' || kept.guest.id !== guest) return kept;
  const { text: _, phrase: __, ...silent } = kept;
  return { ...silent, guest: NOBODY };
}
