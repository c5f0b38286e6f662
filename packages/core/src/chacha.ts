// The ChaCha20 block function (RFC 8439): random words addressed by position, so that the n-th draw of a game is the
// same whatever was asked before it. A cipher, not a fast generator, because players see the outcomes and
// must not be able to work out the next ones from them.

export type Key = Uint32Array;

/** 'expand 32-byte k', then room for key, counter and nonce. */
const START = new Int32Array(16);
START.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
/** Where the rounds work; kept, because making an array costs as much as half of the rounds. */
const WORK = new Int32Array(16);

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  let va = s[a] as number;
  let vb = s[b] as number;
  let vc = s[c] as number;
  let vd = s[d] as number;
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 16) | (vd >>> 16);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 12) | (vb >>> 20);
  va = (va + vb) | 0;
  vd ^= va;
  vd = (vd << 8) | (vd >>> 24);
  vc = (vc + vd) | 0;
  vb ^= vc;
  vb = (vb << 7) | (vb >>> 25);
  s[a] = va;
  s[b] = vb;
  s[c] = vc;
  s[d] = vd;
}

/** Sixteen words for this key, counter and nonce, written into `words`. */
export function chachaBlock(
  key: Key,
  counter: number,
  nonce: readonly [number, number, number],
  words: Uint32Array = new Uint32Array(16),
): Uint32Array {
  for (let i = 0; i < 8; i++) START[4 + i] = key[i] as number;
  START[12] = counter;
  for (let i = 0; i < 3; i++) START[13 + i] = nonce[i] as number;
  const s = WORK;
  s.set(START);
  for (let round = 0; round < 10; round++) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) words[i] = (s[i] as number) + (START[i] as number);
  return words;
}
