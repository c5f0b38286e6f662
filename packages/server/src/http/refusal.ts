// A refusal: a status, a code for programs and a sentence for people.
import type { Fault } from '@planisphere/core';
import type { RefusalCode, SanctionInfo } from '@planisphere/protocol';
import type { Payer } from '../limits/payer.ts';
import type { ServerContext } from '../server-context.ts';
import { sanctionOn } from '../store/moderation.ts';
import { sanctionMessage } from '../table/commands/verdict.ts';

export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: string;
  /** What an operator has imposed on the sender. */
  readonly sanction: SanctionInfo | undefined;

  /** A fault of the decoder brings its own code. */
  constructor(status: number, code: RefusalCode | Fault, message: string, sanction?: SanctionInfo) {
    super(message);
    this.sanction = sanction;
    this.status = status;
    this.code = typeof code === 'string' ? code : code.code;
  }
}

/** The guest or address has used up its processor time. */
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

export const tooManyLetters = (): HttpRefusal =>
  new HttpRefusal(
    429,
    'too-many-requests',
    'Too many codes were sent to this address; try again in ten minutes.',
  );

/** Refuses who is banned, and tells them why and until when. */
export async function refuseBanned(
  { sql, now }: Pick<ServerContext, 'sql' | 'now'>,
  guest: string,
): Promise<void> {
  const banned = await sanctionOn(sql, { guest, kind: 'ban', now: now() });
  if (banned !== undefined) throw new HttpRefusal(403, 'banned', sanctionMessage(banned), banned);
}
