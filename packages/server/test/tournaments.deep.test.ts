// An arena whose server is killed without warning: pairings, games and points are unchanged, and it goes on.
import type { TournamentPage } from '@planisphere/protocol';
import { startPostgres } from '@planisphere/testkit/postgres';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Player } from './player.ts';
import { type Environment, ServerProcess } from './process.ts';
import { temporaryFolder } from './servers.ts';

const PEOPLE = 6;

async function databases(): Promise<readonly (readonly [string, Environment])[]> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  return [
    ['SQLite', { DATA_DIR: temporaryFolder() }],
    ['PostgreSQL', { DATABASE_URL: await postgres.database('arena') }],
  ];
}

const page = (player: Player, id: string): Promise<TournamentPage> =>
  player.visitor.call('GET', `/api/tournaments/${id}`) as Promise<TournamentPage>;

/** One life of the server: everybody returns and plays their game to its end. */
async function playRound(server: ServerProcess, cookies: readonly string[], id: string): Promise<string[]> {
  const people = await Promise.all(cookies.map((cookie) => Player.return(server.url, cookie)));
  await expect
    .poll(
      async () => (await Promise.all(people.map((each) => page(each, id)))).every(({ me }) => me?.table),
      {
        timeout: 60_000,
      },
    )
    .toBeTruthy();
  const codes = new Set<string>();
  for (const player of people) {
    const { me } = await page(player, id);
    codes.add(me?.table ?? '');
    player.follow(me?.table ?? '');
  }
  await Promise.all(people.map((player, index) => player.playOn(`arena ${index}`)));
  for (const player of people) player.link?.close();
  return [...codes];
}

describe('an arena', { timeout: 900_000 }, () => {
  it('survives kill −9 of its node, before its games, after them, and on both databases', async () => {
    for (const [name, environment] of await databases()) {
      const server = new ServerProcess(environment);
      onTestFinished(() => server.kill());
      await server.start();
      const people = await Promise.all(
        Array.from({ length: PEOPLE }, (_, index) => Player.arrive(server.url, `Guest ${index}`)),
      );
      const cookies = people.map(({ visitor }) => visitor.cookie);
      const form = { kind: 'arena', pace: 'relaxed', minutes: 60 };
      const wanted = { name: 'Dome', game: 'stellar', form, starts: Date.now() };
      const maker = await Player.arrive(server.url, 'Maker');
      const made = await maker.visitor.call('POST', '/api/tournaments', wanted);
      const { id } = made as { id: string };
      for (const { visitor } of people) await visitor.call('POST', `/api/tournaments/${id}/entry`);
      await server.kill();
      await server.start();
      const first = await playRound(server, cookies, id);
      expect(first, name).toHaveLength(PEOPLE / 2);
      await server.kill();
      await server.start();
      const second = await playRound(server, cookies, id);
      expect(
        second.some((code) => first.includes(code)),
        name,
      ).toBe(false);
      const reader = await Player.return(server.url, cookies[0] ?? '');
      await expect
        .poll(async () => (await page(reader, id)).standings.reduce((sum, { points }) => sum + points, 0), {
          timeout: 60_000,
        })
        .toBe(2 * PEOPLE); // six games: two points each, for one or for both
      await server.kill();
    }
  });
});
