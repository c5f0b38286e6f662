// People who are away are called when it is their turn: by push and, once they have confirmed an address, by mail.
import { unfolded } from '@planisphere/testkit/mail';
import { noteRendered } from '@planisphere/testkit/rendered';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { sweep } from '../src/deadlines/sweep.ts';
import { COOKIE_LIFETIME } from '../src/http/identity.ts';
import { callPlayer } from '../src/notices/caller.ts';
import { createMailer } from '../src/notices/mail.ts';
import { noticeWords } from '../src/notices/words.ts';
import { createGuest, readGuest, setMail } from '../src/store/guests.ts';
import { addPush, pushesOf } from '../src/store/push.ts';
import { databaseFile, Sqlite } from '../src/store/sqlite.ts';
import type { LiveTable } from '../src/table/live.ts';
import { mailServer } from './mail-server.ts';
import { started } from './people.ts';
import { Player } from './player.ts';
import { startServer, temporaryFolder } from './servers.ts';
import { device } from './store/contract/samples.ts';

describe('mail', () => {
  it('goes to an address that its owner has confirmed, and to no other', async () => {
    const { url, letters } = await mailServer();
    const server = await startServer({ SMTP_URL: url });
    const ada = await Player.arrive(server.url, 'Ada');
    const address = 'ada@example.com';
    await ada.visitor.call('PUT', '/api/me/mail', { address });
    const code = /code: (\S{7})/.exec(unfolded(letters[0]))?.[1] ?? '';
    const confirm = (body: object) =>
      ada.visitor.call('POST', '/api/me/mail', body).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      );
    expect(await confirm({ address: 'eve@example.com', code })).toBe('wrong-code');
    expect(await confirm({ address, code: 'BBB-BBB' })).toBe('wrong-code');
    expect(await confirm({ address, code })).toBe('ok');
    expect(await confirm({ address, code })).toBe('wrong-code');
    expect(await ada.visitor.call('GET', '/api/me')).toMatchObject({ guest: { mail: address } });
    const ben = await Player.arrive(server.url, 'Ben');
    for (const path of ['/api/me', `/api/people/${ada.guest.id}`])
      expect(JSON.stringify(await ben.visitor.call('GET', path))).not.toContain(address);
  });

  it('with a code is sent to one address a few times only, whoever asks', async () => {
    const { url, letters } = await mailServer();
    const server = await startServer({ SMTP_URL: url });
    const ask = async (name: string, address: string) => {
      const { visitor } = await Player.arrive(server.url, name);
      return visitor.call('PUT', '/api/me/mail', { address }).then(
        () => 'sent',
        (error: { code: string }) => error.code,
      );
    };
    for (const name of ['Ada', 'Ben', 'Cleo', 'Dan']) expect(await ask(name, 'ada@example.com')).toBe('sent');
    expect(await ask('Eve', 'ADA@example.com')).toBe('too-many-requests');
    expect(await ask('Fay', 'fay@example.com')).toBe('sent');
    expect(letters).toHaveLength(5);
  });

  it('is offered to strangers and guests where the server sends some, and nowhere else', async () => {
    const { url: SMTP_URL } = await mailServer();
    const [sending, silent] = [await startServer({ SMTP_URL }), await startServer()];
    const me = (visitor: Visitor) => visitor.call('GET', '/api/me');
    expect(await me(new Visitor(sending.url))).toEqual({ sendsMail: true });
    expect(await me((await Player.arrive(sending.url, 'Ada')).visitor)).toMatchObject({ sendsMail: true });
    expect(await me(new Visitor(silent.url))).toEqual({});
    expect(await me((await Player.arrive(silent.url, 'Ada')).visitor)).not.toHaveProperty('sendsMail');
  });

  it('that the mail server does not take is refused', async () => {
    const { url } = await mailServer();
    for (const SMTP_URL of [url, 'smtp://127.0.0.1:1']) {
      const server = await startServer({ SMTP_URL, LOG_LEVEL: 'silent' });
      const ada = await Player.arrive(server.url, 'Ada');
      await expect(
        ada.visitor.call('PUT', '/api/me/mail', { address: 'nobody@example.com' }),
      ).rejects.toMatchObject({ status: 502, code: 'mail-failed' });
    }
  });

  it('ends with the last way in, not before, and with the guest', async () => {
    const server = await startServer();
    const db = new Database(databaseFile(server.folder));
    onTestFinished(() => void db.close());
    const addresses = () => db.prepare('select mail from guests').pluck().all();
    const ada = await Player.arrive(server.url, 'Ada');
    db.prepare(`update guests set mail = 'ada@example.com'`).run();
    const { code } = (await ada.visitor.call('POST', '/api/me/code')) as { code: string };
    const phone = new Visitor(server.url);
    await phone.call('POST', '/api/me/device', { code });
    await phone.call('POST', '/api/me/sign-out');
    expect(addresses()).toEqual(['ada@example.com']);
    await ada.visitor.call('POST', '/api/me/sign-out');
    expect(addresses()).toEqual(['']);
    const ben = await Player.arrive(server.url, 'Ben');
    db.prepare(`update guests set mail = 'ben@example.com' where name = 'Ben'`).run();
    await ben.visitor.call('DELETE', '/api/me');
    expect(addresses()).toEqual(['']);
  });

  it('ends when the last device has not been seen for so long that it is forgotten', async () => {
    const sql = new Sqlite(temporaryFolder());
    onTestFinished(() => sql.close());
    const names = { name: 'Ada', emblem: 'star', locale: 'en', mail: 'ada@example.com', owner: '' };
    await createGuest(sql, { id: 'ada', ...names, created: 1, seen: 1 }, { ...device('hash'), seen: 1 });
    const mail = async () => (await readGuest(sql, 'ada'))?.mail;
    await sweep(sql, COOKIE_LIFETIME);
    expect(await mail()).toBe('ada@example.com');
    await sweep(sql, COOKIE_LIFETIME + 2);
    expect(await mail()).toBe('');
  });
});

