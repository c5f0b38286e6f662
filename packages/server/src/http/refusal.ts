// An answer that says no: a status, a code for programs and a sentence for people.
import type { Fault } from '@planisphere/core';
import type { RefusalCode } from '@planisphere/protocol';
import type { Payer } from '../limits/payer.ts';

export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;

  /** A fault in what was sent has its own code. */
  constructor(status: number, code: RefusalCode | Fault, message: string) {
    super(message);
    this.status = status;
    this.code = typeof code === 'string' ? code : code.code;
  }
}

/** Whoever used more than their share waits. */
export const tooMuch = (payer: Payer): HttpRefusal =>
  new HttpRefusal(
    429,
    'too-many-requests',
    `Too much was asked; try again in ${Math.ceil(payer.wait() / 1000)} seconds.`,
  );

export const notFound = (what: string): HttpRefusal =>
  new HttpRefusal(404, 'not-found', `There is no ${what}.`);

export const wrongCodes = (): HttpRefusal =>
  new HttpRefusal(429, 'too-many-requests', 'Too many wrong codes were tried; try again in a minute.');
