// Decoding of what strangers send: a fault with a code and a place, never an exception.
import { type Decoded, fail, ok, parseJson } from '@planisphere/core';
import * as v from 'valibot';
import { type ClientMessage, messageSchemas } from './from-client.ts';
import { LIMITS } from './limits.ts';

export function decodeWith<S extends v.GenericSchema>(schema: S, value: unknown): Decoded<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return fail('bad-message', v.getDotPath(issue) ?? '', issue.message);
}

/** One text frame from a socket. */
export function decodeMessage(text: string): Decoded<ClientMessage> {
  if (text.length > LIMITS.frame)
    return fail('too-long', '', `A message has at most ${LIMITS.frame} characters.`);
  const json = parseJson(text);
  if (!json.ok) return json;
  const type = typeOf(json.value);
  if (type === undefined) return fail('unknown-message', 'type', 'There is no message of this type.');
  return decodeWith(messageSchemas[type], json.value) as Decoded<ClientMessage>;
}

function typeOf(value: unknown): keyof typeof messageSchemas | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'type')) return undefined;
  const { type } = value as { readonly type: unknown };
  return typeof type === 'string' && Object.hasOwn(messageSchemas, type)
    ? (type as keyof typeof messageSchemas)
    : undefined;
}
