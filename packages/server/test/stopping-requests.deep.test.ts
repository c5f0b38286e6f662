// Requests to a server that is stopping: those it has begun to read get an answer, later ones a refusal with a code.
import { connect, type Socket } from 'node:net';
import { startPostgres } from '@planisphere/testkit/postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { Visitor } from '../src/client/index.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

const person = { kind: 'person' } as const;
const bot = { kind: 'bot', level: 'random' } as const;
/** Milliseconds after which the deadline of a table asks its bot again. */
const BOT_GRACE = 20_000;

const BODY = JSON.stringify({
  game: 'stellar',
  seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
});

function head(cookie: string, length: number): string {
  return `POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;
}

async function opened(url: string): Promise<{ socket: Socket; heard: () => string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, heard: () => text };
}

/** The status with which a socket is refused; 101 when it opens. */
function socketStatus(url: string, cookie: string): Promise<number> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/socket`, { headers: { cookie } });
  return new Promise((resolve) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => resolve(0));
  }).finally(() => socket.terminate()) as Promise<number>;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a server that stops', { timeout: 60_000 }, () => {
  it('answers a request it has begun to read, and refuses the next one on that connection', async () => {
    const { url, close } = await startServer();
    const ada = new Visitor(url);
    await ada.be({ name: 'Ada', emblem: 'comet' });
    const { socket, heard } = await opened(url);
    socket.write(head(ada.cookie, BODY.length) + BODY.slice(0, 10));
    await sleep(200);
    const closing = close();
    await sleep(200);
    socket.write(BODY.slice(10));
    socket.write(head(ada.cookie, BODY.length) + BODY);
    await expect.poll(heard, { timeout: 10_000 }).toContain('"commitment"');
    await closing;
    expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
    const [, second] = heard().split(/(?=HTTP\/1\.1 \d)/);
    expect(second).toMatch(/^HTTP\/1\.1 503 /);
    expect(second).toContain('"code":"stopping","message":"This server stops; try again in a moment."');
  });

  it('lets the other node serve the tables that are opened while it sends its clients there', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const DATABASE_URL = await postgres.database('draining');
    const [one, two] = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
    const ada = await Player.arrive(one.url, 'Ada');
    const { code } = await ada.visitor.open({ game: 'stellar', seats: [person, person] });
    const link = ada.follow(code);
    await ada.until(() => ada.table !== undefined);
    const closing = one.close();
    expect((await fetch(`${one.url}/ready`)).status).toBe(503);
    const opened = await ada.visitor.open({ game: 'stellar', seats: [bot, person], options: { first: 'A' } });
    const there = await Player.return(two.url, ada.visitor.cookie);
    const other = there.follow(opened.code);
    const stepOf = (seat: string) =>
      there.updates
        .flatMap(({ steps }) => steps)
        .find((step) => 'event' in step && step.event.startsWith(seat));
    await there.until(() => stepOf('A ') !== undefined);
    expect((stepOf('A ')?.at ?? 0) - (there.updates[0]?.steps[0]?.at ?? 0)).toBeLessThan(BOT_GRACE);
    await closing;
    link.close();
    other.close();
    expect(await there.visitor.table(code)).toMatchObject({ status: 'open' });
  });

  it('lets somebody who is still there sit down and rematch, and refuses whoever comes', async () => {
    const postgres = await startPostgres();
    onTestFinished(() => postgres.stop());
    const DATABASE_URL = await postgres.database('draining');
    const [one, two] = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
    const ada = await Player.arrive(one.url, 'Ada');
    const ben = await Player.arrive(one.url, 'Ben');
    const { code } = await ada.visitor.open({ game: 'stellar', seats: [person, person] });
    ada.follow(code);
    ben.follow(code);
    await ben.until(() => ben.table !== undefined);
    const closing = one.close();
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ben.link?.send({ type: 'resign' });
    await ada.link?.send({ type: 'rematch' });
    await ben.link?.send({ type: 'rematch' });
    const seen = await Player.return(two.url, ben.visitor.cookie);
    const link = seen.follow(code);
    await seen.until(() => seen.table?.rematch !== undefined);
    expect(await seen.visitor.table(seen.table?.rematch ?? '')).toMatchObject({ status: 'playing' });
    await expect.poll(() => socketStatus(one.url, ada.visitor.cookie), { timeout: 10_000 }).toBe(503);
    await closing;
    for (const each of [link, ada.link, ben.link]) each?.close();
  });
});
