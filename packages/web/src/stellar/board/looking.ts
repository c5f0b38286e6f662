// The card that is looked at closely, on whatever screen: one at a time.
import type { Card } from '@planisphere/stellar';
import { signal } from '@preact/signals';

export const looked = signal<Card | undefined>(undefined);

export function lookAt(card: Card | undefined): void {
  looked.value = card;
}