describe('a call', () => {
  it('waits also for who leaves after the turn has come', async () => {
    const { server, code, ada, ben } = await started({ pace: { kind: 'days', days: 2 } });
    await ada.playUntil(() => ada.last?.scene?.awaiting.join() === 'B', 'ada');
    const db = new Database(databaseFile(server.folder), { readonly: true });
    onTestFinished(() => void db.close());
    const calls = () =>
      db.prepare(`select subject from deadlines where code = ? and kind = 'turn'`).all(code);
    expect(calls()).toEqual([]);
    ben.link?.close();
    await expect.poll(calls).toEqual([{ subject: 'B' }]);
  });

  it('names the game and the table, forgets dead subscriptions, and says nothing else', async () => {
    const { url, letters } = await mailServer();
    const sql = new Sqlite(temporaryFolder());
    onTestFinished(() => sql.close());
    const guest = {
      id: 'ada',
      name: 'Ada',
      emblem: 'star',
      locale: 'fr',
      mail: '',
      created: 1,
      seen: 1,
      owner: '',
    };
    await createGuest(sql, guest, device('hash'));
    await setMail(sql, 'ada', 'ada@example.com');
    const push = { guest: 'ada', p256dh: 'x', auth: 'y', created: 1, device: '' };
    await addPush(sql, { ...push, endpoint: 'https://push.example.com/alive' });
    await addPush(sql, { ...push, endpoint: 'https://push.example.com/dead' });
    const pushed: string[] = [];
    const failures: unknown[] = [];
    const table: object = {
      fixed: { code: 'BCDFGH', game: { id: 'stellar' } },
      state: { seats: [{ guest: { id: 'ada' } }] },
    };
    const parts = {
      sql,
      push: {
        publicKey: '',
        send: async ({ endpoint }: { endpoint: string }, text: string) => {
          if (endpoint.endsWith('dead')) throw Object.assign(new Error('gone'), { statusCode: 410 });
          pushed.push(text);
        },
      },
      mail: await createMailer(url, 'stars@example.com'),
      url: 'https://stars.example',
      failed: (_: string, error: unknown) => failures.push(error),
    };
    await callPlayer(parts, table as LiveTable, { seat: 0, why: 'turn' });
    expect(pushed).toEqual(['{"code":"BCDFGH","text":"C’est à vous de jouer à Stellar, table BCD-FGH."}']);
    expect(await pushesOf(sql, 'ada')).toHaveLength(1);
    expect(unfolded(letters[0])).toContain('https://stars.example/t/BCDFGH');
    expect(failures).toEqual([]);
  });
});

describe.each(['en', 'fr'])('letters and notices in %s', (locale) => {
  it('are whole sentences that name the game, the table and what to do', () => {
    const { turn, remind, confirm, paired, starting, begun, met, invited } = noticeWords(locale);
    const more = [starting('Dome'), begun('Dome'), met('Stellar', 'Ada'), invited('Stellar', 'Ada')];
    noteRendered([...more, paired('Stellar', 'BCD-FGH')]);
    for (const text of more) expect(text).toMatch(/^[A-ZÀ-Ü].*\.$/);
    expect(paired('Stellar', 'BCD-FGH')).toContain('BCD-FGH');
    const said = [turn('Stellar', 'BCD-FGH'), remind('Stellar', 'BCD-FGH'), confirm('BCD-FGH', 10)];
    noteRendered(said);
    for (const text of said) expect(text).toMatch(/^[A-ZÀ-Ü].*BCD-FGH.*\.$/s);
    expect(said[2]).toContain('10 minutes');
  });
});
