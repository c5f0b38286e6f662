// One guest follows a table again and again, several times at once, and leaves in between. The test counts work:
// positions computed, views made, messages sent.
import type { Game } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { databaseFile } from '../src/store/sqlite.ts';
import { started } from './people.ts';
import { Player } from './player.ts';
import { BareSocket } from './socket.ts';

const game = findGame('stellar')?.game as Game;

async function played() {
  const people = await started();
  const { ada, ben } = people;
  const enough = (): boolean => (ada.last?.seq ?? 0) > 60;
  await Promise.all([ada.playUntil(enough, 'ada'), ben.playUntil(() => enough(), 'ben')]);
  await ben.until(() => ben.last?.seq === ada.last?.seq);
  return people;
}

/** How many positions and views the rules compute while this is done. */
async function workOf(deed: () => Promise<unknown>): Promise<{ applied: number; viewed: number }> {
  const apply = vi.spyOn(game, 'apply');
  const view = vi.spyOn(game, 'view');
  try {
    await deed();
    return { applied: apply.mock.calls.length, viewed: view.mock.calls.length };
  } finally {
    apply.mockRestore();
    view.mockRestore();
  }
}

it('asking for the whole log costs nothing the second time', async () => {
  const { server, code } = await played();
  const eve = await Player.arrive(server.url, 'Eve');
  const bare = await BareSocket.greeted(server.url, eve.visitor.cookie);
  const ask = { type: 'watch', table: code, since: 0 };
  const first = await bare.ask(ask);
  const updates = () => bare.heard.filter(({ type }) => type === 'update');
  const { applied, viewed } = await workOf(async () => {
    for (let again = 0; again < 20; again++) {
      bare.say(ask);
      await expect.poll(updates).toHaveLength(again + 2);
    }
  });
  for (const update of updates()) expect(update).toEqual(first);
  expect({ applied, viewed }).toEqual({ applied: 0, viewed: 0 });
});

it('a log is folded once, and a view is made once for all who see the same', async () => {
  const { server, code, ada } = await played();
  const events = ada.updates.flatMap(({ steps }) => steps.filter((step) => 'event' in step)).length;
  const guests = await Promise.all([1, 2, 3].map((n) => Player.arrive(server.url, `Eve ${n}`)));
  const { applied, viewed } = await workOf(async () => {
    for (const guest of guests) {
      guest.follow(code);
      await guest.until(() => guest.last !== undefined);
    }
  });
  expect(applied).toBe(0);
  expect(viewed).toBeLessThanOrEqual(events);
});

it('following twice is following once, and leaving is leaving', async () => {
  const { server, code, ada, ben } = await started({ pace: { kind: 'days', days: 2 } });
  ben.link?.close();
  const bare = await BareSocket.greeted(server.url, ben.visitor.cookie);
  for (let again = 0; again < 19; again++) bare.say({ type: 'watch', table: code, since: 0 });
  await expect.poll(() => bare.heard.some(({ type }) => type === 'presence')).toBe(true);
  const updates = (): number => bare.heard.filter(({ type }) => type === 'update').length;
  const before = updates();
  await ada.link?.send({ type: 'say', text: 'Hello' });
  await expect.poll(() => updates()).toBe(before + 1);
  await ada.playUntil(() => ada.last?.scene?.awaiting.join() === 'B', 'ada');
  bare.say({ type: 'unwatch', table: code });
  await bare.ask({ type: 'ping' });
  const left = updates();
  await ada.link?.send({ type: 'say', text: 'Are you there?' });
  await bare.ask({ type: 'ping' });
  expect(updates()).toBe(left);
  const db = new Database(databaseFile(server.folder), { readonly: true });
  onTestFinished(() => void db.close());
  const calls = () => db.prepare(`select subject from deadlines where code = ? and kind = 'turn'`).all(code);
  await expect.poll(calls).toEqual([{ subject: 'B' }]);
});

it('who is gone before their turn to be let in is not there', async () => {
  const { server, code, ada } = await started();
  const presences: number[] = [];
  ada.follow(code, {
    onMessage: (message) => {
      if (message.type === 'presence') presences.push(message.people);
    },
  });
  const eve = await Player.arrive(server.url, 'Eve');
  const bare = await BareSocket.greeted(server.url, eve.visitor.cookie);
  for (let again = 0; again < 19; again++) {
    bare.say({ type: 'watch', table: code, since: 0 });
    bare.say({ type: 'unwatch', table: code });
  }
  bare.say({ type: 'watch', table: code });
  await expect.poll(() => presences.at(-1)).toBe(3);
  bare.socket.close();
  await expect.poll(() => presences.at(-1)).toBe(2);
});

it('one person cannot use up the lines of the others', async () => {
  const { server, code, ada, ben } = await started();
  const eve = await Player.arrive(server.url, 'Eve');
  const bare = await BareSocket.greeted(server.url, eve.visitor.cookie);
  const say = async (n: number): Promise<string> => {
    const answer = await bare.answerTo({ type: 'say', table: code, id: `${n}`, text: 'x' } as { id: string });
    return answer.type === 'error' ? answer.code : answer.type;
  };
  for (let n = 0; n < 400; n++) expect(await say(n)).toBe('done');
  expect(await say(400)).toBe('too-much');
  await ada.link?.send({ type: 'say', text: 'Hello' });
  await ben.link?.send({ type: 'say', text: 'Hello' });
});
