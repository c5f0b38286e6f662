// Colours for terminals that have them. Letters and glyphs carry the meaning; without colour nothing is lost.
import type { WriteStream } from 'node:tty';
import type { Paint } from '@planisphere/core';

/** ANSI 256 colours, bright enough on black and dark enough on white; the same tones as the web's palette. */
const TONES: Readonly<Record<string, string>> = {
  dim: '2',
  strong: '1',
  good: '1;32',
  warn: '1;31',
  planet: '38;5;172',
  moon: '38;5;67',
  asteroid: '38;5;137',
  cloud: '38;5;133',
  hole: '38;5;30',
  satellite: '1',
  red: '38;5;167',
  white: '1',
  yellow: '38;5;178',
  blue: '38;5;68',
  alpha: '38;5;172',
  beta: '38;5;68',
  gamma: '38;5;71',
  delta: '38;5;133',
};

const plain: Paint = (text) => text;

const colourful: Paint = (text, tone) => {
  const code = TONES[tone];
  return code === undefined || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
};

export function paintFor(stream: Pick<WriteStream, 'isTTY'>): Paint {
  const wanted = process.env.FORCE_COLOR !== undefined && process.env.FORCE_COLOR !== '0';
  const refused = process.env.NO_COLOR !== undefined && process.env.NO_COLOR !== '';
  return !refused && (wanted || stream.isTTY) ? colourful : plain;
}
