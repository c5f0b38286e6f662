// The ChaCha20 block function (RFC 8439): random words addressed by position, so that the n-th draw of a game is the
// same whatever was drawn before it. A cipher, not a fast generator, because players see the outcomes and
// must not be able to work out the next ones from them.

export type Key = Uint32Array;
export type Nonce = readonly [number, number, number];

/** 'expand 32-byte k', then room for key, counter and nonce. */
const START = new Int32Array(16);
START.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

/** Sixteen words for this key, counter and nonce, written into `words`. */
export function chachaBlock(
  key: Key,
  counter: number,
  nonce: Nonce,
  words: Uint32Array = new Uint32Array(16),
): Uint32Array {
  for (let i = 0; i < 8; i++) START[4 + i] = key[i] as number;
  START[12] = counter;
  START[13] = nonce[0];
  START[14] = nonce[1];
  START[15] = nonce[2];
  scramble(START, words);
  return words;
}

/** Ten double rounds, written out on sixteen variables: in an array they take two to three times as long. */
function scramble(start: Int32Array, words: Uint32Array): void {
  let x0 = start[0] as number;
  let x1 = start[1] as number;
  let x2 = start[2] as number;
  let x3 = start[3] as number;
  let x4 = start[4] as number;
  let x5 = start[5] as number;
  let x6 = start[6] as number;
  let x7 = start[7] as number;
  let x8 = start[8] as number;
  let x9 = start[9] as number;
  let x10 = start[10] as number;
  let x11 = start[11] as number;
  let x12 = start[12] as number;
  let x13 = start[13] as number;
  let x14 = start[14] as number;
  let x15 = start[15] as number;
  for (let round = 0; round < 10; round++) {
    // column 1
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 16) | (x12 >>> 16);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 12) | (x4 >>> 20);
    x0 = (x0 + x4) | 0;
    x12 ^= x0;
    x12 = (x12 << 8) | (x12 >>> 24);
    x8 = (x8 + x12) | 0;
    x4 ^= x8;
    x4 = (x4 << 7) | (x4 >>> 25);
    // column 2
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 16) | (x13 >>> 16);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 12) | (x5 >>> 20);
    x1 = (x1 + x5) | 0;
    x13 ^= x1;
    x13 = (x13 << 8) | (x13 >>> 24);
    x9 = (x9 + x13) | 0;
    x5 ^= x9;
    x5 = (x5 << 7) | (x5 >>> 25);
    // column 3
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 16) | (x14 >>> 16);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 12) | (x6 >>> 20);
    x2 = (x2 + x6) | 0;
    x14 ^= x2;
    x14 = (x14 << 8) | (x14 >>> 24);
    x10 = (x10 + x14) | 0;
    x6 ^= x10;
    x6 = (x6 << 7) | (x6 >>> 25);
    // column 4
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 16) | (x15 >>> 16);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 12) | (x7 >>> 20);
    x3 = (x3 + x7) | 0;
    x15 ^= x3;
    x15 = (x15 << 8) | (x15 >>> 24);
    x11 = (x11 + x15) | 0;
    x7 ^= x11;
    x7 = (x7 << 7) | (x7 >>> 25);
    // diagonal 1
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 16) | (x15 >>> 16);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 12) | (x5 >>> 20);
    x0 = (x0 + x5) | 0;
    x15 ^= x0;
    x15 = (x15 << 8) | (x15 >>> 24);
    x10 = (x10 + x15) | 0;
    x5 ^= x10;
    x5 = (x5 << 7) | (x5 >>> 25);
    // diagonal 2
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 16) | (x12 >>> 16);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 12) | (x6 >>> 20);
    x1 = (x1 + x6) | 0;
    x12 ^= x1;
    x12 = (x12 << 8) | (x12 >>> 24);
    x11 = (x11 + x12) | 0;
    x6 ^= x11;
    x6 = (x6 << 7) | (x6 >>> 25);
    // diagonal 3
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 16) | (x13 >>> 16);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 12) | (x7 >>> 20);
    x2 = (x2 + x7) | 0;
    x13 ^= x2;
    x13 = (x13 << 8) | (x13 >>> 24);
    x8 = (x8 + x13) | 0;
    x7 ^= x8;
    x7 = (x7 << 7) | (x7 >>> 25);
    // diagonal 4
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 16) | (x14 >>> 16);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 12) | (x4 >>> 20);
    x3 = (x3 + x4) | 0;
    x14 ^= x3;
    x14 = (x14 << 8) | (x14 >>> 24);
    x9 = (x9 + x14) | 0;
    x4 ^= x9;
    x4 = (x4 << 7) | (x4 >>> 25);
  }
  words[0] = x0 + (start[0] as number);
  words[1] = x1 + (start[1] as number);
  words[2] = x2 + (start[2] as number);
  words[3] = x3 + (start[3] as number);
  words[4] = x4 + (start[4] as number);
  words[5] = x5 + (start[5] as number);
  words[6] = x6 + (start[6] as number);
  words[7] = x7 + (start[7] as number);
  words[8] = x8 + (start[8] as number);
  words[9] = x9 + (start[9] as number);
  words[10] = x10 + (start[10] as number);
  words[11] = x11 + (start[11] as number);
  words[12] = x12 + (start[12] as number);
  words[13] = x13 + (start[13] as number);
  words[14] = x14 + (start[14] as number);
  words[15] = x15 + (start[15] as number);
}
