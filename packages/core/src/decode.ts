// Strict decoding of JSON values: an unknown field is an error, so that a misspelt option is never ignored. Decoders are made when
// a module is loaded; the marks let a bundler leave out those that nobody uses.
import { type Decoded, type Fault, fail, failWithin, ok } from './fault.ts';

export type Decoder<T> = (value: unknown) => Decoded<T>;

/** A field of an object. With a fallback, even undefined, it may be left out. */
export interface Field<T> {
  readonly decode: Decoder<T>;
  readonly fallback?: T | undefined;
}

export type Shape<T> = { readonly [K in keyof T]-?: Field<T[K]> };

/* @__NO_SIDE_EFFECTS__ */
export function required<T>(decode: Decoder<T>): Field<T> {
  return { decode };
}

export function optional<T>(decode: Decoder<T>): Field<T | undefined>;
export function optional<T>(decode: Decoder<T>, fallback: NoInfer<T>): Field<T>;
/* @__NO_SIDE_EFFECTS__ */
export function optional<T>(decode: Decoder<T>, fallback?: T): Field<T | undefined> {
  return { decode, fallback };
}

export function mayBeLeftOut(field: Field<unknown>): boolean {
  return 'fallback' in field;
}

export function parseJson(text: string): Decoded<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('bad-json', '', 'This is not JSON.'); // not the runtime's own message, which differs between runtimes
  }
}

/** A field that is left out and has no fallback is missing in the result too. */
/* @__NO_SIDE_EFFECTS__ */
export function decodeObject<T extends object>(shape: Shape<T>): Decoder<T> {
  return (value) => {
    if (!isObject(value)) return fail('not-an-object', '', 'An object is expected here.');
    const stranger = Object.keys(value).find((key) => !Object.hasOwn(shape, key));
    if (stranger !== undefined) {
      const known = Object.keys(shape).join(', ') || 'none';
      return fail(
        'unknown-field',
        JSON.stringify(stranger),
        `There is no such field; known: ${known}.`,
        known,
      );
    }
    const decoded: Record<string, unknown> = {};
    for (const key of Object.keys(shape) as (keyof T & string)[]) {
      const field = decodeField(value, key, shape[key]);
      if (!field.ok) return field;
      if (field.value !== undefined) decoded[key] = field.value;
    }
    return ok(decoded as T);
  };
}

/** An object with fields, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function decodeField<T>(
  given: Readonly<Record<string, unknown>>,
  key: string,
  field: Field<T>,
): Decoded<T | undefined> {
  if (!Object.hasOwn(given, key) || given[key] === undefined)
    return mayBeLeftOut(field) ? ok(field.fallback) : fail('missing-field', key, 'This field is missing.');
  const decoded = field.decode(given[key]);
  return decoded.ok ? decoded : failWithin(key, decoded.fault);
}

/** One of several kinds of objects, told apart by their field `kind`. */
/* @__NO_SIDE_EFFECTS__ */
export function decodeKind<T extends { readonly kind: string }>(
  shapes: {
    readonly [K in T['kind']]: Shape<Omit<Extract<T, { readonly kind: K }>, 'kind'>>;
  },
): Decoder<T> {
  const kinds = Object.keys(shapes) as T['kind'][];
  return (value) => {
    const kind = decodeOneOf(kinds)(isObject(value) ? value.kind : undefined);
    if (!kind.ok) return failWithin('kind', kind.fault);
    const { kind: _, ...fields } = value as T;
    const decoded = decodeObject<object>(shapes[kind.value])(fields);
    return decoded.ok ? ok({ kind: kind.value, ...decoded.value } as T) : decoded;
  };
}

export const decodeAnything: Decoder<unknown> = (value) => ok(value);

/** Converts a decoded value; undefined refuses it with this message. */
/* @__NO_SIDE_EFFECTS__ */
export function decodeAs<T, U>(
  decode: Decoder<T>,
  change: (value: T) => U | undefined,
  message: string,
): Decoder<U> {
  return (value) => {
    const decoded = decode(value);
    if (!decoded.ok) return decoded;
    const changed = change(decoded.value);
    return changed === undefined ? fail('bad-value', '', message) : ok(changed);
  };
}

export const decodeString: Decoder<string> = (value) =>
  typeof value === 'string' ? ok(value) : fail('not-a-string', '', 'A string is expected here.');

/** A text of at most this many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function decodeText(most: number): Decoder<string> {
  return (value) => {
    const text = decodeString(value);
    if (!text.ok || text.value.length <= most) return text;
    return fail('too-long', '', `At most ${most} characters are allowed here.`, most);
  };
}

/** A text that matches the pattern; `what` describes it in the message. */
/* @__NO_SIDE_EFFECTS__ */
export function decodePattern(pattern: RegExp, what: string): Decoder<string> {
  return decodeAs(
    decodeString,
    (text) => (pattern.test(text) ? text : undefined),
    `${what} is expected here.`,
  );
}

/** A SHA-256 as text. */
export const decodeHash: Decoder<string> = (value) =>
  typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
    ? ok(value)
    : fail('not-a-hash', '', '64 lower-case hexadecimal digits are expected here.');

export const decodeBoolean: Decoder<boolean> = (value) =>
  typeof value === 'boolean' ? ok(value) : fail('not-a-boolean', '', 'true or false is expected here.');

/* @__NO_SIDE_EFFECTS__ */
export function decodeInteger(min: number, max: number): Decoder<number> {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? ok(value)
      : fail('not-in-range', '', `A whole number from ${min} to ${max} is expected here.`, min, max);
}

export const decodeNumber: Decoder<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value)
    ? ok(value)
    : fail('not-a-number', '', 'A number is expected here.');

/* @__NO_SIDE_EFFECTS__ */
export function decodeOneOf<const T extends string | number>(choices: readonly T[]): Decoder<T> {
  return (value) => {
    if (choices.includes(value as T)) return ok(value as T);
    const known = choices.map((choice) => JSON.stringify(choice));
    return fail('not-a-choice', '', `One of ${known.join(', ')} is expected here.`, ...known);
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function decodeList<T>(decode: Decoder<T>, most: number, least: number = 0): Decoder<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) return fail('not-a-list', '', 'A list is expected here.');
    if (value.length > most) return fail('too-many', '', `At most ${most} entries are allowed here.`, most);
    if (value.length < least)
      return fail('too-few', '', `At least ${least} entries are expected here.`, least);
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
