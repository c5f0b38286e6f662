// One setting of the server: its name in the environment, what it is for, and how its text is decoded.
import {
  type Decoder,
  decodeAs,
  decodeInteger,
  decodeOneOf,
  decodePattern,
  decodeString,
} from '@planisphere/core';

export class WrongSetting extends Error {}

interface Description {
  readonly name: string;
  readonly help: string;
}

export interface Setting<T> extends Description {
  readonly fallback: T;
  readonly decode: Decoder<T>;
  /** The value may hold a password, so it is never repeated. */
  readonly secret?: boolean;
}

interface Range {
  readonly min: number;
  readonly max: number;
}

export function readSetting<T>({ name, fallback, decode, secret }: Setting<T>, text: string | undefined): T {
  if (text === undefined) return fallback;
  const decoded = decode(text);
  if (decoded.ok) return decoded.value;
  const value = secret ? '' : ` It is ${JSON.stringify(text.slice(0, 80))}.`;
  throw new WrongSetting(`${name}: ${decoded.fault.message}${value}`);
}

export function wholeNumber(
  about: Description,
  { fallback, ...range }: Range & { readonly fallback: number },
): Setting<number> {
  return { ...about, fallback, decode: decodeDigits(range) };
}

/** Undefined when the setting is not given. */
export function maybeNumber(about: Description, range: Range): Setting<number | undefined> {
  return { ...about, fallback: undefined, decode: decodeDigits(range) };
}

const decodeDigits = ({ min, max }: Range): Decoder<number> => {
  const decode = decodeInteger(min, max);
  return (text) => decode(/^\d{1,15}$/.test(String(text)) ? Number(text) : text);
};

export function plainText(about: Description, fallback: string): Setting<string> {
  return { ...about, fallback, decode: decodePattern(/\S/, 'A text') };
}

export function oneOf<const T extends string>(
  about: Description,
  choices: readonly T[],
  fallback: NoInfer<T>,
): Setting<T> {
  return { ...about, fallback, decode: decodeOneOf(choices) };
}

/** Undefined when the setting is not given. */
export function address(about: Description, protocols: readonly string[]): Setting<string | undefined> {
  const decode = decodeAs(
    decodeString,
    (text) => (URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined),
    `An address that begins with ${protocols.join(' or ')} is expected here.`,
  );
  return { ...about, fallback: undefined, decode, secret: true };
}
