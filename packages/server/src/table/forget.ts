// Somebody wants to be forgotten: their name, their words and their ids leave the log; what they did at the table stays,
// because it is the others' game too.
import type { GuestInfo } from '@planisphere/protocol';
import { type Entry, makeEntry, parseEntry } from './entry.ts';

const NOBODY: GuestInfo = { id: '', name: '', emblem: 'star' };

/** The entries that have to be written anew. */
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
  if (kept.t !== 'say' || kept.guest.id !== guest) return kept;
  const { text: _, phrase: __, ...silent } = kept;
  return { ...silent, guest: NOBODY };
}
