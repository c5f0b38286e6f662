// The identity of a guest: a name and an emblem, on one device or several.
import { randomInt } from 'node:crypto';
import {
  decodeDevice,
  decodeGuest,
  decodeWith,
  makeCode,
  parseCode,
  randomCode,
} from '@planisphere/protocol';
import { addDevice } from '../store/devices.ts';
import { createCode, createGuest, readGuest, renameGuest, takeCode } from '../store/guests.ts';
import { sanctionsOf } from '../store/moderation.ts';
import { readQuiet } from '../store/quiet.ts';
import type { GuestRow } from '../store/rows.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { ANSWERS } from './answers.ts';
import { hashOf, newDevice, newId, renewIfOld, setIdentity } from './identity.ts';
import { HttpRefusal, wrongCodes } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, type Route } from './route.ts';

const CODE_LIFETIME = 10 * 60_000;

/** A guest who is muted or banned learns why, and until when. */
async function me({ server, guest, device, reply }: Call): Promise<unknown> {
  if (device !== undefined) await renewIfOld(server, reply, device);
  const sends = server.mail !== undefined && { sendsMail: true };
  if (guest === undefined) return { ...sends };
  const quiet = await readQuiet(server.sql, guest.id);
  const imposed = await sanctionsOf(server.sql, guest.id, server.now());
  const sanctions = imposed.map(({ kind, until, why }) => ({ kind, until, why }));
  return {
    ...sends,
    guest: { ...infoOfGuest(guest), locale: guest.locale, mail: guest.mail },
    ...(sanctions.length > 0 && { sanctions }),
    ...(quiet !== undefined && {
      quiet: { starts: quiet.starts, ends: quiet.ends, zone: quiet.zone },
    }),
  };
}

/** Creates a guest the first time; later it changes the name. */
async function beSomebody({ server, request, reply, guest }: Call): Promise<unknown> {
  const { name, emblem, locale } = bodyOf(decodeWith(decodeGuest, request.body));
  if (guest !== undefined) {
    await renameGuest(server.sql, { id: guest.id, name, emblem, locale });
    return { guest: { id: guest.id, name, emblem } };
  }
  const now = server.now();
  const row: GuestRow = { id: newId(), name, emblem, locale, mail: '', created: now, seen: now, owner: '' };
  const { secret, row: device } = newDevice(request, row.id, now);
  await createGuest(server.sql, row, device);
  setIdentity(reply, secret, server.secure);
  return { guest: infoOfGuest(row) };
}

/** A code to type on another device; only one at a time, and only for a few minutes. */
async function deviceCode({ server, guest }: GuestCall): Promise<unknown> {
  const code = randomCode((n) => randomInt(n)) + randomCode((n) => randomInt(n));
  const expires = server.now() + CODE_LIFETIME;
  await createCode(server.sql, { hash: hashOf(code), guest: guest.id, expires });
  return { code: `${makeCode(code.slice(0, 6))}-${makeCode(code.slice(6))}`, expires };
}

async function addThisDevice({ server, request, reply, payer }: Call): Promise<unknown> {
  const { code } = bodyOf(decodeWith(decodeDevice, request.body));
  if (!payer.mayGuess()) throw wrongCodes();
  const letters = code.toUpperCase().replace(/[\s-]/g, '');
  const halves = [letters.slice(0, 6), letters.slice(6)].map((half) => parseCode(half));
  const id = await takeCode(server.sql, hashOf(halves.join('')), server.now());
  const guest = id === undefined ? undefined : await readGuest(server.sql, id);
  if (guest === undefined) {
    payer.guessedWrong();
    throw new HttpRefusal(403, 'wrong-code', 'This code is wrong, used or too old.');
  }
  const { secret, row } = newDevice(request, guest.id, server.now());
  await addDevice(server.sql, row);
  setIdentity(reply, secret, server.secure);
  return { guest: infoOfGuest(guest) };
}

export const guestRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/me', needs: 'nobody', answer: me, bots: true, gives: ANSWERS.me },
    about: 'Who sends this, and whether this server sends mail; no guest for a stranger.',
  },
  {
    ...{
      method: 'PUT',
      url: '/api/me',
      needs: 'nobody',
      answer: beSomebody,
      perMinute: 60,
      body: decodeGuest,
      gives: ANSWERS.guest,
    },
    about: 'Makes a guest, or changes the name of this one.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/code',
      needs: 'guest',
      answer: deviceCode,
      perMinute: 10,
      gives: ANSWERS.code,
    },
    about: 'A code by which another device becomes this guest, for a few minutes.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/device',
      needs: 'nobody',
      answer: addThisDevice,
      perMinute: 10,
      body: decodeDevice,
      gives: ANSWERS.guest,
    },
    about: 'Makes this device one of the guest who has the code.',
  },
];
