// Who sends a request. A guest has a secret in a signed cookie that scripts cannot read; the database has only its hash.
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import { noteVisit, readVisit, renewDevice, type Visit } from '../store/devices.ts';
import { noteGuest } from '../store/guests.ts';
import type { DeviceRow, GuestRow } from '../store/rows.ts';
import { deviceLabel } from './device-label.ts';

const COOKIE = 'planisphere';
const DAY = 86_400_000;
/** As long as browsers allow. */
export const COOKIE_LIFETIME: number = 400 * DAY;
const RENEWED_AFTER = 30 * DAY;
/** A visit is written at most this often, in milliseconds. */
const NOTED_EVERY = 5 * 60_000;

export function newId(): string {
  return randomBytes(12).toString('base64url');
}

function newSecret(): string {
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
    maxAge: COOKIE_LIFETIME / 1000,
  });
}

export function clearIdentity(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** The beginning of every token of a bot, so that a leaked one can be recognized. */
const TOKEN = 'planisphere-bot-';

/** The token of a bot, and the row of its device. */
export function newToken(guest: string, now: number): NewDevice {
  const secret = `${TOKEN}${newSecret()}`;
  const times = { created: now, seen: now, issued: now, ends: 0 };
  return { secret, row: { hash: hashOf(secret), id: newId(), guest, label: 'bot', replaces: '', ...times } };
}

/** `Authorization: Bearer …`: no browser sends it by itself, so it needs no signature. */
function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '') ?? [];
  return token?.startsWith(TOKEN) === true ? token : undefined;
}

/** The token of a bot, or the secret in the cookie if the signature is right. */
export function provenSecret(request: FastifyRequest): string | undefined {
  const token = bearerToken(request);
  if (token !== undefined) return token;
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined || cookie.length > 200) return undefined;
  const { valid, value } = request.unsignCookie(cookie);
  return valid && value !== null ? value : undefined;
}

/** The guest and device of a request. */
export async function visitOf({ sql, now }: Around, request: FastifyRequest): Promise<Visit | undefined> {
  const secret = provenSecret(request);
  if (secret === undefined) return undefined;
  const visit = await readVisit(sql, hashOf(secret), now());
  if (visit !== undefined) await noteVisit(sql, visit.device, now());
  if (visit !== undefined && now() - visit.guest.seen >= NOTED_EVERY)
    await noteGuest(sql, visit.guest, now());
  return visit;
}

type Around = Pick<ServerContext, 'sql' | 'now'>;

/** A new device, and the secret for its cookie. */
export function newDevice(request: FastifyRequest, guest: string, now: number): NewDevice {
  const secret = newSecret();
  const label = deviceLabel(request.headers['user-agent']);
  const times = { created: now, seen: now, issued: now, ends: 0 };
  return { secret, row: { hash: hashOf(secret), id: newId(), guest, label, replaces: '', ...times } };
}

interface NewDevice {
  readonly secret: string;
  readonly row: DeviceRow;
}

/** Replaces an old cookie; it becomes invalid once the new one is used. */
export async function renewIfOld(
  server: ServerContext,
  reply: FastifyReply,
  device: DeviceRow,
): Promise<void> {
  const now = server.now();
  if (now - device.issued < RENEWED_AFTER || device.label === 'bot') return; // a token stays until it is revoked
  const secret = newSecret();
  await renewDevice(server.sql, device, { hash: hashOf(secret), now });
  setIdentity(reply, secret, server.secure);
}

/** The account that pays: bots share their owner's, so that nobody gets more by having many. */
export function accountOf({ id, owner }: Pick<GuestRow, 'id' | 'owner'>): string {
  return owner === '' ? id : owner;
}
