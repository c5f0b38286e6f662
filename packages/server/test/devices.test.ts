// Ways to sign in: devices and passkeys in a list, each removable; signing out; cookies that are renewed and expire.
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { deviceLabel } from '../src/http/device-label.ts';
import { databaseFile } from '../src/store/sqlite.ts';
import { Authenticator } from './authenticator.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { BareSocket } from './socket.ts';

interface Ways {
  readonly devices: readonly { id: string; label: string; current?: boolean; seen: number }[];
  readonly passkeys: readonly { id: string; created: number; used: number }[];
}

const waysOf = async (visitor: Visitor): Promise<Ways> =>
  (await visitor.call('GET', '/api/me/devices')) as Ways;

const statusOf = (calling: Promise<unknown>): Promise<number> =>
  calling.then(
    () => 200,
    (error: { status: number }) => error.status,
  );

async function withPhone(url: string): Promise<{ ada: Player; phone: Visitor }> {
  const ada = await Player.arrive(url, 'Ada');
  const { code } = (await ada.visitor.call('POST', '/api/me/code')) as { code: string };
  const phone = new Visitor(url);
  await phone.call('POST', '/api/me/device', { code });
  return { ada, phone };
}

function change(folder: string, text: string, ...values: readonly (string | number)[]): void {
  const db = new Database(databaseFile(folder));
  db.prepare(text).run(...values);
  db.close();
}

describe('the devices of a guest', () => {
  it('are listed, and one that is removed is let in no more and loses its sockets', async () => {
    const { url } = await startServer();
    const { ada, phone } = await withPhone(url);
    const stranger = await Player.arrive(url, 'Eve');
    const { devices } = await waysOf(ada.visitor);
    expect(devices).toHaveLength(2);
    const other = devices.find(({ current }) => current !== true)?.id ?? '';
    expect((await waysOf(phone)).devices.find(({ current }) => current)?.id).toBe(other);
    const [mine, theirs] = [
      await BareSocket.greeted(url, ada.visitor.cookie),
      await BareSocket.greeted(url, phone.cookie),
    ];
    const path = `/api/me/devices/${other}`;
    expect(await statusOf(stranger.visitor.call('DELETE', path))).toBe(404);
    expect(await statusOf(ada.visitor.call('DELETE', path))).toBe(200);
    expect(await statusOf(ada.visitor.call('DELETE', path))).toBe(404);
    await expect.poll(() => theirs.closed).toBe(1008);
    expect(await phone.me()).toBeUndefined();
    expect(await mine.ask({ type: 'ping' })).toEqual({ type: 'pong' });
    expect((await waysOf(ada.visitor)).devices).toHaveLength(1);
    mine.socket.terminate();
  });

  it('end with signing out, also for whoever has kept the cookie', async () => {
    const { url } = await startServer();
    const { ada, phone } = await withPhone(url);
    const kept = phone.cookie;
    await phone.call('POST', '/api/me/sign-out');
    expect(phone.cookie).toBe('planisphere=');
    expect(await new Visitor(url, kept).me()).toBeUndefined();
    expect(await statusOf(new Visitor(url, kept).call('GET', '/api/me/devices'))).toBe(401);
    expect(await ada.visitor.me()).toMatchObject({ id: ada.guest.id });
  });

  it('get a new cookie after a month; the old one is good until the new one has arrived', async () => {
    const { url, folder } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const old = ada.visitor.cookie;
    await ada.visitor.me();
    expect(ada.visitor.cookie).toBe(old);
    change(folder, 'update devices set issued = ?', Date.now() - 31 * 86_400_000);
    await new Visitor(url, old).me(); // the answer gets lost
    await ada.visitor.me();
    const renewed = ada.visitor.cookie;
    expect(renewed).not.toBe(old);
    expect((await waysOf(new Visitor(url, old))).devices).toHaveLength(1);
    expect(await statusOf(new Visitor(url, renewed).call('GET', '/api/me/tables'))).toBe(200);
    change(folder, 'update devices set ends = 1 where ends > 0'); // the minute for requests on their way is over
    expect(await new Visitor(url, old).me()).toBeUndefined();
    expect(await new Visitor(url, renewed).me()).toMatchObject({ id: ada.guest.id });
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['node', ''],
    [undefined, ''],
  ])('are called by browser and system: %s', (agent, label) => {
    expect(deviceLabel(agent)).toBe(label);
  });
});

describe('passkeys', () => {
  it('are listed and removed, and a removed one opens nothing', async () => {
    const PUBLIC_URL = 'https://stars.example';
    const { url } = await startServer({ PUBLIC_URL });
    const ada = await Player.arrive(url, 'Ada');
    const authenticator = new Authenticator(PUBLIC_URL);
    const challenge = async (visitor: Visitor, path: string): Promise<string> =>
      ((await visitor.call('POST', path)) as { challenge: string }).challenge;
    await ada.visitor.call(
      'POST',
      '/api/me/passkey',
      authenticator.register(await challenge(ada.visitor, '/api/me/passkey/options')),
    );
    const signIn = async (): Promise<number> => {
      const visitor = new Visitor(url);
      const answer = authenticator.signIn(await challenge(visitor, '/api/passkey/options'));
      return statusOf(visitor.call('POST', '/api/passkey', answer));
    };
    expect(await signIn()).toBe(200);
    const { passkeys, devices } = await waysOf(ada.visitor);
    expect(passkeys).toHaveLength(1);
    expect(devices).toHaveLength(2);
    const path = `/api/me/passkeys/${passkeys[0]?.id}`;
    const stranger = await Player.arrive(url, 'Eve');
    expect(await statusOf(stranger.visitor.call('DELETE', path))).toBe(404);
    expect(await statusOf(ada.visitor.call('DELETE', path))).toBe(200);
    expect(await signIn()).toBe(403);
    expect((await waysOf(ada.visitor)).passkeys).toEqual([]);
  });
});
