// Where the drawings of the glyphs are. There are two sheets because the first screen and the first table wait for what they
// show, and show fewer than half of them.
import first from '../art/glyphs.svg?url';
import more from '../art/more-glyphs.svg?url';
import { MORE } from './more-glyphs.ts';

export function glyphAddress(name: string): string {
  return `${MORE.includes(name) ? more : first}#${name}`;
}
