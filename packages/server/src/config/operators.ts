// The keys of the operators. Compared in constant time, so that nobody learns one letter by letter.
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Decoder, decodeAs, decodeString } from '@planisphere/core';
import type { Setting } from './setting.ts';

export interface Operators {
  /** The name of a key; undefined for a key that this server does not know. */
  nameOf(key: string): string | undefined;
}

/** The fewest letters of a key: too many to be guessed within the allowed tries. */
const SHORTEST = 16;
const PAIR = /^(?:([^\s:,]{1,24}):)?([^\s:,]+)$/u;

const digestOf = (key: string): Buffer => createHash('sha256').update(key).digest();

/** `KEY`, or several with names: `lea:KEY noe:KEY`. */
function operatorsIn(text: string): Operators | undefined {
  const pairs = text
    .trim()
    .split(/[\s,]+/)
    .map((part) => PAIR.exec(part));
  const keys = pairs.flatMap((pair) => {
    const [, name = 'operator', key = ''] = pair ?? [];
    return key.length < SHORTEST ? [] : [{ name, digest: digestOf(key) }];
  });
  if (keys.length !== pairs.length) return undefined;
  return {
    nameOf(key) {
      const digest = digestOf(key);
      // Compares with every key, whichever fits, so that the time tells nothing.
      const fitting = keys.filter((each) => timingSafeEqual(each.digest, digest));
      return fitting[0]?.name;
    },
  };
}

/** Undefined when no key is set: then there is no page for operators. */
export function operatorKeys(about: {
  readonly name: string;
  readonly help: string;
}): Setting<Operators | undefined> {
  const decode: Decoder<Operators> = decodeAs(
    decodeString,
    operatorsIn,
    `A key of at least ${SHORTEST} letters is expected here, or several as NAME:KEY with blanks between them.`,
  );
  return { ...about, fallback: undefined, decode, secret: true };
}
