// People look for each other while the nodes are killed. Nobody gets two tables, and everybody gets one.
import type { SeekAnswer } from '@planisphere/protocol';
import { startPostgres } from '@planisphere/testkit/postgres';
import { expect, it, onTestFinished } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { ServerProcess } from './process.ts';

const PEOPLE = 12;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks whichever node is there until one answers. */
async function ask(urls: readonly string[], cookie: string, request: readonly [string, string, object?]) {
  for (let tries = 0; ; tries++) {
    try {
      const [method, path, body] = request;
      return await new Visitor(urls[tries % urls.length] as string, cookie).call(method, path, body);
    } catch (error) {
      if (tries > 200 || (error as { code?: string }).code === 'bad-message') throw error;
      if ((error as { code?: string }).code === 'meeting-over') return { state: 'waiting' };
      await sleep(50);
    }
  }
}

async function untilStarted(urls: readonly string[], cookie: string): Promise<string> {
  const search = ['POST', '/api/seeks', { game: 'stellar', paces: ['relaxed'] }] as const;
  let answer = (await ask(urls, cookie, search)) as SeekAnswer;
  while (answer.state !== 'started') {
    if (answer.state === 'none') answer = (await ask(urls, cookie, search)) as SeekAnswer;
    else if (answer.state === 'met' && answer.said !== 'yes')
      answer = (await ask(urls, cookie, [
        'POST',
        `/api/seeks/${answer.meeting}`,
        { yes: true },
      ])) as SeekAnswer;
    else {
      await sleep(200);
      answer = (await ask(urls, cookie, ['GET', '/api/seeks'])) as SeekAnswer;
    }
  }
  return answer.code;
}

it('survives SIGKILL of both nodes', { timeout: 300_000 }, async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.database('seekers');
  const nodes = [new ServerProcess({ DATABASE_URL }), new ServerProcess({ DATABASE_URL })];
  onTestFinished(async () => {
    for (const node of nodes) await node.kill();
  });
  for (const node of nodes) await node.start();
  const urls = nodes.map(({ url }) => url);
  const cookies: string[] = [];
  for (let index = 0; index < PEOPLE; index++) {
    const visitor = new Visitor(urls[0] as string);
    await visitor.be({ name: `Guest ${index}`, emblem: 'star' });
    cookies.push(visitor.cookie);
  }
  const searching = Promise.all(
    cookies.map(async (cookie, index) => {
      await sleep(index * 100);
      return untilStarted(index % 2 === 0 ? urls : [...urls].reverse(), cookie);
    }),
  );
  for (const node of nodes) {
    await sleep(500);
    await node.kill();
    await sleep(200);
    await node.start();
  }
  const codes = await searching;
  expect(new Set(codes).size).toBe(PEOPLE / 2);
  for (const [index, cookie] of cookies.entries()) {
    const { tables } = (await ask(urls, cookie, ['GET', '/api/me/tables'])) as { tables: { code: string }[] };
    expect(tables.map(({ code }) => code)).toEqual([codes[index]]);
  }
});
