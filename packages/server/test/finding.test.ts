// Finished games are found by people who may read their records, and by nobody else.
import type { FoundTables } from '@planisphere/protocol';
import { expect, it } from 'vitest';
import { ServerRefusal } from '../src/client/visitor.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

const person = { kind: 'person' } as const;

const find = (player: Player, query = ''): Promise<FoundTables> =>
  player.visitor.call('GET', `/api/finished?${query}`) as Promise<FoundTables>;
const codes = async (player: Player, query = ''): Promise<readonly string[]> =>
  (await find(player, query)).tables.map(({ code }) => code);

async function world() {
  const { url } = await startServer();
  const [ada, ben, eve] = await Promise.all(['Ada', 'Bén', 'Eve'].map((name) => Player.arrive(url, name)));
  if (ada === undefined || ben === undefined || eve === undefined) throw new Error('somebody is missing');
  /** Ada gives up at once. */
  const over = async (access: 'open' | 'link' | 'private', more: object = {}): Promise<string> => {
    const { code, key } = await ada.visitor.open({
      game: 'stellar',
      seats: [person, person],
      access,
      ...more,
    });
    const opened = { ...(key !== undefined && { key }) };
    ada.follow(code, opened);
    ben.follow(code, opened);
    await ben.until(() => ben.table?.code === code);
    await ben.link?.send({ type: 'sit', seat: 'B' });
    await ada.until(() => ada.table?.code === code && ada.table.status === 'playing');
    await ada.link?.send({ type: 'resign' });
    await ada.until(() => ada.table?.status === 'over');
    ada.link?.close();
    ben.link?.close();
    return code;
  };
  return { ada, ben, eve, over, nobody: new URL('/api/finished', url) };
}

it('by players, result and what is typed, with the position of the moment', async () => {
  const { ada, ben, eve, over } = await world();
  const code = await over('open');
  const [found] = (await find(eve, 'game=stellar&player=ben&result=won')).tables;
  expect(found).toMatchObject({ code, game: 'stellar', names: ['Ada', 'Bén'], winners: ['B'] });
  expect(found?.position).toMatch(/turn=0/);
  expect((await find(ben)).tables[0]?.seat).toBe('B');
  for (const query of ['text=bén,%20stellar', 'text=ada', 'result=lost&player=ada', `mine=yes`])
    expect(await codes(ada, query), query).toEqual([code]);
  for (const query of ['text=zoé', 'game=stellarion', 'result=won&player=ada', 'opening=Z9', 'pattern=none'])
    expect(await codes(ada, query), query).toEqual([]);
  expect(await codes(eve, 'mine=yes')).toEqual([]);
});

it('public ones by everybody, others by those who played, none of those who hide by strangers', async () => {
  const { ada, ben, eve, over, nobody } = await world();
  const hidden = await over('private');
  const linked = await over('link');
  const unwatched = await over('open', { spectators: false });
  const open = await over('open');
  for (const player of [ada, ben]) expect(await codes(player)).toEqual([open, unwatched, linked, hidden]);
  expect(await codes(eve)).toEqual([open]);
  expect(((await (await fetch(nobody)).json()) as FoundTables).tables).toHaveLength(1);
  await ben.visitor.call('PUT', '/api/me/profile', { hidden: true });
  expect(await codes(eve)).toEqual([]);
  expect(await codes(ada)).toHaveLength(4);
  expect((await fetch(`${nobody}?mine=yes`)).status).toBe(401);
});

it('refuses what it cannot read, and goes on where a page ended', async () => {
  const { ada, over } = await world();
  const [first, second] = [await over('open'), await over('open')];
  const [latest] = (await find(ada)).tables;
  expect(latest?.code).toBe(second);
  expect(await codes(ada, `after=${latest?.ended}.${second}`)).toEqual([first]);
  for (const bad of [
    'game=chess',
    'result=maybe',
    'after=yesterday',
    'colour=red',
    `text=${'x'.repeat(201)}`,
  ])
    await expect(find(ada, bad), bad).rejects.toThrow(ServerRefusal);
});
