// Whether the list of keys is open over the table.
import { signal } from '@preact/signals';

export const keysShown = signal(false);

export function showKeys(): void {
  keysShown.value = true;
}
