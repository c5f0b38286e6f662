// SHA-256 (FIPS 180-4), because the core runs in browsers, workers and Node alike and must answer at once:
// WebCrypto is asynchronous and Node's module does not exist in a page.

const ROUND = new Uint32Array(64);
const START = new Uint32Array(8);
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
  return Uint8Array.from(bytes);
}

function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / 64);
  const bytes = new Uint8Array(blocks * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(bytes.length - 4, message.length << 3);
  return view;
}

/** The digest as eight 32-bit words. */
export function sha256(message: Uint8Array): Uint32Array {
  const data = padded(message);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < data.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + i * 4);
    compress(hash, w);
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
  let [a, b, c, d, e, f, g, h] = hash as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
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
