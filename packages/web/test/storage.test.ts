// Whatever the device's store holds, readable parts count, and nothing throws.
import { decodeInteger, decodeOneOf, decodeString } from '@planisphere/core';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  decodeEntries,
  decodeOver,
  decodeSome,
  readStored,
  readText,
  store,
  storeText,
} from '../src/base/storage.ts';

let held: string | null;
beforeEach(() => {
  held = null;
  vi.stubGlobal('localStorage', {
    getItem: () => held,
    setItem: (_: string, text: string) => {
      held = text;
    },
  });
});

const decodeChoice = decodeOver({ theme: 'night', name: '' }, { theme: decodeOneOf(['night', 'paper']) });

it.each([
  ['', undefined],
  ['{', undefined],
  ['null', { theme: 'night', name: '' }],
  ['[]', { theme: 'night', name: '' }],
  ['{"theme":"pink","name":"Ada"}', { theme: 'night', name: 'Ada' }],
  ['{"theme":"paper","name":7,"more":1}', { theme: 'paper', name: '' }],
])('reads of %s the fields that can be read', (text, expected) => {
  held = text;
  expect(readStored('x', decodeChoice)).toEqual(expected);
});

it('reads of an object the entries, and of a list the members that can be read', () => {
  held = '{"a":1,"b":"two","c":[3]}';
  expect(readStored('x', decodeEntries(decodeInteger(0, 9)))).toEqual({ a: 1 });
  held = '[1,"two",null,99,3]';
  expect(readStored('x', decodeSome(decodeInteger(0, 9)))).toEqual([1, 3]);
  held = '"neither"';
  expect(readStored('x', decodeEntries(decodeString))).toEqual({});
  expect(readStored('x', decodeSome(decodeString))).toEqual([]);
});

it('gives back what was stored, and bears a store that is full or forbidden', () => {
  store('x', { theme: 'paper', name: 'Ada' });
  expect(readStored('x', decodeChoice)).toEqual({ theme: 'paper', name: 'Ada' });
  const forbidden = (): never => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden });
  expect(() => store('x', 1)).not.toThrow();
  expect(readStored('x', decodeChoice)).toBeUndefined();
});

it('holds nothing, and says nothing, where a browser refuses the store, as in a frame of another site', () => {
  const refused = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
  storeText('x', 'text');
  storeText('x', undefined);
  store('x', { theme: 'paper' });
  expect([readText('x'), readStored('x', decodeChoice)]).toEqual([undefined, undefined]);
});
