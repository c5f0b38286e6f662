// The JSON schema of a decoder, derived from the decoder's own answers to values that are wrong in one way at a time. So
// the documents of the interfaces cannot disagree with what is decoded, and decoders need no code for it.
import { type Decoder, type Fault, mayBeLeftOut, type Shape } from '@planisphere/core';

export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  /** The schema of unnamed fields; false if there are none. */
  readonly additionalProperties?: boolean | JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
}

/** A value that every decoder refuses. */
const NOTHING = Symbol('nothing');
const LONG = 'x'.repeat(100_000);
/** Sample texts: every decoder of texts accepts at least one. */
const TEXTS = [
  ...['A', 'XKD4PR', 'https://a.example/push', 'ada@planisphere.example', 'Ada', 'BPkey', '0'],
  ...['a'.repeat(64), 'abcd.1', 'abcdefgh', '0.XKD4PR', ''],
];

/** What is wrong with a value; undefined if nothing is. */
function faultOf(decode: Decoder<unknown>, value: unknown): Fault | undefined {
  const decoded = decode(value);
  return decoded.ok ? undefined : decoded.fault;
}

export function schemaOf(decode: Decoder<unknown>): JsonSchema {
  const fault = faultOf(decode, NOTHING);
  switch (fault?.code) {
    case undefined:
      return {};
    case 'not-a-boolean':
      return { type: 'boolean' };
    case 'not-a-number':
      return { type: 'number' };
    case 'not-in-range':
      return integerOf(fault.message);
    case 'not-a-choice':
      return fault.at === 'kind'
        ? kindsOf(decode, choicesIn(fault.message))
        : { enum: choicesIn(fault.message) };
    case 'not-a-list':
      return listOf(decode);
    case 'not-an-object':
      return objectOf(decode);
    default:
      return textOf(decode);
  }
}

function integerOf(message: string): JsonSchema {
  const [minimum, maximum] = [...message.matchAll(/-?\d+/g)].map(Number);
  return {
    type: 'integer',
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

function choicesIn(message: string): readonly unknown[] {
  const [, list = ''] = /^One of (.*) is expected here\.$/.exec(message) ?? [];
  return JSON.parse(`[${list}]`) as readonly unknown[];
}

/** Includes the decoder's message about a text that is too long or malformed. */
function textOf(decode: Decoder<unknown>): JsonSchema {
  const message = faultOf(decode, LONG)?.message;
  const [, most] = /^At most (\d+) characters/.exec(message ?? '') ?? [];
  return {
    type: 'string',
    ...(most !== undefined && { maxLength: Number(most) }),
    ...(most === undefined && message !== undefined && { description: message }),
  };
}

function listOf(decode: Decoder<unknown>): JsonSchema {
  const items = schemaOf((value) => within(decode([value]), /^\[0\]\.?/));
  const [, most] =
    /^At most (\d+) /.exec(faultOf(decode, Array(10_000).fill(exampleOf(items)))?.message ?? '') ?? [];
  const [, least] = /^At least (\d+) /.exec(faultOf(decode, [])?.message ?? '') ?? [];
  return {
    type: 'array',
    items,
    ...(most !== undefined && { maxItems: Number(most) }),
    ...(least !== undefined && { minItems: Number(least) }),
  };
}

/** The same answer with its place relative to `place`; a fault elsewhere counts as none. */
function within(decoded: ReturnType<Decoder<unknown>>, place: RegExp): ReturnType<Decoder<unknown>> {
  if (decoded.ok || !place.test(decoded.fault.at)) return { ok: true, value: undefined };
  return { ok: false, fault: { ...decoded.fault, at: decoded.fault.at.replace(place, '') } };
}

function objectOf(decode: Decoder<unknown>, fixed: Readonly<Record<string, unknown>> = {}): JsonSchema {
  const [, known = ''] = /known: (.*)\.$/.exec(faultOf(decode, { ...fixed, '\0': 0 })?.message ?? '') ?? [];
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  const whole: Record<string, unknown> = { ...fixed };
  for (const name of known === 'none' || known === '' ? [] : known.split(', ')) {
    const place = new RegExp(`^${name}\\.?`);
    const isNeeded = faultOf(decode, whole)?.at === name;
    const field = schemaOf((value) => within(decode({ ...whole, [name]: value }), place));
    properties[name] = field;
    if (!isNeeded) continue;
    required.push(name);
    whole[name] = exampleFor(decode, { name, whole, field });
  }
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function exampleFor(
  decode: Decoder<unknown>,
  at: {
    readonly name: string;
    readonly whole: Readonly<Record<string, unknown>>;
    readonly field: JsonSchema;
  },
): unknown {
  const tries = at.field.type === 'string' ? TEXTS : [exampleOf(at.field)];
  const right = tries.find(
    (value) => faultOf(decode, { ...at.whole, [at.name]: value })?.at.split('.')[0] !== at.name,
  );
  if (right === undefined) throw new Error(`schema: no example of ${at.name} is known`);
  return right;
}

function kindsOf(decode: Decoder<unknown>, kinds: readonly unknown[]): JsonSchema {
  return {
    oneOf: kinds.map((kind) => {
      const { properties, required = [], ...rest } = objectOf(decode, { kind });
      return {
        ...rest,
        properties: { kind: { const: kind }, ...properties },
        required: ['kind', ...required],
      };
    }),
  };
}

/** A value that the schema describes. */
export function exampleOf(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.oneOf !== undefined) return exampleOf(schema.oneOf[0] as JsonSchema);
  switch (schema.type) {
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'string':
      return TEXTS[0];
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {})]),
      );
    default:
      return {};
  }
}

/** For a shape of fields, such as those of a message. */
export function schemaOfShape<T>(
  shape: Shape<T>,
  first: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  const names = Object.keys(shape) as (keyof T & string)[];
  const fields = names.map((name) => [name, schemaOf(shape[name].decode)]);
  const needed = names.filter((name) => !mayBeLeftOut(shape[name]));
  return {
    type: 'object',
    properties: { ...first, ...(Object.fromEntries(fields) as Record<string, JsonSchema>) },
    required: [...Object.keys(first), ...needed],
    additionalProperties: false,
  };
}
