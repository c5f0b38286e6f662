// Random data of all kinds is sent to the server during a real game. All of it gets a coded error or nothing, the table
// changes only by legal actions, and the game ends as it should.
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { below, createRng, type Rng } from '@planisphere/core';
import { LIMITS, MESSAGE_TYPES } from '@planisphere/protocol';
import { expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { hasField } from './examples.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { BareSocket } from './socket.ts';
import { expectVerified } from './verified.ts';

const FRAMES = process.env.PLANISPHERE_LONG === undefined ? 4000 : 120_000;
const AT_ONCE = 200;

const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'A',
  'Z',
  'x'.repeat(3000),
  [],
  {},
  [[[[]]]],
  { kind: 'bot', level: 'greedy' },
  '\u0000',
  '🌙',
  '__proto__',
  'A take 1',
  'A play ? tel 2',
  'chance row 1 M2',
];

function pick<T>(rng: Rng, list: readonly T[]): T {
  return list[below(rng, list.length)] as T;
}

/** An almost correct message: mostly with its own fields, sometimes with one of another message. */
function mutated(rng: Rng, code: string): string {
  const type = pick(
    rng,
    MESSAGE_TYPES.filter((each) => each !== 'hello'),
  );
  const message: Record<string, unknown> = {
    type,
    table: below(rng, 5) === 0 ? pick(rng, VALUES) : code,
    id: below(rng, 5) === 0 ? pick(rng, VALUES) : `id${below(rng, 50)}`,
  };
  for (const key of [
    'seat',
    'with',
    'event',
    'yes',
    'text',
    'phrase',
    'plan',
    'guest',
    'on',
    'since',
    'as',
  ]) {
    if (below(rng, 12) < (hasField(type, key) ? 8 : 1)) message[key] = pick(rng, VALUES);
  }
  const text = JSON.stringify(message);
  if (below(rng, 4) > 0) return text;
  const at = below(rng, text.length);
  return text.slice(0, at) + pick(rng, ['', '"', '}', '\\', '\ud800', '9']) + text.slice(at + below(rng, 4));
}

function frame(rng: Rng, code: string): string | Buffer {
  switch (below(rng, 10)) {
    case 0:
      return randomBytes(below(rng, 300));
    case 1:
      return randomBytes(below(rng, 300)).toString('latin1');
    case 2:
      return 'x'.repeat(below(rng, LIMITS.frame));
    case 3:
      return `${'['.repeat(below(rng, 2000))}`;
    default:
      return mutated(rng, code);
  }
}

/** Frames that break the socket protocol itself: too large, torn, unmasked. They end the connection. */
async function breakSocket(server: string, cookie: string, rng: Rng): Promise<void> {
  const { socket } = await BareSocket.greeted(server, cookie);
  const gone = new Promise((resolve) => socket.on('close', resolve));
  // The stream below, which the library does not expose.
  const { _socket: raw } = socket as WebSocket & { readonly _socket: Duplex };
  switch (below(rng, 4)) {
    case 0:
      socket.send('x'.repeat(LIMITS.frame * 4));
      break;
    case 1:
      raw.write(randomBytes(40));
      raw.destroy();
      break;
    case 2:
      socket.send('{"type":"wat', { fin: false });
      raw.destroy();
      break;
    default:
      raw.write(Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]));
  }
  await gone;
}

async function storm(server: string, code: string): Promise<{ answers: number; codes: Set<string> }> {
  const rng = createRng(11);
  const eve = await Player.arrive(server, 'Eve');
  const codes = new Set<string>();
  let answers = 0;
  while (answers < FRAMES) {
    const bare = await BareSocket.greeted(server, eve.visitor.cookie);
    for (let burst = 0; burst < 10 && bare.closed === undefined; burst++) {
      for (let each = 0; each < AT_ONCE; each++) bare.socket.send(frame(rng, code));
      const before = bare.heard.length;
      bare.say({ type: 'ping' });
      for (let at = before; bare.closed === undefined; at++) if ((await bare.next(at)).type === 'pong') break;
    }
    answers += bare.heard.length;
    for (const message of bare.heard) codes.add(message.type === 'error' ? message.code : message.type);
    bare.socket.close();
    await breakSocket(server, eve.visitor.cookie, rng);
  }
  return { answers, codes };
}

it(`answers ${FRAMES} wrong frames while a game is played`, async () => {
  const server = await startServer({ MESSAGES_PER_SECOND: '100000' });
  const ada = await Player.arrive(server.url, 'Ada');
  const ben = await Player.arrive(server.url, 'Ben');
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const { code } = await ada.visitor.open({ game: 'stellar', seats: [...seats] });
  ada.follow(code);
  await ben.follow(code).send({ type: 'sit', seat: 'B' });
  const raging = storm(server.url, code);
  let over = false;
  void raging.finally(() => {
    over = true;
  });
  // The game lasts as long as the fuzzing, and ends after it.
  const pause = () => (over ? undefined : new Promise<void>((resolve) => setTimeout(resolve, FRAMES / 400)));
  const [{ answers, codes }] = await Promise.all([
    raging,
    ada.playOn('ada', pause),
    ben.playOn('ben', pause),
  ]);
  expect(answers).toBeGreaterThanOrEqual(FRAMES);
  expect([...codes]).toEqual(
    expect.arrayContaining(['bad-json', 'binary', 'bad-message', 'unknown-message', 'not-seated']),
  );
  expect(codes.has('server-error')).toBe(false);
  await expectVerified(ada, code);
  expect(ada.confirmed).toEqual(await ada.recorded());
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
});

it('slows down who talks too much, and lets go of who does not stop', async () => {
  const server = await startServer({ MESSAGES_PER_SECOND: '5' });
  const eve = await Player.arrive(server.url, 'Eve');
  const bare = await BareSocket.greeted(server.url, eve.visitor.cookie);
  for (let each = 0; each < 400; each++) bare.say({ type: 'ping' });
  for (let at = 0; bare.closed === undefined; at++) await bare.next(at);
  expect(bare.closed).toBe(4002);
  expect(bare.heard.filter(({ type }) => type === 'pong').length).toBeLessThan(20);
  expect(bare.heard).toContainEqual(expect.objectContaining({ code: 'too-fast' }));
});
