// Whom the server admits and what it shows: sockets, requests, private tables, tables without spectators.
import { describe, expect, it, vi } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { company } from './people.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { BareSocket } from './socket.ts';

const two = [{ kind: 'person' }, { kind: 'person' }] as const;

async function table(settings: object = {}) {
  const server = await startServer();
  const ada = await Player.arrive(server.url, 'Ada');
  const ben = await Player.arrive(server.url, 'Ben');
  const { code, key } = await ada.visitor.open({ game: 'stellar', seats: [...two], ...settings });
  ada.follow(code);
  await ben.follow(code, { key }).send({ type: 'sit', seat: 'B' });
  const eve = await Player.arrive(server.url, 'Eve');
  await ada.until(() => ada.table?.status === 'playing');
  return { server, ada, ben, eve, code, key };
}

describe('a private table', () => {
  it('is found with its key only', async () => {
    const { eve, code, key } = await table({ access: 'private' });
    await expect(eve.visitor.table(code)).rejects.toMatchObject({ status: 404 });
    await expect(eve.visitor.table(code, 'wrong')).rejects.toMatchObject({ status: 404 });
    expect(await eve.visitor.table(code, key)).toMatchObject({ code });
  });
});

describe('a table without spectators', () => {
  it('shows nobody else the game or its record', async () => {
    const { ada, ben, eve, code } = await table({ spectators: false });
    await expect(eve.visitor.table(code)).rejects.toMatchObject({ status: 404 });
    await ada.link?.send({ type: 'resign', seat: 'A' });
    await expect(eve.visitor.record(code)).rejects.toMatchObject({ status: 404 });
    expect(await ben.visitor.record(code)).toContain('seed');
  });

  it('sends those away who watched before the start', async () => {
    const { ada, ben } = await company({ spectators: false });
    const eve = await Player.arrive(ada.visitor.server, 'Eve');
    let lost: string | undefined;
    eve.follow(ada.table?.code ?? '', { onLost: (reason) => (lost = reason) });
    await eve.until(() => eve.last !== undefined);
    expect(eve.table?.status).toBe('open');
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ada.until(() => ada.table?.status === 'playing');
    await ada.link?.send({ type: 'say', text: 'Are we alone?' });
    await vi.waitFor(() => expect(lost).toContain('nobody may look on'));
    expect(eve.updates.some(({ scene }) => scene !== undefined)).toBe(false);
    const socket = await BareSocket.greeted(eve.visitor.server, eve.visitor.cookie);
    expect(await socket.ask({ type: 'watch', table: ada.table?.code, since: 0 })).toMatchObject({
      code: 'no-such-table',
    });
  });
});

describe('a player', () => {
  it('is not told the record, the seed or another hand while the game goes on', async () => {
    const { ada, ben, eve, code } = await table();
    await expect(ada.visitor.record(code)).rejects.toMatchObject({ status: 409, code: 'not-over' });
    eve.follow(code);
    await eve.until(() => eve.last !== undefined);
    expect(eve.last?.you).toBe('table');
    expect(ben.last?.you).toBe('B');
    expect(ben.last?.scene?.view).toContain('A.hand=?,?');
    expect(eve.last?.scene?.view).toMatch(/A\.hand=\?,\?.*B\.hand=\?,\?/);
    expect(JSON.stringify([...ada.updates, ...ben.updates, ...eve.updates])).not.toContain('seed');
  });
});

