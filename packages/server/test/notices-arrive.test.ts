// Notices as they arrive: a whole server sends them by Web Push and mail to services that check, decrypt and keep them.
import { unfolded } from '@planisphere/testkit/mail';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseFile } from '../src/store/sqlite.ts';
import { mailServer } from './mail-server.ts';
import { company } from './people.ts';
import { Player } from './player.ts';
import { Browser, type PushService, pushService } from './push-service.ts';
import { seek } from './seeking.ts';
import { type Started, startServer } from './servers.ts';

vi.mock('../src/notices/outward.ts', async () => ({
  outwardAgent: (await import('./push-service.ts')).localAgent,
}));

const MINUTE = 60_000;

interface Post {
  readonly server: Started;
  readonly push: PushService;
  readonly letters: readonly string[];
}

async function post(): Promise<Post> {
  // The clock of the server is put forward; its timers run on.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const { url: SMTP_URL, letters } = await mailServer();
  const server = await startServer({ SMTP_URL, MAIL_FROM: 'stars@example.com' });
  const key = async () => ((await (await fetch(`${server.url}/api/push`)).json()) as { key: string }).key;
  return { server, push: await pushService(key), letters };
}

const later = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE);

async function subscribe(player: Player, name: string): Promise<Browser> {
  const browser = new Browser(name);
  await player.visitor.call('POST', '/api/me/push', browser.subscription);
  return browser;
}

async function giveAddress(player: Player, address: string, letters: readonly string[]): Promise<void> {
  await player.visitor.call('PUT', '/api/me/mail', { address });
  const code = /code: (\S{7})/.exec(unfolded(letters.at(-1)))?.[1] ?? '';
  await player.visitor.call('POST', '/api/me/mail', { address, code });
}

const lettersAbout = (letters: readonly string[], subject: string): readonly string[] =>
  letters.filter((letter) => unfolded(letter).includes(`Subject: ${subject}`));

it('who looks for somebody is called when somebody comes', async () => {
  const { server, push } = await post();
  const [ada, ben] = [await Player.arrive(server.url, 'Ada'), await Player.arrive(server.url, 'Ben')];
  await ben.visitor.be({ name: 'Ben', emblem: 'star', locale: 'fr' });
  const [hers, his] = [await subscribe(ada, 'ada'), await subscribe(ben, 'ben')];
  await seek(ada);
  await seek(ben);
  await expect.poll(() => push.arrived(hers)).toHaveLength(1);
  await expect.poll(() => push.arrived(his)).toHaveLength(1);
  expect(JSON.parse(push.arrived(hers)[0] ?? '')).toMatchObject({
    ...{ text: 'Ben wants to play Stellar with you now.', path: '/' },
  });
  expect(push.arrived(his)[0]).toContain('Ada veut jouer à Stellar avec vous maintenant.');
});

it('whose turn it is while they are away is called by push and mail, after their quiet hours, and once', async () => {
  const { server, push, letters } = await post();
  const { code, ada, ben } = await company(
    { options: { first: 'A' }, pace: { kind: 'days', days: 3 } },
    server,
  );
  await giveAddress(ben, 'ben@example.com', letters);
  const browser = await subscribe(ben, 'ben');
  await ben.link?.send({ type: 'sit', seat: 'B' });
  const zone = 'UTC';
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const hours = { starts: (minute + 1430) % 1440, ends: (minute + 60) % 1440, zone };
  await ben.visitor.call('PUT', '/api/me/quiet', { hours });
  await Promise.all([ada, ben].map((player) => player.until(() => player.table?.status === 'playing')));
  await ben.playUntil(() => ben.last?.scene?.awaiting.includes('B') === false, 'ben');
  ben.link?.close();
  await ada.playUntil(() => ada.last?.scene?.awaiting.join() === 'B', 'ada');
  const db = new Database(databaseFile(server.folder), { readonly: true });
  onTestFinished(() => void db.close());
  const due = () =>
    (
      db.prepare(`select due from deadlines where code = ? and kind = 'turn' and subject = 'B'`).get(code) as
        | { due: number }
        | undefined
    )?.due;
  await expect.poll(due).toBeTypeOf('number');
  const before = due();
  later(1);
  // The server has seen that the call is due, and puts it off to the end of the quiet hours.
  await expect.poll(due).not.toBe(before);
  expect(new Date(due() ?? 0).getUTCMinutes()).toBe(hours.ends % 60);
  expect(push.arrived(browser)).toEqual([]);
  const text = `It is your turn in Stellar at table ${code.slice(0, 3)}-${code.slice(3)}.`;
  expect(lettersAbout(letters, text)).toEqual([]);
  later(60);
  await expect.poll(() => push.arrived(browser)).toHaveLength(1);
  expect(JSON.parse(push.arrived(browser)[0] ?? '')).toEqual({ code, text });
  await expect.poll(() => lettersAbout(letters, text)).toHaveLength(1);
  const [letter] = lettersAbout(letters, text);
  expect(unfolded(letter)).toMatch(/^To: ben@example\.com$/m);
  expect(unfolded(letter)).toContain(`/t/${code}`);
  later(60);
  await expect.poll(due).toBeUndefined();
  expect(push.arrived(browser)).toHaveLength(1);
});

it('a tournament that begins calls those who entered and do not look at it; who took the notices back is left alone', async () => {
  const { server, push, letters } = await post();
  const [ada, ben] = [await Player.arrive(server.url, 'Ada'), await Player.arrive(server.url, 'Ben')];
  const [hers, his] = [await subscribe(ada, 'ada'), await subscribe(ben, 'ben')];
  await giveAddress(ada, 'ada@example.com', letters);
  push.forget(his);
  const { id } = (await ada.visitor.call('POST', '/api/tournaments', {
    ...{ name: 'Dome', game: 'stellar', form: { kind: 'arena', pace: 'brisk', minutes: 10 } },
    starts: Date.now() + 10 * MINUTE,
  })) as { id: string };
  for (const { visitor } of [ada, ben]) await visitor.call('POST', `/api/tournaments/${id}/entry`);
  later(6);
  const text = 'Dome begins in five minutes.';
  await expect.poll(() => push.arrived(hers)).toHaveLength(1);
  expect(JSON.parse(push.arrived(hers)[0] ?? '')).toEqual({ code: id, text, path: `/tournaments/${id}` });
  await expect.poll(() => lettersAbout(letters, text)).toHaveLength(1);
  expect(unfolded(lettersAbout(letters, text)[0])).toContain(`/tournaments/${id}`);
  const places = async () => ((await ben.visitor.call('GET', '/api/me/about')) as { pushes: number }).pushes;
  await expect.poll(places).toBe(0);
  expect(push.arrived(his)).toEqual([]);
});
