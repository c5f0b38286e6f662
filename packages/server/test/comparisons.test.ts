// What operators see of a person's rated games: the chosen actions beside those of the strongest bot with the same
// knowledge, and the times taken.
import type { FairPlay } from '@planisphere/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { Comparisons } from '../src/people/comparisons.ts';
import { decisionsOf, spread } from '../src/people/decisions.ts';
import { comparisonsOf } from '../src/store/comparisons.ts';
import { deleteGuest } from '../src/store/guests.ts';
import { Sqlite } from '../src/store/sqlite.ts';
import type { LiveTable } from '../src/table/live.ts';
import { Tables } from '../src/table/tables.ts';
import { company } from './people.ts';
import { startServer } from './servers.ts';
import { quietContext } from './table-context.ts';

const KEY = 'correct-horse-battery';
const clock = { kind: 'clock', perMove: 60, bank: 600 } as const;

async function ratedGame() {
  const server = await startServer({ OPERATOR_KEY: KEY });
  const people = await company({ options: { first: 'A' }, rated: true, pace: clock }, server);
  await people.ben.link?.send({ type: 'sit', seat: 'B' });
  return people;
}

const counted = ({ ada, code }: Awaited<ReturnType<typeof ratedGame>>): Promise<void> =>
  expect
    .poll(async () => ada.visitor.call('GET', `/api/tables/${code}/ratings`), { timeout: 20_000 })
    .toMatchObject({ settled: true });

it('an operator asks the Master, who thinks in the threads of the bots; the others of a game are compared too', async () => {
  const people = await ratedGame();
  const { ada, ben, server } = people;
  const far = () => (ada.last?.seq ?? 0) > 36;
  await Promise.all([ada.playUntil(far, 'a'), ben.playUntil(() => (ben.last?.seq ?? 0) > 36, 'b')]);
  await ben.link?.send({ type: 'resign' });
  await counted(people);
  const lea = new Visitor(server.url, '', { 'x-operator-key': KEY });
  const path = (who: typeof ada) => `/api/operator/people/${who.guest.id}/play`;
  expect(await lea.call('GET', path(ben))).toEqual({ running: false, lists: [] });
  expect(await lea.call('POST', path(ben))).toMatchObject({ running: true });
  const read = async (who: typeof ada): Promise<FairPlay> => (await lea.call('GET', path(who))) as FairPlay;
  await expect.poll(async () => (await read(ben)).running, { timeout: 60_000 }).toBe(false);
  const { lists } = await read(ben);
  expect(lists).toMatchObject([
    {
      list: { game: 'stellar', id: 'relaxed' },
      games: 1,
      left: { share: 1 },
      people: 0,
      usual: {},
      bots: [],
    },
  ]);
  const { decisions = 0, agreement, time } = lists[0] ?? {};
  expect(decisions).toBeGreaterThan(1);
  expect((agreement?.share ?? -1) * decisions).toBeCloseTo(Math.round((agreement?.share ?? -1) * decisions));
  expect(time).toBeGreaterThanOrEqual(0);
  expect((await read(ada)).lists).toMatchObject([{ games: 1, left: { share: 0 } }]);
});

it('compares what the player knew and chose, a bounded number of decisions of each game, once', async () => {
  const people = await ratedGame();
  const { ada, ben, server, code } = people;
  await Promise.all([ada.playOn('a'), ben.playOn('b')]);
  await counted(people);
  await server.close();
  const sql = new Sqlite(server.folder);
  onTestFinished(() => sql.close());
  const tables = new Tables(quietContext(sql, Date.now()), 10);
  const table = (await tables.get(code)) as LiveTable;
  const made = ([0, 1] as const).map((seat) => table.log().then((log) => decisionsOf(table, log, seat)));
  const [first = [], second = []] = await Promise.all(made);
  expect(first.length).toBeGreaterThan(12);
  expect(ada.confirmed).toEqual(expect.arrayContaining(first.map(({ chosen }) => chosen)));
  // A view of the own seat: it hides the other hand.
  for (const decisions of [first, second]) expect(decisions[0]?.job.view).toContain('?');
  const known = new Map([...first, ...second].map(({ job, chosen }) => [`${job.seat} ${job.seed}`, chosen]));
  const asked: string[] = [];
  const comparisons = new Comparisons({
    ...{ sql, tables, now: () => 5 },
    consult: async ({ seat, seed }) => {
      asked.push(`${seat} ${seed}`);
      return asked.length % 2 === 0 ? known.get(`${seat} ${seed}`) : 'something else';
    },
    failed: (_, error) => {
      throw error;
    },
  });
  comparisons.begin(ada.guest.id);
  await expect.poll(async () => (await comparisons.of(ada.guest.id)).running).toBe(false);
  expect(asked).toEqual(
    [...spread(first, 12), ...spread(second, 12)].map(({ job }) => `${job.seat} ${job.seed}`),
  );
  const [row] = await comparisonsOf(sql, ada.guest.id);
  expect(row).toMatchObject({ code, decisions: 12, agreed: 6, leaving: 0, at: 5 });
  expect(JSON.parse(row?.times ?? '')).toEqual(first.map(({ spent }) => spent));
  comparisons.begin(ben.guest.id);
  await expect.poll(async () => (await comparisons.of(ben.guest.id)).running).toBe(false);
  expect(asked).toHaveLength(24);
  await deleteGuest(sql, ada.guest.id);
  expect(await comparisonsOf(sql, ada.guest.id)).toEqual([]);
});
