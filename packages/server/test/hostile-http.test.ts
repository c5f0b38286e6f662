// Slow, many and wrong requests: none of them holds a resource for ever.
import { createECDH, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { isOutward } from '../src/notices/outward.ts';
import { createPusher } from '../src/notices/push.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import { dial } from './dial.ts';
import { Player } from './player.ts';
import { startServer, temporaryFolder } from './servers.ts';
import { BareSocket } from './socket.ts';

it('one address has so many connections, and sockets that were let in do not count', async () => {
  const { url } = await startServer({ MAX_HTTP_CONNECTIONS_PER_ADDRESS: '3' });
  const eve = await Player.arrive(url, 'Eve');
  for (let each = 0; each < 5; each++) await BareSocket.greeted(url, eve.visitor.cookie);
  const held = [dial(url), dial(url), dial(url)];
  await Promise.all(held.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
  const refused = await Promise.race([dial(url).ended, dial(url).ended]);
  expect(refused).toMatch(/^HTTP\/1\.1 503 /);
  for (const { socket } of held) socket.destroy();
  await expect.poll(async () => (await fetch(`${url}/health`).catch(() => undefined))?.status).toBe(200);
});

it('codes cannot be tried out, over HTTP or over sockets, nor by coming back', async () => {
  const { url } = await startServer({ WRONG_CODES_PER_MINUTE: '5' });
  const eve = await Player.arrive(url, 'Eve');
  const ada = await Player.arrive(url, 'Ada');
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
  const mine = await eve.visitor.open({ game: 'stellar', seats: [...seats] });
  const others = await ada.visitor.open({ game: 'stellar', seats: [...seats] });
  const look = (code: string): Promise<string> =>
    eve.visitor.table(code).then(
      () => 'found',
      (error: { code: string }) => error.code,
    );
  const answers: string[] = [];
  for (let each = 0; each < 6; each++) answers.push(await look('BBBBBB'));
  for (let visit = 0; visit < 4; visit++) {
    const bare = await BareSocket.greeted(url, eve.visitor.cookie);
    for (let each = 0; each < 3; each++) {
      const answer = await bare.ask({ type: 'watch', table: 'BBBBBB' });
      answers.push(answer.type === 'error' ? answer.code : answer.type);
    }
    bare.socket.close();
  }
  expect(answers.filter((code) => code === 'not-found' || code === 'no-such-table').length).toBe(10);
  expect(answers.at(-1)).toBe('too-fast');
  expect(await look('BBBBBB')).toBe('too-many-requests');
  expect(await look(others.code), 'a right guess is not told from a wrong one').toBe('too-many-requests');
  expect(await look(mine.code), 'one’s own table is no guess').toBe('found');
});

it('coming back does not bring new messages', async () => {
  const { url } = await startServer({ MESSAGES_PER_SECOND: '5' });
  const eve = await Player.arrive(url, 'Eve');
  let pongs = 0;
  const began = performance.now();
  for (let visit = 0; visit < 8; visit++) {
    const bare = await BareSocket.open(url, { cookie: eve.visitor.cookie });
    if (typeof bare === 'number') continue;
    bare.say({ type: 'hello', v: 1 });
    for (let each = 0; each < 15; each++) bare.say({ type: 'ping' });
    await bare.next(15);
    pongs += bare.heard.filter(({ type }) => type === 'pong').length;
    bare.socket.terminate();
  }
  const seconds = (performance.now() - began) / 1000;
  expect(pongs).toBeLessThanOrEqual(15 + Math.ceil(5 * seconds));
});

it('a guest has a few subscriptions, the latest ones', async () => {
  const { url } = await startServer();
  const eve = await Player.arrive(url, 'Eve');
  const subscribe = (n: number) =>
    eve.visitor.call('POST', '/api/me/push', {
      endpoint: `https://push.example.com/${n}`,
      keys: { p256dh: 'x', auth: 'y' },
    });
  for (let n = 0; n < 30; n++) await subscribe(n);
  const { pushes } = (await eve.visitor.call('GET', '/api/me/about')) as { pushes?: number };
  expect(pushes).toBe(10);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.1.1',
  '100.64.0.1',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
])('%s is not on the internet', (address) => expect(isOutward(address)).toBe(false));

it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is', (address) =>
  expect(isOutward(address)).toBe(true),
);

it('a name that leads to this machine is not called, also when it was allowed before', async () => {
  const server = createServer(() => calls++).listen(0, '127.0.0.1');
  let calls = 0;
  onTestFinished(() => void server.close());
  const sql = new Sqlite(temporaryFolder());
  onTestFinished(() => sql.close());
  const push = await createPusher(sql, 'mailto:stars@example.com');
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const { port } = server.address() as AddressInfo;
  const to = { endpoint: `https://localhost:${port}/`, guest: 'ada', p256dh, auth, created: 1, device: 'x' };
  await expect(push.send(to, 'Hello')).rejects.toThrow('local address');
  expect(calls).toBe(0);
});
