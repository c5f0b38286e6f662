// Somebody in a list: their name, and that a program plays under it where one does.
import type { GuestInfo } from '@planisphere/protocol';
import { tournamentWords } from './words/index.ts';

export function Person({ guest }: { guest: GuestInfo }) {
  return <span>{guest.name === '' ? tournamentWords().gone : guest.name}</span>;
}
