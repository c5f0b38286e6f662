// Decodes what clients send: malformed input gives a fault with a code and a place, never an exception.
import { type Decoded, type Decoder, decodeObject, fail, isObject, ok, parseJson } from '@planisphere/core';
import { type ClientMessage, type MessageType, messageShapes } from './from-client.ts';
import { LIMITS } from './limits.ts';

/** Turns every fault into the same code; its place and its message say the rest. */
export function decodeWith<T>(decode: Decoder<T>, value: unknown): Decoded<T> {
  const decoded = decode(value);
  return decoded.ok ? decoded : fail('bad-message', decoded.fault.at, decoded.fault.message);
}

/** One text frame from a socket. */
export function decodeMessage(text: string): Decoded<ClientMessage> {
  if (text.length > LIMITS.frame)
    return fail('too-long', '', `A message has at most ${LIMITS.frame} characters.`);
  const json = parseJson(text);
  if (!json.ok) return json;
  const { type, ...fields } = isObject(json.value) ? json.value : {};
  if (!isMessageType(type)) return fail('unknown-message', 'type', 'There is no message of this type.');
  const decoded = decodeWith<object>(DECODERS[type], fields);
  return decoded.ok ? ok({ type, ...decoded.value } as ClientMessage) : decoded;
}

const DECODERS = Object.fromEntries(
  Object.entries(messageShapes).map(([type, shape]) => [type, decodeObject<object>(shape)]),
) as Readonly<Record<MessageType, Decoder<object>>>;

function isMessageType(type: unknown): type is MessageType {
  return typeof type === 'string' && Object.hasOwn(messageShapes, type);
}
