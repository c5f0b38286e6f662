// The log is for operators: it tells what went wrong, and no secret of a guest or a seat.
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loggedError } from '../src/log.ts';
import { databaseFile } from '../src/store/sqlite.ts';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';
import { temporaryFolder } from './servers.ts';
import { BareSocket } from './socket.ts';

const seats = [{ kind: 'person' }, { kind: 'person' }] as const;

/** Two people at a private table; returns what nobody else may read. */
async function playPrivately(url: string): Promise<{ code: string; secrets: Record<string, string> }> {
  const ada = await Player.arrive(url, 'Ada');
  const ben = await Player.arrive(url, 'Ben');
  const { code, key = '' } = await ada.visitor.open({
    game: 'stellar',
    seats: [...seats],
    access: 'private',
  });
  const device = (await ada.visitor.call('POST', '/api/me/code')) as { code: string };
  ada.follow(code);
  await ben.follow(code, { key }).send({ type: 'sit', seat: 'B' });
  await ben.link?.send({ type: 'say', text: 'the moon over Ouranopolis' });
  await ada.visitor.table(code, 'a-wrong-key').catch(() => undefined);
  await Promise.all([ada.playOn('ada'), ben.playOn('ben')]);
  const events = await ada.recorded();
  const cookies = [ada, ben].map(({ visitor }) => decodeURIComponent(visitor.cookie.split('=')[1] ?? ''));
  for (const { link } of [ada, ben]) link?.close();
  return {
    code,
    secrets: {
      'cookie of Ada': cookies[0]?.split('.')[0] ?? '',
      'cookie of Ben': cookies[1]?.split('.')[0] ?? '',
      key,
      device: device.code,
      seed: ada.table?.end?.seed ?? '',
      chat: 'Ouranopolis',
      'a hand': 'hand=',
      'first event': events[0] ?? '',
      'last event': events.at(-1) ?? '',
    },
  };
}

/** Makes the log of a table unreadable, as after a disk failure. */
function spoil(folder: string, code: string): void {
  const db = new Database(databaseFile(folder));
  db.prepare(`update entries set body = substr(body, 1, 30) where code = ? and body like '%chance%'`).run(
    code,
  );
  db.close();
}

describe('the log', { timeout: 120_000 }, () => {
  it('tells of failures, and holds no secret and nothing hidden', async () => {
    const DATA_DIR = temporaryFolder();
    const server = new ServerProcess({ DATA_DIR, LOG_LEVEL: 'debug' });
    onTestFinished(() => server.kill());
    await server.start();
    const { code, secrets } = await playPrivately(server.url);
    await server.kill('SIGTERM');
    spoil(DATA_DIR, code);
    await server.start();
    const eve = await Player.arrive(server.url, 'Eve');
    const socket = await BareSocket.greeted(server.url, eve.visitor.cookie);
    const answer = await socket.ask({ type: 'watch', table: code, key: secrets.key });
    expect(answer).toMatchObject({ type: 'error', code: 'server-error' });
    socket.say({ type: 'act', table: code, id: 'x', event: 'A play H1 tel 2' });
    socket.socket.send(Buffer.from([1, 2, 3]));
    await socket.next(3);
    socket.socket.terminate();
    await server.kill('SIGTERM');
    const lines = server.written.split('\n').filter((line) => line.startsWith('{'));
    const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toContain('message failed');
    expect(messages).toContain('stopped');
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret, what).not.toBe('');
      expect(server.written.includes(secret), `${what} is in the log`).toBe(false);
    }
    expect(server.written.includes('chance'), 'what was dealt is in the log').toBe(false);
  });

  it('writes of an error only what is named', () => {
    const pushed = Object.assign(new Error('ReceivedEntries unexpected response code'), {
      statusCode: 403,
      endpoint: 'https://push.example.com/secret',
      body: 'secret',
    });
    const mailed = Object.assign(new Error('550 <ada@example.com> is secret@example.com'), {
      responseCode: 550,
    });
    const stored = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (secret)' });
    const called = new Error('getaddrinfo for https://push.example.com/secret?x failed');
    for (const error of [pushed, mailed, stored, called, 'secret'])
      expect(JSON.stringify(loggedError(error))).not.toContain('secret');
    expect(loggedError(pushed)).toMatchObject({ type: 'Error', status: 403 });
    expect(loggedError(stored)).toMatchObject({ code: '23505', message: 'duplicate key' });
  });
});
