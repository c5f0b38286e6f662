// People whose words are not shown on this device. The server leaves them out from then on; the device remembers their
// names, so that they can be heard again.
import { signal } from '@preact/signals';

export interface Muted {
  readonly id: string;
  readonly name: string;
}

const KEY = 'planisphere.muted';

export const muted = signal<readonly Muted[]>(readMuted());

function readMuted(): readonly Muted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMuted) : [];
  } catch {
    return []; // somebody else wrote there
  }
}

function isMuted(value: unknown): value is Muted {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}

export function isMutedGuest(id: string): boolean {
  return muted.value.some((each) => each.id === id);
}

export function rememberMute(person: Muted, { on }: { readonly on: boolean }): void {
  const others = muted.value.filter(({ id }) => id !== person.id);
  muted.value = on ? [...others, { id: person.id, name: person.name }] : others;
  localStorage.setItem(KEY, JSON.stringify(muted.value));
}
