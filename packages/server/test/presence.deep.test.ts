// Who is at a table: players see each other and the spectators, whichever node each is connected to.
import type { ServerMessage } from '@planisphere/protocol';
import { startPostgres } from '@planisphere/testkit/postgres';
import { expect, it, onTestFinished } from 'vitest';
import { Pool } from '../src/store/pool.ts';
import { Postgres } from '../src/store/postgres.ts';
import { statement } from '../src/store/sql.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

type Presence = Extract<ServerMessage, { type: 'presence' }>;

/** Follows the table and waits until exactly these people are said to be there. */
function following(player: Player, code: string): { sees(...names: string[]): Promise<void> } {
  let last: Presence | undefined;
  let wake = (): void => undefined;
  player.follow(code, {
    onMessage: (message) => {
      if (message.type !== 'presence') return;
      last = message;
      wake();
    },
  });
  const names = (): string => (last?.here ?? []).map(({ name }) => name).join(' ');
  return {
    sees: async (...expected) => {
      while (names() !== expected.join(' '))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      expect(last?.people).toBe(expected.length);
    },
  };
}

/** The planned calls of players who are away. */
async function callsPlanned(url: string, code: string): Promise<readonly unknown[]> {
  const sql = new Postgres(new Pool(url, 1));
  onTestFinished(() => sql.close());
  return sql.all(statement(`select * from deadlines where code = $1 and kind = 'turn'`, code));
}

it('is told across nodes, players first, and ends with the node', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const DATABASE_URL = await postgres.database('presence');
  const [one, two] = [await startServer({ DATABASE_URL }), await startServer({ DATABASE_URL })];
  const ada = await Player.arrive(one.url, 'Ada');
  const { code } = await ada.visitor.open({
    game: 'stellar',
    seats: [{ kind: 'person' }, { kind: 'person' }],
  });
  const eve = await Player.arrive(two.url, 'Eve');
  const ben = await Player.arrive(two.url, 'Ben');
  const adaSide = following(ada, code);
  const eveSide = following(eve, code);
  await adaSide.sees('Ada', 'Eve');
  await eveSide.sees('Ada', 'Eve');
  const benSide = following(ben, code);
  await adaSide.sees('Ada', 'Eve', 'Ben');
  await benSide.sees('Ada', 'Eve', 'Ben');
  await ben.link?.send({ type: 'sit', seat: 'B' });
  eve.link?.close();
  await Promise.all([adaSide, benSide].map((side) => side.sees('Ada', 'Ben')));
  expect(await callsPlanned(DATABASE_URL, code), 'Ada is there, though not on the node of Ben').toEqual([]);
  await two.close();
  await adaSide.sees('Ada');
}, 60_000);
