// Guests: devices, history, the download of their data, and its deletion.
import { parseRecord } from '@planisphere/core';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { isPushService } from '../src/notices/push.ts';
import { databaseFile } from '../src/store/sqlite.ts';
import { company, started } from './people.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', level: 'random' } as const;

describe('a guest', () => {
  it('has a name that is cleaned and need not be unique', async () => {
    const server = await startServer();
    const [one, two] = [await Player.arrive(server.url, 'Ada'), await Player.arrive(server.url, 'Ada')];
    expect(one.guest.id).not.toBe(two.guest.id);
    expect(await one.visitor.be({ name: '  Zoë \u200b ', emblem: 'sun' })).toMatchObject({
      id: one.guest.id,
      name: 'Zoë',
    });
    await expect(one.visitor.be({ name: '\u200b\n', emblem: 'sun' })).rejects.toMatchObject({
      code: 'bad-message',
    });
    await expect(one.visitor.be({ name: 'x'.repeat(25), emblem: 'sun' })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('sits down and speaks under the name that was typed last', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const ben = await Player.arrive(server.url, 'Guest');
    const { code } = await ada.visitor.open({ game: 'stellar', seats: [person, person] });
    ada.follow(code);
    ben.follow(code);
    await ben.until(() => ben.last !== undefined);
    await ben.visitor.be({ name: 'Ben', emblem: 'sun' });
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ada.until(() => ada.table?.status === 'playing');
    expect(ada.table?.seats[1]?.guest).toMatchObject({ name: 'Ben', emblem: 'sun' });
    await ben.visitor.be({ name: 'Benoît', emblem: 'sun' });
    await ben.link?.send({ type: 'say', text: 'hello' });
    await ada.until(() => ada.last?.steps.some((step) => 'from' in step) === true);
    expect(ada.last?.steps).toMatchObject([{ name: 'Benoît', text: 'hello' }]);
  });

  it('comes in from another device with a code that works once', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const { code } = (await ada.visitor.call('POST', '/api/me/code')) as { code: string };
    const phone = new Visitor(server.url);
    await expect(phone.call('POST', '/api/me/device', { code: 'BBB-BBB-BBB-BBB' })).rejects.toMatchObject({
      status: 403,
    });
    expect(await phone.call('POST', '/api/me/device', { code: code.toLowerCase() })).toMatchObject({
      guest: { id: ada.guest.id },
    });
    expect(await phone.me()).toMatchObject({ id: ada.guest.id });
    await expect(new Visitor(server.url).call('POST', '/api/me/device', { code })).rejects.toMatchObject({
      status: 403,
    });
  });

  it('finds the own games again, in numbers and as records', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const seats = [person, bot];
    const { code } = await ada.visitor.open({ game: 'stellar', seats });
    const other = await ada.visitor.open({ game: 'stellar', seats: [person, person] });
    ada.follow(code);
    await ada.playOn('ada');
    const tables = async (status: string) =>
      ((await ada.visitor.call('GET', `/api/me/tables?status=${status}`)) as { tables: { code: string }[] })
        .tables;
    expect((await tables('over')).map((table) => table.code)).toEqual([code]);
    expect((await tables('open')).map((table) => table.code)).toEqual([other.code]);
    expect(await ada.visitor.call('GET', '/api/me/statistics')).toMatchObject({
      statistics: [{ game: 'stellar', count: 1 }],
    });
    const response = await fetch(`${server.url}/api/me/export`, { headers: { cookie: ada.visitor.cookie } });
    const lines = (await response.text()).trim().split('\n');
    expect(lines.map((line) => parseRecord(line).ok)).toEqual([true]);
  });

  it('is forgotten on request, everywhere', async () => {
    const { server, code, ada, ben } = await started();
    await ben.link?.send({ type: 'say', text: 'my secret' });
    await ben.visitor.call('DELETE', '/api/me');
    await ada.until(() => ada.table?.status === 'over' && ada.table.seats[1]?.guest?.name === '');
    expect(ada.table?.end).toMatchObject({ reason: 'resigned', winners: ['A'] });
    expect(await ben.visitor.me()).toBeUndefined();
    const eve = await Player.arrive(server.url, 'Eve');
    eve.follow(code);
    await eve.until(() => eve.last !== undefined);
    const text = JSON.stringify(eve.updates);
    expect(text).not.toContain('my secret');
    expect(text).not.toContain('Ben');
    expect(text).not.toContain(ben.guest.id);
  });
});

