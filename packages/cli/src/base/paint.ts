// Colours for terminals, as many as they support. Letters and glyphs carry the meaning; without colour nothing is lost.
import type { WriteStream } from 'node:tty';
import type { Paint } from '@planisphere/core';

/** Codes for 16 colours and for 256: bright enough on black, dark enough on white, the same tones as the web's palette. */
const TONES: Readonly<Record<string, readonly [few: string, many: string]>> = {
  dim: ['2', '2'],
  strong: ['1', '1'],
  good: ['1;32', '1;32'],
  warn: ['1;31', '1;31'],
  planet: ['33', '38;5;172'],
  moon: ['34', '38;5;67'],
  asteroid: ['33', '38;5;137'],
  cloud: ['35', '38;5;133'],
  hole: ['36', '38;5;30'],
  satellite: ['1', '1'],
  red: ['31', '38;5;167'],
  white: ['1', '1'],
  yellow: ['33', '38;5;178'],
  blue: ['34', '38;5;68'],
  alpha: ['33', '38;5;172'],
  beta: ['34', '38;5;68'],
  gamma: ['32', '38;5;71'],
  delta: ['35', '38;5;133'],
};

const plain: Paint = (text) => text;

function colourful(depth: 0 | 1): Paint {
  return (text, tone) => {
    const code = TONES[tone]?.[depth];
    return code === undefined || text === '' ? text : `\x1b[${code}m${text}\x1b[0m`;
  };
}

type Stream = Partial<Pick<WriteStream, 'isTTY' | 'getColorDepth'>>;

/** NO_COLOR turns colours off, FORCE_COLOR turns them on without a terminal; otherwise what the terminal supports. */
export function paintFor(stream: Stream, env: NodeJS.ProcessEnv = process.env): Paint {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return plain;
  const wanted = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  if (stream.isTTY !== true) return wanted ? colourful(1) : plain;
  const bits = stream.getColorDepth?.(env) ?? 1;
  if (bits < 4) return wanted ? colourful(0) : plain;
  return colourful(bits >= 8 ? 1 : 0);
}
