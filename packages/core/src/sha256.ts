// SHA-256 (FIPS 180-4), because the core runs in browsers, workers and Node alike and must answer at once:
// WebCrypto is asynchronous and Node's module does not exist in a page.

const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);
/** Where the words of a block are spread out to 64. */
const SCHEDULE = new Uint32Array(64);
fillConstants();

/** The first 32 bits of the fractional parts of the square and cube roots of the first primes. */
function fillConstants(): void {
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) >>> 0;
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    ROUND[found++] = fraction(Math.cbrt(n));
  }
}

function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}

export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const char of text) {
    let code = char.codePointAt(0) as number;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd; // a lone surrogate has no UTF-8 form
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return new Uint8Array(bytes);
}

/** The message as big-endian words, with its end mark and its length in bits. */
function padded(message: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((message.length + 9) / 64) * 16);
  for (let i = 0; i < message.length; i++) orByte(words, i, message[i] as number);
  orByte(words, message.length, 0x80);
  words[words.length - 2] = Math.floor(message.length / 0x2000_0000);
  words[words.length - 1] = message.length << 3;
  return words;
}

function orByte(words: Uint32Array, at: number, byte: number): void {
  words[at >> 2] = (words[at >> 2] as number) | (byte << (24 - (at & 3) * 8));
}

/** The digest as eight 32-bit words. */
export function sha256(message: Uint8Array): Uint32Array {
  const words = padded(message);
  const hash = START.slice();
  for (let block = 0; block < words.length; block += 16) {
    for (let i = 0; i < 16; i++) SCHEDULE[i] = words[block + i] as number;
    compress(hash, SCHEDULE);
  }
  return hash;
}

function compress(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + s0 + (w[i - 7] as number) + s1;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND[i] as number) + (w[i] as number)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const next = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] as number) + (next[i] as number);
}

export function makeHex(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
