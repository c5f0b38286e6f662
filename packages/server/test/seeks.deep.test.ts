// The search for an opponent, on two nodes with one PostgreSQL.
import { startPostgres } from '@planisphere/testkit/postgres';
import { it, onTestFinished } from 'vitest';
import { Player } from './player.ts';
import { meet, seek } from './seeking.ts';
import { startServer } from './servers.ts';

it('two nodes on one database bring people together', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.database('seeks');
  const [one, two] = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
  const [ada, ben] = [await Player.arrive(one.url, 'Ada'), await Player.arrive(two.url, 'Ben')];
  await seek(ada);
  await seek(ben);
  const code = await meet(ada, ben);
  for (const player of [ada, ben]) player.follow(code);
  await Promise.all([ada, ben].map((player) => player.until(() => player.table?.status === 'playing')));
  await ada.playUntil(() => ada.confirmed.length > 0 || ben.confirmed.length > 0, 'two nodes');
});
