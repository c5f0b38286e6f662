import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';

const words = (hex: string) => hex.split(' ').map((word) => Number.parseInt(word, 16));

describe('the ChaCha20 block', () => {
  it('is that of RFC 8439, section 2.3.2', () => {
    const key = Uint32Array.from(
      words('03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c'),
    );
    expect([...chachaBlock(key, 1, [0x09000000, 0x4a000000, 0])]).toEqual(
      words(
        'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
          '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
      ),
    );
  });

  it('is that of RFC 8439, appendix A.1, vector 1', () => {
    expect([...chachaBlock(new Uint32Array(8), 0, [0, 0, 0])].slice(0, 4)).toEqual(
      words('ade0b876 903df1a0 e56a5d40 28bd8653'),
    );
  });

  it('is the key stream of OpenSSL for any key, counter and nonce', () => {
    const word = fc.integer({ min: 0, max: 0xffff_ffff });
    const block = fc.tuple(fc.array(word, { minLength: 8, maxLength: 8 }), word, fc.tuple(word, word, word));
    fc.assert(
      fc.property(block, ([key, counter, nonce]) => {
        const keyWords = Uint32Array.from(key);
        const iv = Uint32Array.from([counter, ...nonce]);
        const cipher = createCipheriv('chacha20', Buffer.from(keyWords.buffer), Buffer.from(iv.buffer));
        const stream = cipher.update(Buffer.alloc(64));
        const expected = Array.from({ length: 16 }, (_, i) => stream.readUInt32LE(i * 4));
        expect([...chachaBlock(keyWords, counter, nonce)]).toEqual(expected);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});
