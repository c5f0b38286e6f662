// Random numbers derived from a text. In a file of its own because it needs the hash, which a page that only shows
// positions does not load.
import { createRng, type Rng } from './rng.ts';
import { sha256, utf8 } from './sha256.ts';

const TWO_32 = 0x1_0000_0000;

/** The generator of a text, such as a seed with the name of a seat. */
export function rngOf(text: string): Rng {
  const [high, low] = sha256(utf8(text));
  return createRng(((high as number) & 0x1fffff) * TWO_32 + (low as number));
}
