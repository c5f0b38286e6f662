// People who are away are called when it is their turn: by push and, once they have confirmed an address, by mail.
import { noteRendered } from '@planisphere/testkit/rendered';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { callPlayer } from '../src/notices/caller.ts';
import { createMailer } from '../src/notices/mail.ts';
import { noticeWords } from '../src/notices/words.ts';
import { createGuest, setMail } from '../src/store/guests.ts';
import { addPush, pushesOf } from '../src/store/push.ts';
import { databaseFile, Sqlite } from '../src/store/sqlite.ts';
import type { LiveTable } from '../src/table/live.ts';
import { mailServer, unfolded } from './mail-server.ts';
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
