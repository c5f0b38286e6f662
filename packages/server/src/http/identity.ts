// Who asks. A guest is known by a secret in a signed cookie that scripts cannot read; the database has only its hash.
import { createHash, randomBytes } from 'node:crypto';
import type { Emblem, GuestInfo } from '@planisphere/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestOfDevice } from '../store/guests.ts';
import type { GuestRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';

const COOKIE = 'planisphere';
/** As long as browsers allow. */
const LIFETIME = 400 * 86_400;

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function setIdentity(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    signed: true,
    maxAge: LIFETIME,
  });
}

export function clearIdentity(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The secret in the cookie, if this site has signed it. */
export function provenSecret(request: FastifyRequest): string | undefined {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined || cookie.length > 200) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null ? value : undefined;
}

export async function guestOf(sql: Sql, request: FastifyRequest): Promise<GuestRow | undefined> {
  const secret = provenSecret(request);
  return secret === undefined ? undefined : guestOfDevice(sql, hashOf(secret));
}

export function infoOfGuest({ id, name, emblem }: GuestRow): GuestInfo {
  return { id, name, emblem: emblem as Emblem };
}
