// Where to call a guest: push subscriptions, and a mail address once its owner has confirmed it.
import { randomInt } from 'node:crypto';
import {
  confirmSchema,
  decodeWith,
  mailSchema,
  makeCode,
  parseCode,
  pushSchema,
  randomCode,
} from '@planisphere/protocol';
import { isPushService } from '../notices/push.ts';
import { createCode, setMail, takeCode } from '../store/guests.ts';
import { addPush, dropPushesOf } from '../store/push.ts';
import { hashOf } from './identity.ts';
import { HttpRefusal } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, type Route } from './route.ts';

const CODE_LIFETIME = 30 * 60_000;

async function key({ house }: Call): Promise<unknown> {
  return { key: house.push.publicKey };
}

async function subscribe({ house, request, guest, device }: GuestCall): Promise<unknown> {
  const { endpoint, keys } = bodyOf(decodeWith(pushSchema, request.body));
  if (!isPushService(endpoint)) throw new HttpRefusal(400, 'bad-endpoint', 'This is not a push service.');
  await addPush(house.sql, { endpoint, ...keys, guest: guest.id, created: house.now(), device: device.id });
  return {};
}

async function unsubscribe({ house, guest }: GuestCall): Promise<unknown> {
  await dropPushesOf(house.sql, guest.id);
  return {};
}

/** The code is good for this address only, so nothing has to be remembered about it. */
const codeHash = (code: string, address: string): string => hashOf(`mail ${code} ${address}`);

async function askForMail({ house, request, guest }: GuestCall): Promise<unknown> {
  const { address } = bodyOf(decodeWith(mailSchema, request.body));
  if (address === '') {
    await setMail(house.sql, guest.id, '');
    return { mail: '' };
  }
  if (house.mail === undefined) throw new HttpRefusal(404, 'no-mail', 'This server sends no mail.');
  const code = randomCode((n) => randomInt(n));
  const expires = house.now() + CODE_LIFETIME;
  await createCode(house.sql, { hash: codeHash(code, address), guest: guest.id, expires });
  const text = guest.locale === 'fr' ? `Votre code : ${makeCode(code)}` : `Your code: ${makeCode(code)}`;
  await house.mail.send({ to: address, subject: 'Planisphere', text: `${text}\n` });
  return { sent: true };
}

async function confirmMail({ house, request, guest }: GuestCall): Promise<unknown> {
  const { address, code } = bodyOf(decodeWith(confirmSchema, request.body));
  const owner = await takeCode(house.sql, codeHash(parseCode(code) ?? '', address), house.now());
  if (owner !== guest.id) throw new HttpRefusal(403, 'wrong-code', 'This code is wrong, used or too old.');
  await setMail(house.sql, guest.id, address);
  return { mail: address };
}

export const noticeRoutes: readonly Route[] = [
  { method: 'GET', url: '/api/push', needs: 'nobody', answer: key },
  { method: 'POST', url: '/api/me/push', needs: 'guest', answer: subscribe, perMinute: 20 },
  { method: 'DELETE', url: '/api/me/push', needs: 'guest', answer: unsubscribe, perMinute: 20 },
  { method: 'PUT', url: '/api/me/mail', needs: 'guest', answer: askForMail, perMinute: 5 },
  { method: 'POST', url: '/api/me/mail', needs: 'guest', answer: confirmMail, perMinute: 10 },
];
