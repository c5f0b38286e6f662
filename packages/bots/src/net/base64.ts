// Bytes in source files. Browsers and Node have no decoder in common that works in all contexts, and this one is short.

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUE_OF = new Uint8Array(128);
for (let value = 0; value < 64; value++) VALUE_OF[LETTERS.charCodeAt(value)] = value;

/** Takes whole groups of four letters; `=` fills the last one. */
export function parseBase64(text: string): Uint8Array {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4) {
    let group = 0;
    for (let k = 0; k < 4; k++) group = (group << 6) | VALUE_OF[text.charCodeAt(i + k)]!;
    for (let shift = 16; shift >= 0 && at < bytes.length; shift -= 8) bytes[at++] = group >> shift;
  }
  return bytes;
}

export function makeBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < 4; k++) text += k < letters ? LETTERS[(group >> (18 - 6 * k)) & 63] : '=';
  }
  return text;
}
