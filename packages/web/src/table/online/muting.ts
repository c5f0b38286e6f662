// People muted on this device. The server leaves out what they write; the device remembers their names, so that they
// can be unmuted.
import { decodeObject, decodeString, required } from '@planisphere/core';
import { signal } from '@preact/signals';
import { decodeSome, readStored, store } from '../../base/storage.ts';

export interface Muted {
  readonly id: string;
  readonly name: string;
}

const NAME = 'muted';
const decodeMuted = decodeObject<Muted>({ id: required(decodeString), name: required(decodeString) });

export const muted = signal<readonly Muted[]>(readStored(NAME, decodeSome(decodeMuted)) ?? []);

export function isMutedGuest(id: string): boolean {
  return muted.value.some((each) => each.id === id);
}

export function rememberMute(person: Muted, { on }: { readonly on: boolean }): void {
  const others = muted.value.filter(({ id }) => id !== person.id);
  muted.value = on ? [...others, { id: person.id, name: person.name }] : others;
  store(NAME, muted.value);
}
