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
  let size = 0;
  for (let i = 0; i < text.length; i += unitsOf(text, i)) size += sizeOf(codeAt(text, i));
  const bytes = new Uint8Array(size);
  let at = 0;
  for (let i = 0; i < text.length; i += unitsOf(text, i)) {
    const code = codeAt(text, i);
    const more = sizeOf(code) - 1;
    bytes[at++] = more === 0 ? code : (LEADS[more] as number) | (code >> (6 * more));
    for (let left = more - 1; left >= 0; left--) bytes[at++] = 0x80 | ((code >> (6 * left)) & 63);
  }
  return bytes;
}

/** The high bits of a first byte, by the number of bytes that follow. */
const LEADS = [0, 0xc0, 0xe0, 0xf0];

/** A lone surrogate has no UTF-8 form. */
function codeAt(text: string, at: number): number {
  const code = text.codePointAt(at) as number;
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}

function unitsOf(text: string, at: number): number {
  return (text.codePointAt(at) as number) < 0x10000 ? 1 : 2;
}

function sizeOf(code: number): number {
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** The digest as eight 32-bit words. */
export function sha256(message: Uint8Array): Uint32Array {
  const hash = new Uint32Array(8);
  for (let i = 0; i < 8; i++) hash[i] = START[i] as number;
  const end = message.length + 9;
  for (let start = 0; start < end; start += 64) {
    spread(message, start);
    compress(hash, SCHEDULE);
  }
  return hash;
}

/** The 64 bytes from here on as big-endian words; after the message come its end mark and its length in bits. */
function spread(message: Uint8Array, start: number): void {
  const { length } = message;
  for (let word = 0, at = start; word < 16; word++, at += 4) {
    SCHEDULE[word] =
      (byteAt(message, at) << 24) |
      (byteAt(message, at + 1) << 16) |
      (byteAt(message, at + 2) << 8) |
      byteAt(message, at + 3);
  }
  if (start + 64 < length + 9) return;
  SCHEDULE[14] = Math.floor(length / 0x2000_0000);
  SCHEDULE[15] = length << 3;
}

function byteAt(message: Uint8Array, at: number): number {
  return at < message.length ? (message[at] as number) : at === message.length ? 0x80 : 0;
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
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

export function makeHex(words: Uint32Array): string {
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
