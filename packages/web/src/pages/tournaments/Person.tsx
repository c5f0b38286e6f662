// A person in a list: the name, and whether a program plays under it.
import type { GuestInfo } from '@planisphere/protocol';
import { tournamentWords } from './words/index.ts';

export function Person({ guest }: { guest: GuestInfo }) {
  return <span>{guest.name === '' ? tournamentWords().gone : guest.name}</span>;
}
