// A well-formed example of any message, made from its schema in the protocol: a new message is tried without anybody
// writing it down.
import { mayBeLeftOut } from '@planisphere/core';
import { type MessageType, messageShapes } from '@planisphere/protocol';

export type Values = Readonly<Record<string, unknown>>;

/** Fields that the caller need not give. */
const USUAL: Values = { v: 0, yes: true, on: true, plan: { kind: 'person' } };

/** `given`: the values of fields with these names; optional fields not in it are left out. */
export function exampleOf(type: MessageType, given: Values): Values {
  const values = { ...USUAL, ...given };
  const fields = Object.entries(messageShapes[type]).flatMap(([name, field]) => {
    if (Object.hasOwn(values, name)) return [[name, values[name]] as const];
    if (mayBeLeftOut(field)) return [];
    throw new Error(`no example for ${name}`);
  });
  return { type, ...Object.fromEntries(fields) };
}

export function hasField(type: MessageType, field: string): boolean {
  return Object.hasOwn(messageShapes[type], field);
}
