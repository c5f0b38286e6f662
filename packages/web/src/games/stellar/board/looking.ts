// The card shown large, on whatever screen: one at a time.
import type { Card } from '@planisphere/stellar';
import { signal } from '@preact/signals';
import type { Desk } from '../desk.ts';

export const looked = signal<Card | undefined>(undefined);

export function lookAt(card: Card | undefined): void {
  looked.value = card;
}

/** While cards move, a press means “hurry”, not “show me”. */
export function look({ session }: Desk, card: Card | undefined): void {
  if (!session.showing.value && !session.deciding.value) lookAt(card);
}
