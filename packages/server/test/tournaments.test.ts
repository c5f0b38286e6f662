// Tournaments over HTTP: two play an arena, a cup stays sealed, and refusals name their true cause.
import type { TournamentInfo, TournamentPage } from '@planisphere/protocol';
import { describe, expect, it } from 'vitest';
import { ServerRefusal } from '../src/client/visitor.ts';
import { tried } from './people.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

async function refusalOf(asking: Promise<unknown>): Promise<string> {
  try {
    return `done: ${JSON.stringify(await asking)}`;
  } catch (error) {
    if (error instanceof ServerRefusal) return `${error.status} ${error.code}`;
    throw error;
  }
}

const ask = <T = TournamentPage>(player: Player, line: string, body?: object): Promise<T> => {
  const [method = '', path = ''] = line.split(' ');
  return player.visitor.call(method, `/api/tournaments${path}`, body) as Promise<T>;
};
const arena = { kind: 'arena', pace: 'brisk', minutes: 10 } as const;
const make = (player: Player, more: object = {}): Promise<{ id: string }> =>
  ask(player, 'POST ', { name: 'Dome', game: 'stellar', form: arena, starts: Date.now(), ...more });

describe('a tournament', () => {
  it('is made, listed, entered and played; what counts cannot be taken back, and nobody asks for a rematch', async () => {
    const { url } = await startServer();
    const [ada, ben] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Ben')];
    const { id } = await make(ada);
    await ask(ada, `POST /${id}/entry`);
    await ask(ben, `POST /${id}/entry`);
    await expect.poll(async () => (await ask(ben, `GET /${id}`)).me?.table).toBeTypeOf('string');
    const { me } = await ask(ada, `GET /${id}?from=me`);
    const { playing } = await ask<{ playing: TournamentInfo[] }>(ben, 'GET ');
    expect(playing.find((each) => each.id === id)).toMatchObject({
      people: 2,
      joined: true,
      state: 'playing',
    });
    for (const player of [ada, ben]) player.follow(me?.table ?? '');
    await ada.until(() => ada.table?.status === 'playing');
    expect(ada.table?.settings).toMatchObject({
      tournament: { id },
      hints: false,
      rated: true,
      chat: 'phrases',
    });
    expect(await tried(ada.link?.send({ type: 'hints' }))).toBe('no-hints');
    expect(await tried(ada.link?.send({ type: 'abandon' }))).toBe('counts');
    await Promise.all([ada, ben].map((player) => player.playOn('arena')));
    expect(await tried(ada.link?.send({ type: 'rematch' }))).toBe('paired-again');
    await expect
      .poll(async () => (await ask(ada, `GET /${id}`)).standings.map(({ points }) => points).join())
      .toMatch(/^(2,0|1,1)$/);
  });

  it('of the day is there for every game, and its deals stay sealed', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const day = new Date().toISOString().slice(0, 10);
    const id = `cup-star-explorer-${day}`;
    await expect
      .poll(async () =>
        (await ask<{ playing: TournamentInfo[] }>(ada, 'GET ')).playing.map((each) => each.id),
      )
      .toContain(id);
    const { code } = await ask<{ code: string }>(ada, `POST /${id}/deals/1`);
    ada.follow(code);
    await ada.playOn('cup');
    expect(ada.table?.end).not.toHaveProperty('seed');
    expect(await refusalOf(ada.visitor.record(code))).toBe('409 sealed');
    const eve = await Player.arrive(url, 'Eve');
    expect(await refusalOf(eve.visitor.table(code))).toBe('404 not-found');
    await expect
      .poll(async () => (await ask(ada, `GET /${id}`)).standings[0]?.results)
      .toEqual([ada.table?.end?.scores?.[0], null, null]);
    expect((await ask(eve, `GET /${id}`)).standings[0]?.results).toEqual([null, null, null]);
  });

  it('refuses what cannot be, and says why', async () => {
    const { url } = await startServer();
    const [ada, eve] = [await Player.arrive(url, 'Ada'), await Player.arrive(url, 'Eve')];
    const soon = Date.now() + 3_600_000;
    expect(await refusalOf(make(ada, { game: 'chess' }))).toBe('400 unknown-game');
    expect(await refusalOf(make(ada, { game: 'stellarion' }))).toBe('400 wrong-players');
    expect(await refusalOf(make(ada, { starts: 5 }))).toBe('400 wrong-start');
    expect(await refusalOf(make(ada, { form: { ...arena, minutes: 1 } }))).toBe('400 bad-message');
    expect(await refusalOf(make(ada, { name: ' ' }))).toBe('400 bad-message');
    const { id } = await make(ada, { starts: soon });
    expect(await refusalOf(ask(eve, `DELETE /${id}`))).toBe('403 not-yours');
    expect(await refusalOf(ask(eve, `PUT /${id}/entry`, { resting: true }))).toBe('409 not-in-it');
    expect(await refusalOf(ask(eve, `POST /${id}/deals/1`))).toBe('404 not-found');
    expect(await refusalOf(ask(eve, 'GET /nowhere'))).toBe('404 not-found');
    for (let more = 0; more < 4; more++) await make(ada, { starts: soon });
    expect(await refusalOf(make(ada, { starts: soon }))).toBe('409 too-many');
    expect(await refusalOf(ask(ada, `DELETE /${id}`))).toBe('done: {}');
  });
});
