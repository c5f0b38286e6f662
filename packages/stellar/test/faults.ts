// What every answer to bad input must look like.
import type { Decoded } from '@planisphere/core';
import { rules } from '../src/text/rules.ts';

/** The value, or undefined after checking that the fault has a stable code, a place and a sentence. */
export function valueOrFault<T>(input: unknown, answer: Decoded<T>): T | undefined {
  if (answer.ok) return answer.value;
  const { code, at, message } = answer.fault;
  const known = /^[a-z]+(-[a-z]+)*$/.test(code) || Object.hasOwn(rules, code);
  if (!known || typeof at !== 'string' || message.length < 10) {
    throw new Error(`no proper fault for ${JSON.stringify(input)}: ${JSON.stringify(answer.fault)}`);
  }
  return undefined;
}
