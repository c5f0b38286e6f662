// Every route, called as people call it, answers as the OpenAPI document says. The same for the messages of the socket.

import { createDealer, type Game, newCourse, randomAction, recordOf, rngOf } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { dailySeed, type ServerMessage } from '@planisphere/protocol';
import type { JsonSchema } from '@planisphere/protocol/schema';
import { unfolded } from '@planisphere/testkit/mail';
import { expect, it, onTestFinished } from 'vitest';
import { TableLink, Visitor } from '../src/client/index.ts';
import { ROUTES } from '../src/http/routes.ts';
import { Authenticator } from './authenticator.ts';
import { mailServer } from './mail-server.ts';
import { misfits } from './misfits.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { begin } from './studying.ts';

const PUBLIC_URL = 'https://stars.example';
const TODAY = new Date().toISOString().slice(0, 10);

/** A game of the day, played at random. */
function dailyRecord(id: string): object {
  const { game, card } = findGame(id) as { game: Game; card: { dailyTable: { options: unknown } } };
  const options = game.decodeOptions(card.dailyTable.options);
  if (!options.ok) throw new Error(options.fault.message);
  const seed = dailySeed(id, TODAY);
  const [rng, dealer] = [rngOf('anybody'), createDealer(seed)];
  let course = newCourse(game, options.value, 1).settle(dealer);
  for (let due = course.awaiting; due.kind === 'seats'; due = course.awaiting) {
    const [seat = 0] = due.seats;
    const action = randomAction(game, course.viewOf(seat), { seat, rng });
    course = course.with({ by: seat, action }).settle(dealer);
  }
  return recordOf(course, { seats: ['Ada'], seed });
}

/** Sends requests as this visitor, and compares each answer with the route's schema. */
class Asker {
  readonly seen = new Set<string>();

