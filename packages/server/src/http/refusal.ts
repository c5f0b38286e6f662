// An answer that says no: a status, a code for programs and a sentence for people.
import type { Payer } from '../limits/payer.ts';

export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
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
