// Whether the list of keys lies over the table.
import { signal } from '@preact/signals';

export const keysShown = signal(false);

export function showKeys(): void {
  keysShown.value = true;
}