  async ask(visitor: Visitor, line: string, body?: unknown): Promise<Record<string, unknown>> {
    const [method = '', path = ''] = line.split(' ');
    const route = ROUTES.find(
      (each) =>
        each.method === method &&
        new RegExp(`^${each.url.replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/\?.*/, '')),
    );
    if (route === undefined) throw new Error(`there is no ${line}`);
    const answer = await visitor.call(method, path, body);
    expect(misfits(route.gives, answer), line).toEqual([]);
    if (body !== undefined && route.takes !== undefined)
      expect(misfits(route.takes, body), `the body of ${line}`).toEqual([]);
    this.seen.add(`${route.method} ${route.url}`);
    return answer as Record<string, unknown>;
  }
}

it('every route answers to people what the document says', async () => {
  const { url: smtp, letters } = await mailServer();
  const { url } = await startServer({ PUBLIC_URL, SMTP_URL: smtp });
  const asker = new Asker();
  const ada = new Visitor(url);
  const ask = (line: string, body?: unknown) => asker.ask(ada, line, body);

  await ask('GET /api/me');
  await ask('PUT /api/me', { name: 'Ada', emblem: 'comet' });
  await ask('PUT /api/me', { name: 'Ada L', emblem: 'comet', locale: 'fr' });
  await ask('GET /api/me');
  for (const path of ['games', 'tables', 'push', 'company', 'openapi.json', 'asyncapi.json'])
    await ask(`GET /api/${path}`);

  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }];
  const { code } = await ask('POST /api/tables', { game: 'stellar', seats });
  const others = [{ kind: 'person' }, { kind: 'person' }];
  await ask('POST /api/tables', { game: 'stellar', seats: others, access: 'private' });
  const pace = { kind: 'clock', perMove: 60, bank: 600 };
  await ask('POST /api/tables', { game: 'stellar', seats: others, access: 'open', pace });
  await ask('GET /api/tables');
  const player = await Player.return(url, ada.cookie);
  player.follow(String(code));
  await player.playOn('answers');
  await ask(`GET /api/tables/${code}`);
  await ask(`GET /api/tables/${code}/record`);
  await ask(`GET /api/tables/${code}/ratings`);
  await ask('GET /api/finished?game=stellar&player=ada&mine=yes');
  await ask('GET /api/leaderboards/stellar?list=days&time=week');
  for (const status of ['open', 'playing', 'over']) await ask(`GET /api/me/tables?status=${status}`);
  await ask('GET /api/me/statistics');
  await ask('GET /api/me/export');

  await ask(`POST /api/daily/star-explorer/${TODAY}`, dailyRecord('star-explorer'));
  await ask(`GET /api/daily/star-explorer/${TODAY}`);

  const { bot } = await ask('POST /api/me/bots', { name: 'Robo', emblem: 'satellite' });
  await ask('GET /api/me/bots');

  const authenticator = new Authenticator(PUBLIC_URL);
  const { challenge } = await ask('POST /api/me/passkey/options');
  await ask('POST /api/me/passkey', authenticator.register(String(challenge)));
  const laptop = new Visitor(url);
  const { challenge: again } = await asker.ask(laptop, 'POST /api/passkey/options');
  await asker.ask(laptop, 'POST /api/passkey', authenticator.signIn(String(again)));
  const { code: words } = await ask('POST /api/me/code');
  const phone = new Visitor(url);
  await asker.ask(phone, 'POST /api/me/device', { code: words });
  const { devices, passkeys } = await ask('GET /api/me/devices');
  await asker.ask(laptop, 'POST /api/me/sign-out');
  const other = (devices as { id: string; current?: boolean }[]).find(({ current }) => current !== true);
  await ask(`DELETE /api/me/devices/${other?.id}`).catch(async ({ status }) => {
    // The laptop has signed out by itself, so only the phone is left.
    expect(status).toBe(404);
    const { devices: left } = await ask('GET /api/me/devices');
    const rest = (left as { id: string; current?: boolean }[]).find(({ current }) => current !== true);
    await ask(`DELETE /api/me/devices/${rest?.id}`);
  });

  const keys = { p256dh: 'BPkey', auth: 'auth' };
  await ask('POST /api/me/push', { endpoint: 'https://fcm.googleapis.com/x', expirationTime: null, keys });
  const hours = { starts: 1320, ends: 480, zone: 'Europe/Paris' };
  await ask('PUT /api/me/quiet', { hours });
  await ask('GET /api/me');
  await ask('PUT /api/me/quiet', {});
  const address = 'ada@example.com';
  await ask('PUT /api/me/mail', { address });
  const [, mailed] = /code\s*: (\S{7})/.exec(unfolded(letters[0]).replace(/=C2=A0|=E2=80=AF/g, ' ')) ?? [];
  await ask('POST /api/me/mail', { address, code: mailed });
  await ask('PUT /api/me/mail', { address: '' });
  await ask('DELETE /api/me/push');

  const ben = await Player.arrive(url, 'Ben');
  const wanted = { game: 'stellar', paces: ['brisk'] };
  await ask('POST /api/seeks', wanted);
  await ask('GET /api/me/about');
  await asker.ask(ben.visitor, 'GET /api/company');
  await ask(`PUT /api/people/${ben.guest.id}/block`, { on: true });
  await ask(`PUT /api/people/${ben.guest.id}/block`, { on: false });
  await ask(`PUT /api/people/${ben.guest.id}/follow`, { on: true });
  await ask(`GET /api/people/${(await ada.me())?.id}`);
  const { code: invited } = await ask(`POST /api/people/${ben.guest.id}/invite`, { game: 'stellar' });
  await asker.ask(ben.visitor, 'GET /api/me/invitations');
  await asker.ask(ben.visitor, 'GET /api/me/bell');
  await asker.ask(ben.visitor, `DELETE /api/me/invitations/${invited}`);
  await ask(`POST /api/people/${ben.guest.id}/report`, { reason: 'other', words: 'A test.' });
  await ask(`GET /api/people/${ben.guest.id}`);
  await ask('PUT /api/me/profile', { hidden: true });
  const { meeting } = await asker.ask(ben.visitor, 'POST /api/seeks', wanted);
  await ask('GET /api/seeks');
  await ask(`POST /api/seeks/${meeting}`, { yes: true });
  await asker.ask(ben.visitor, `POST /api/seeks/${meeting}`, { yes: true });
  await ask('DELETE /api/seeks');

  const { id: study } = await ask('POST /api/studies', { access: 'public' });
  const chapter = { kind: 'chapter', id: 'adas.1', at: 1, game: 'stellar', position: 'take turn=0' };
  await ask(`POST /api/studies/${study}/operations`, { operations: [chapter] });
  await ask(`GET /api/studies/${study}`);
  await ask('GET /api/studies');
  await ask('GET /api/me/studies');
  await ask(`PUT /api/studies/${study}`, { access: 'link', renew: 'links' });
  await ask(`PUT /api/studies/${study}/members/${ben.guest.id}`, { role: 'reader' });
  await ask(`DELETE /api/studies/${study}`);

  const cup = { kind: 'cup', deals: 2, minutes: 60 };
  const contest = { name: 'Dome', game: 'star-explorer', form: cup, starts: Date.now() };
  const { id: cupId } = await ask('POST /api/tournaments', contest);
  await ask(`POST /api/tournaments/${cupId}/entry`);
  await ask(`POST /api/tournaments/${cupId}/deals/1`);
  await ask(`GET /api/tournaments/${cupId}?from=me&round=1`);
  await ask(`PUT /api/tournaments/${cupId}/entry`, { resting: true });
  await ask(`DELETE /api/tournaments/${cupId}/entry`);
  const later = { ...contest, form: { kind: 'swiss', pace: 'days', rounds: 3 }, starts: Date.now() + 60_000 };
  const { id: roundsId } = await ask('POST /api/tournaments', later);
  await ask(`PUT /api/tournaments/${roundsId}`, { ...later, name: 'Later' });
  await ask('GET /api/tournaments');
  await ask(`DELETE /api/tournaments/${roundsId}`);

  await ask(`DELETE /api/me/passkeys/${(passkeys as { id: string }[])[0]?.id}`);
  await ask(`DELETE /api/me/bots/${(bot as { id: string }).id}`);
  await ask('DELETE /api/me');

  const all = ROUTES.map(({ method, url: path }) => `${method} ${path}`);
  expect(all.filter((route) => !asker.seen.has(route))).toEqual([]);
});

it('the messages of the server are those of the AsyncAPI document', async () => {
  const { url } = await startServer();
  const document = (await (await fetch(`${url}/api/asyncapi.json`)).json()) as {
    channels: { socket: { messages: Record<string, { payload: JsonSchema }> } };
  };
  const schemas = document.channels.socket.messages;
  const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
  const { code } = await ada.visitor.open({
    game: 'stellar',
    seats: [{ kind: 'person' }, { kind: 'person' }],
    pace: { kind: 'clock', perMove: 7200, bank: 600 },
  });
  const heard = new Set<string>();
  const faults: string[] = [];
  const onMessage = (message: ServerMessage): void => {
    heard.add(message.type);
    faults.push(...misfits(schemas[message.type]?.payload ?? {}, message, message.type));
  };
  const { server, cookie } = ada.visitor;
  const watcher = new TableLink({ server, cookie, code, since: 0, onMessage });
  onTestFinished(() => watcher.close());
  ada.follow(code);
  ben.follow(code);
  await ben.link?.send({ type: 'sit', seat: 'B' });
  await watcher.send({ type: 'say', text: 'Good evening' });
  await watcher.send({ type: 'say', phrase: 'hello' });
  await expect(watcher.send({ type: 'act', event: 'A nonsense' })).rejects.toThrow();
  await Promise.all([ada.playOn('a'), ben.playOn('b')]);
  watcher.wake();
  const { id: study } = await begin(ada);
  const reader = new TableLink({
    ...{ server, cookie, code: '', onMessage },
    greeting: () => ({ type: 'attend', study }),
  });
  onTestFinished(() => reader.close());
  await ben.link?.send({ type: 'rematch' });
  await expect
    .poll(() => [...heard].sort())
    .toEqual(['attendance', 'done', 'error', 'pong', 'presence', 'study', 'update', 'welcome']);
  expect(faults).toEqual([]);
});
