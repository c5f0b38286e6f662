import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeHex, sha256, utf8 } from '../src/sha256.ts';

const digest = (text: string) => makeHex(sha256(utf8(text)));

describe('sha256', () => {
  // FIPS 180-4 examples, and the message of no bits.
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of message %#', (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  it('pads every length around the block border as Node does', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
      expect(makeHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('agrees with Node on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(makeHex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

describe('utf8', () => {
  const encoder = new TextEncoder();

  it.each([
    '',
    'é',
    '€',
    '🔭',
    '\u0000\u007f\u0080\u07ff\u0800\uffff',
    '\ud800',
    '\udc00x',
    'x\udbff',
    '\udc00\ud800',
  ])('encodes %j as TextEncoder does', (text) => {
    expect(utf8(text)).toEqual(encoder.encode(text));
  });

  it('agrees with TextEncoder on any string, lone surrogates included', () => {
    const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 });
    const surrogates = fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 60 });
    fc.assert(
      fc.property(fc.oneof(codeUnits, surrogates), (units) => {
        const text = String.fromCharCode(...units);
        expect(utf8(text)).toEqual(encoder.encode(text));
      }),
      { seed: 2, numRuns: 1000 },
    );
  });
});