describe('a socket', () => {
  it('is refused to nobody, to a forged cookie and to another site', async () => {
    const { server, ada } = await table();
    const { cookie } = ada.visitor;
    expect(await BareSocket.open(server.url, {})).toBe(401);
    expect(await BareSocket.open(server.url, { cookie: `${cookie}x` })).toBe(401);
    expect(await BareSocket.open(server.url, { cookie: 'planisphere=guest.secret' })).toBe(401);
    expect(await BareSocket.open(server.url, { cookie, origin: 'https://elsewhere.example' })).toBe(403);
    expect(await BareSocket.open(server.url, { cookie, origin: 'null' })).toBe(403);
    expect(typeof (await BareSocket.open(server.url, { cookie, origin: server.url }))).toBe('object');
  });

  it('of another version is told to reload and loses nothing', async () => {
    const { server, ada } = await table();
    const socket = (await BareSocket.open(server.url, { cookie: ada.visitor.cookie })) as BareSocket;
    expect(await socket.ask({ type: 'watch', table: 'BBBBBB' })).toMatchObject({ code: 'no-hello' });
    expect(await socket.ask({ type: 'hello', v: 99 })).toMatchObject({ code: 'reload' });
    await socket.next(99);
    expect(socket.closed).toBe(4001);
  });
});

describe('routes', () => {
  const path = (url: string): string => url.replace(':code', 'BCDFGH').replace(/:\w+/g, 'x');

  it('that change something refuse other sites and forms', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const { cookie } = ada.visitor;
    for (const { method, url } of ROUTES.filter((route) => route.method !== 'GET')) {
      const send = (headers: Record<string, string>, body?: string) =>
        fetch(server.url + path(url), {
          method,
          headers: { cookie, ...headers },
          ...(body !== undefined && { body }),
        });
      expect([url, (await send({ origin: 'https://elsewhere.example' })).status]).toEqual([url, 403]);
      expect([url, (await send({ 'sec-fetch-site': 'cross-site' })).status]).toEqual([url, 403]);
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      if (method !== 'DELETE') expect([url, (await send(form, 'name=x')).status]).toEqual([url, 415]);
    }
  });

  it('answer bad bodies with a coded error', async () => {
    const server = await startServer();
    const ada = await Player.arrive(server.url, 'Ada');
    const bad = async (body: unknown) =>
      ada.visitor.call('POST', '/api/tables', body).then(
        () => 'ok',
        (e) => e.code,
      );
    expect(await bad({})).toBe('bad-message');
    expect(await bad({ game: 'chess', seats: [...two] })).toBe('unknown-game');
    expect(await bad({ game: 'stellar', seats: [two[0]] })).toBe('wrong-players');
    expect(await bad({ game: 'stellar', seats: [...two], options: { frist: 'A' } })).toBe('unknown-field');
    expect(await bad({ game: 'stellar', seats: [two[0], { kind: 'bot', level: 'god' }] })).toBe(
      'unknown-bot',
    );
    expect(await bad({ game: 'stellar', seats: [...two], more: 1 })).toBe('bad-message');
    const huge = await fetch(`${server.url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(100_000), emblem: 'star' }),
    });
    expect(huge.status).toBe(413);
  });

  it('keep the cookie from scripts and say little about the server', async () => {
    const server = await startServer({ PUBLIC_URL: 'https://stars.example' });
    const response = await fetch(`${server.url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: ' <b>Ada\u202e</b>\n', emblem: 'star' }),
    });
    expect(await response.json()).toMatchObject({ guest: { name: '<b>Ada </b>' } });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    const csp = response.headers.get('content-security-policy');
    expect(csp).toContain("default-src 'self'");
    expect(csp).not.toMatch(/'unsafe-(inline|eval)'/);
    expect(response.headers.get('strict-transport-security')).toBeTruthy();
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it('are limited per guest and address, except for those who watch over the server', async () => {
    const server = await startServer({ REQUESTS_PER_MINUTE: '10' });
    const status = async (path: string) => (await fetch(server.url + path)).status;
    const statuses = await Promise.all(Array.from({ length: 15 }, () => status('/api/games')));
    expect(statuses.filter((each) => each === 429).length).toBeGreaterThanOrEqual(5);
    const forged = await fetch(`${server.url}/api/games`, {
      headers: { cookie: `planisphere=${Math.random()}` },
    });
    expect(forged.status).toBe(429); // a forged cookie makes no other guest
    const watching = await Promise.all(Array.from({ length: 30 }, () => status('/health')));
    expect(new Set(watching)).toEqual(new Set([200]));
    expect(await status('/ready')).toBe(200);
  });
});