describe('being forgotten', () => {
  const everything = async (url: string, code: string): Promise<string> => {
    const reader = await Player.arrive(url, 'Zoe');
    const link = reader.follow(code);
    await reader.until(() => reader.last !== undefined);
    link.close();
    return JSON.stringify(reader.updates);
  };

  it('takes name and words out of tables where somebody only watched and talked', async () => {
    const { server, code, ben } = await started();
    const eve = await Player.arrive(server.url, 'Evelyn');
    eve.follow(code);
    await eve.until(() => eve.table !== undefined);
    await eve.link?.send({ type: 'say', text: 'a word from the side' });
    expect(await everything(server.url, code)).toContain('a word from the side');
    await eve.visitor.call('DELETE', '/api/me');
    const text = await everything(server.url, code);
    for (const trace of ['Evelyn', 'a word from the side', eve.guest.id]) expect(text).not.toContain(trace);
    const db = new Database(databaseFile(server.folder), { readonly: true });
    const rows = db.prepare('select body from entries union all select guest from traces').all();
    db.close();
    for (const trace of ['Evelyn', 'a word from the side', eve.guest.id])
      expect(JSON.stringify(rows)).not.toContain(trace);
    expect(ben.table?.status).toBe('playing'); // nobody else's game is touched
  });

  it('takes them out of a table where they stood up before the start', async () => {
    const { server, code, ada, ben } = await company({ start: 'asked' });
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ben.link?.send({ type: 'stand', seat: 'B' });
    await ben.visitor.call('DELETE', '/api/me');
    const text = await everything(server.url, code);
    expect(text).not.toContain(ben.guest.id);
    const db = new Database(databaseFile(server.folder), { readonly: true });
    const rows = JSON.stringify(db.prepare('select body from entries').all());
    db.close();
    for (const trace of ['Ben', ben.guest.id]) expect(rows).not.toContain(trace);
    expect(ada.table?.status).toBe('open');
  });
});

describe('notices', () => {
  it('go to push services only, and the key of the site stays the same', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const subscription = (endpoint: string) => ({ endpoint, keys: { p256dh: 'BPk_x', auth: 'abc' } });
    const subscribe = (endpoint: string) =>
      ada.visitor.call('POST', '/api/me/push', subscription(endpoint)).then(
        () => 'ok',
        (error) => error.code,
      );
    expect(await subscribe('https://push.example.com/send/1')).toBe('ok');
    expect(await subscribe('http://push.example.com/send/1')).toBe('bad-message');
    expect(await subscribe('https://localhost/send')).toBe('bad-endpoint');
    const { key } = (await ada.visitor.call('GET', '/api/push')) as { key: string };
    expect(key.length).toBeGreaterThan(80);
    await server.close();
    const again = await startServer({ DATA_DIR: server.folder });
    expect(await new Visitor(again.url).call('GET', '/api/push')).toEqual({ key });
    await expect(
      new Visitor(again.url, ada.visitor.cookie).call('PUT', '/api/me/mail', { address: 'ada@example.com' }),
    ).rejects.toMatchObject({ code: 'no-mail' });
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://127.0.0.1/x', false],
    ['https://[::1]/x', false],
    ['https://2130706433/x', false],
    ['https://printer.local/x', false],
    ['https://intranet/x', false],
    ['https://user@push.example.com/x', false],
    ['https://push.example.com:22/x', false],
  ])('%s is a push service: %s', (endpoint, expected) => {
    expect(isPushService(endpoint)).toBe(expected);
  });
});
