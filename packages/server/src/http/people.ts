// Pages about people: who may see them, following, blocking, reporting.
import { decodeHidden, decodeOn, decodeReport, decodeWith, type Profile } from '@planisphere/protocol';
import { profileOf } from '../people/profile.ts';
import { readFollowing, setFollow } from '../store/follows.ts';
import { readGuest } from '../store/guests.ts';
import { codesNaming } from '../store/history.ts';
import { countReported, putReport } from '../store/moderation.ts';
import { setBlock, setHidden } from '../store/profiles.ts';
import type { GuestRow } from '../store/rows.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal, notFound } from './refusal.ts';
import { bodyOf, type Call, type GuestCall, parameter, type Route } from './route.ts';

async function named(call: Call): Promise<GuestRow> {
  const found = await readGuest(call.server.sql, parameter(call, 'id'));
  if (found === undefined) throw notFound('such person');
  return found;
}

async function show(call: Call): Promise<Profile> {
  const { server, guest } = call;
  return profileOf(server.sql, await named(call), { now: server.now(), you: guest?.id });
}

async function hide({ server, request, guest }: GuestCall): Promise<unknown> {
  const { hidden } = bodyOf(decodeWith(decodeHidden, request.body));
  await setHidden(server.sql, guest.id, hidden);
  return {};
}

async function block(call: GuestCall): Promise<unknown> {
  const { server, request, guest } = call;
  const { on } = bodyOf(decodeWith(decodeOn, request.body));
  const { id } = await named(call);
  if (id === guest.id) throw new HttpRefusal(400, 'nobody-else', 'This is yourself.');
  await setBlock(server.sql, { guest: guest.id, blocked: id, on });
  return {};
}

/** People that one person can follow. */
const MOST_FOLLOWED = 200;

async function follow(call: GuestCall): Promise<unknown> {
  const { server, request, guest } = call;
  const { on } = bodyOf(decodeWith(decodeOn, request.body));
  const { id } = await named(call);
  if (id === guest.id) throw new HttpRefusal(400, 'nobody-else', 'This is yourself.');
  if (on && (await readFollowing(server.sql, guest.id)).length >= MOST_FOLLOWED)
    throw new HttpRefusal(409, 'too-many', `At most ${MOST_FOLLOWED} people are followed.`);
  await setFollow(server.sql, { guest: guest.id, followed: id, on });
  return {};
}

/** People that one person can report in a day. */
const MOST_REPORTED = 10;
const DAY = 86_400_000;

/** The report names the table only if the reported person was there: no other talk is read. */
async function report(call: GuestCall): Promise<unknown> {
  const { server, request, guest } = call;
  const { reason, words, table = '' } = bodyOf(decodeWith(decodeReport, request.body));
  const { id } = await named(call);
  if (id === guest.id) throw new HttpRefusal(400, 'nobody-else', 'This is yourself.');
  if (table !== '' && !(await codesNaming(server.sql, id)).includes(table)) throw notFound('such table');
  const at = server.now();
  if ((await countReported(server.sql, guest.id, at - DAY)) >= MOST_REPORTED)
    throw new HttpRefusal(429, 'too-many', `At most ${MOST_REPORTED} people are reported in a day.`);
  await putReport(server.sql, { guest: id, reporter: guest.id, reason, words, code: table, at });
  return {};
}

export const peopleRoutes: readonly Route[] = [
  {
    ...{ method: 'GET', url: '/api/people/:id', needs: 'nobody', answer: show, gives: ANSWERS.profile },
    about: 'The page about somebody; of who hides it, the name only.',
  },
  {
    ...{
      method: 'PUT',
      url: '/api/me/profile',
      needs: 'guest',
      answer: hide,
      perMinute: 60,
      body: decodeHidden,
      gives: ANSWERS.nothing,
    },
    about: 'Shows the page about this guest to everybody, or to nobody.',
  },
  {
    ...{
      method: 'PUT',
      url: '/api/people/:id/block',
      needs: 'guest',
      answer: block,
      perMinute: 60,
      body: decodeOn,
      gives: ANSWERS.nothing,
    },
    about: 'Is never brought together with somebody, who is not told; or is again.',
  },
  {
    ...{
      method: 'PUT',
      url: '/api/people/:id/follow',
      needs: 'guest',
      answer: follow,
      perMinute: 60,
      body: decodeOn,
      gives: ANSWERS.nothing,
    },
    about: 'Follows somebody, who is not told, or no longer.',
  },
  {
    ...{
      method: 'POST',
      url: '/api/people/:id/report',
      needs: 'guest',
      answer: report,
      perMinute: 10,
      body: decodeReport,
      gives: ANSWERS.nothing,
    },
    about: 'Tells those who look after the server about somebody; they read it and decide.',
  },
];
