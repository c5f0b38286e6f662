// Schemas of the server's answers, for its documents. The compiler checks them against the types of the protocol, and a
// test against real answers. What a decoder reads is described by that decoder.
import { EMBLEMS, type GuestInfo, type SeatLetter } from '@planisphere/protocol';
import type { JsonSchema } from '@planisphere/protocol/schema';

export const text: JsonSchema = { type: 'string' };
export const number: JsonSchema = { type: 'number' };
export const integer: JsonSchema = { type: 'integer' };
export const yesNo: JsonSchema = { type: 'boolean' };
/** Milliseconds since 1970. */
export const time: JsonSchema = { type: 'number', description: 'Milliseconds since 1970.' };
export const duration: JsonSchema = { type: 'number', description: 'Milliseconds.' };

export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const oneOf = (...schemas: readonly JsonSchema[]): JsonSchema => ({ oneOf: schemas });
export const choice = (...values: readonly string[]): JsonSchema => ({ enum: values });
export const only = (value: string): JsonSchema => ({ const: value });
/** Any names, each with a value like this. */
export const byName = (schema: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: schema });

/** Every field of the type; the name of an optional one ends in ?. */
type Described<T> = [T] extends [never]
  ? Readonly<Record<string, JsonSchema>>
  : { readonly [K in keyof T & string as Record<never, never> extends Pick<T, K> ? `${K}?` : K]: JsonSchema };

export function objectOf<T = never>(fields: Described<T>): JsonSchema {
  const entries = Object.entries<JsonSchema>(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, schema]) => [name.replace('?', ''), schema])),
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : [name])),
  };
}

export const seatLetter: JsonSchema = choice(...(['A', 'B', 'C', 'D'] satisfies SeatLetter[]));

export const guest: JsonSchema = objectOf<GuestInfo>({
  id: text,
  name: text,
  emblem: choice(...EMBLEMS),
  'bot?': { const: true },
});
