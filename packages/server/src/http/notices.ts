// Where your-turn notices go: push subscriptions, and a confirmed mail address.

import { randomInt } from 'node:crypto';
import {
  decodeConfirm,
  decodeMail,
  decodePush,
  decodeQuiet,
  decodeWith,
  makeCode,
  parseCode,
  randomCode,
} from '@planisphere/protocol';
import { isPushService } from '../notices/push.ts';
import { isZone } from '../notices/quiet.ts';
import { noticeWords } from '../notices/words.ts';
import { createCode, setMail, takeCode } from '../store/guests.ts';
import { addPush, dropPushesOf } from '../store/push.ts';
import { setQuiet } from '../store/quiet.ts';
import { ANSWERS } from './answers.ts';
import { hashOf } from './identity.ts';
import { HttpRefusal, tooManyLetters } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, type Route } from './route.ts';

const CODE_LIFETIME = 30 * 60_000;

async function key({ server }: Call): Promise<unknown> {
  return { key: server.push.publicKey };
}

async function subscribe({ server, request, guest, device }: GuestCall): Promise<unknown> {
  const { endpoint, keys } = bodyOf(decodeWith(decodePush, request.body));
  if (!isPushService(endpoint)) throw new HttpRefusal(400, 'bad-endpoint', 'This is not a push service.');
  await addPush(server.sql, { endpoint, ...keys, guest: guest.id, created: server.now(), device: device.id });
  return {};
}

async function unsubscribe({ server, guest }: GuestCall): Promise<unknown> {
  await dropPushesOf(server.sql, guest.id);
  return {};
}

/** The hash includes the address, so the code confirms this address only. */
const codeHash = (code: string, address: string): string => hashOf(`mail ${code} ${address}`);

async function askForMail({ server, request, guest }: GuestCall): Promise<unknown> {
  const { address } = bodyOf(decodeWith(decodeMail, request.body));
  if (address === '') {
    await setMail(server.sql, guest.id, '');
    return { mail: '' };
  }
  if (server.mail === undefined) throw new HttpRefusal(404, 'no-mail', 'This server sends no mail.');
  if (!server.letters.take(address, server.now())) throw tooManyLetters();
  const code = randomCode((n) => randomInt(n));
  const expires = server.now() + CODE_LIFETIME;
  await createCode(server.sql, { hash: codeHash(code, address), guest: guest.id, expires });
  const text = noticeWords(guest.locale).confirm(makeCode(code), CODE_LIFETIME / 60_000);
  try {
    await server.mail.send({ to: address, subject: 'Planisphere', text: `${text}\n` });
  } catch (error) {
    server.failed('mail', error);
    throw new HttpRefusal(502, 'mail-failed', 'No mail could be sent to this address.');
  }
  return { sent: true };
}

async function confirmMail({ server, request, guest }: GuestCall): Promise<unknown> {
  const { address, code } = bodyOf(decodeWith(decodeConfirm, request.body));
  const owner = await takeCode(server.sql, codeHash(parseCode(code) ?? '', address), server.now());
  if (owner !== guest.id) throw new HttpRefusal(403, 'wrong-code', 'This code is wrong, used or too old.');
  await setMail(server.sql, guest.id, address);
  return { mail: address };
}

async function beQuiet({ server, request, guest }: GuestCall): Promise<unknown> {
  const { hours } = bodyOf(decodeWith(decodeQuiet, request.body));
  if (hours !== undefined && !isZone(hours.zone))
    throw new HttpRefusal(400, 'bad-request', 'hours.zone: There is no such time zone.');
  await setQuiet(server.sql, guest.id, hours);
  return {};
}

export const noticeRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/push', needs: 'nobody', answer: key, gives: ANSWERS.pushKey },
    about: 'The key for notices of this server.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/push',
      needs: 'guest',
      answer: subscribe,
      perMinute: 20,
      body: decodePush,
      gives: ANSWERS.nothing,
    },
    about: 'Sends notices to this place.',
  },
  {
    ...{
      method: 'DELETE',
      url: '/api/me/push',
      needs: 'guest',
      answer: unsubscribe,
      perMinute: 20,
      gives: ANSWERS.nothing,
    },
    about: 'Sends no more notices to this place.',
  },
  {
    ...{
      method: 'PUT',
      url: '/api/me/quiet',
      needs: 'guest',
      answer: beQuiet,
      perMinute: 30,
      body: decodeQuiet,
      gives: ANSWERS.nothing,
    },
    about: 'Hours of the day in which notices wait until they end; none without them.',
  },
  {
    ...{
      method: 'PUT',
      url: '/api/me/mail',
      needs: 'guest',
      answer: askForMail,
      perMinute: 5,
      body: decodeMail,
      gives: ANSWERS.mail,
    },
    about: 'Asks for notices by mail; a code is sent to the address.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/me/mail',
      needs: 'guest',
      answer: confirmMail,
      perMinute: 10,
      body: decodeConfirm,
      gives: ANSWERS.confirmedMail,
    },
    about: 'Confirms the address with the code.',
  },
];
