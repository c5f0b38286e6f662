// Strict decoding of JSON values: an unknown field is an error, so that a misspelt option is never ignored.
import { type Decoded, type Fault, fail, failWithin, ok } from './fault.ts';

export type Decoder<T> = (value: unknown) => Decoded<T>;

/** A field that may be left out; then the fallback stands. */
export interface Field<T> {
  readonly decode: Decoder<T>;
  readonly fallback?: T;
}

type Shape<T> = { readonly [K in keyof T]: Field<T[K]> };

export function required<T>(decode: Decoder<T>): Field<T> {
  return { decode };
}

export function optional<T>(decode: Decoder<T>, fallback: T): Field<T> {
  return { decode, fallback };
}

export function parseJson(text: string): Decoded<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail(
      'bad-json',
      '',
      `This is not JSON: ${error instanceof Error ? error.message : 'unreadable'}.`,
    );
  }
}

export function decodeObject<T extends object>(value: unknown, shape: Shape<T>): Decoded<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return fail('not-an-object', '', 'An object is expected here.');
  }
  const given = value as Record<string, unknown>;
  const stranger = Object.keys(given).find((key) => !Object.hasOwn(shape, key));
  if (stranger !== undefined) {
    const known = Object.keys(shape).join(', ') || 'none';
    return fail('unknown-field', JSON.stringify(stranger), `There is no such field; known: ${known}.`);
  }
  const decoded: Record<string, unknown> = {};
  for (const key of Object.keys(shape) as (keyof T & string)[]) {
    const field = decodeField(given, key, shape[key]);
    if (!field.ok) return field;
    decoded[key] = field.value;
  }
  return ok(decoded as T);
}

function decodeField<T>(given: Record<string, unknown>, key: string, field: Field<T>): Decoded<T> {
  if (!Object.hasOwn(given, key) || given[key] === undefined) {
    if ('fallback' in field) return ok(field.fallback as T);
    return fail('missing-field', key, 'This field is missing.');
  }
  const decoded = field.decode(given[key]);
  return decoded.ok ? decoded : failWithin(key, decoded.fault);
}

export const decodeString: Decoder<string> = (value) =>
  typeof value === 'string' ? ok(value) : fail('not-a-string', '', 'A string is expected here.');

/** A SHA-256 as text. */
export const decodeHash: Decoder<string> = (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
    ? ok(value)
    : fail('not-a-hash', '', '64 lower-case hexadecimal digits are expected here.');

export const decodeBoolean: Decoder<boolean> = (value) =>
  typeof value === 'boolean' ? ok(value) : fail('not-a-boolean', '', 'true or false is expected here.');

export function decodeInteger(min: number, max: number): Decoder<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? ok(value)
      : fail('not-in-range', '', `A whole number from ${min} to ${max} is expected here.`);
}

export function decodeOneOf<const T extends string>(choices: readonly T[]): Decoder<T> {
  return (value) =>
    choices.includes(value as T)
      ? ok(value as T)
      : fail(
          'not-a-choice',
          '',
          `One of ${choices.map((choice) => JSON.stringify(choice)).join(', ')} is expected here.`,
        );
}

export function decodeList<T>(decode: Decoder<T>, limit: number): Decoder<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return fail('not-a-list', '', 'A list is expected here.');
    if (value.length > limit) return fail('too-long', '', `At most ${limit} entries are allowed here.`);
    const list: T[] = [];
    for (const [index, entry] of value.entries()) {
      const decoded = decode(entry);
      if (!decoded.ok) return { ok: false, fault: indexed(index, decoded.fault) };
      list.push(decoded.value);
    }
    return ok(list);
  };
}

function indexed(index: number, fault: Fault): Fault {
  return { ...fault, at: fault.at === '' ? `[${index}]` : `[${index}].${fault.at}` };
}
