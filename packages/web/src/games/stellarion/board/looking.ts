// The deck shown in large, on whatever screen: one at a time.
import type { Deck } from '@planisphere/stellarion';
import { signal } from '@preact/signals';

export const lookedInto = signal<Deck | undefined>(undefined);

export function lookInto(deck: Deck | undefined): void {
  lookedInto.value = deck;
}
