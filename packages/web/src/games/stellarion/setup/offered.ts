// Which expansions this device has switched on before: the course of each is offered the first time.
import { decodeOneOf } from '@planisphere/core';
import { EXPANSIONS, type Expansion } from '@planisphere/stellarion';
import { decodeSome, readStored, store } from '../../../base/storage.ts';

const NAME = 'stellarion.met';

/** True the first time. */
export function noteFirst(expansion: Expansion): boolean {
  const met = readStored(NAME, decodeSome(decodeOneOf(EXPANSIONS))) ?? [];
  if (met.includes(expansion)) return false;
  store(NAME, [...met, expansion]);
  return true;
}
