// Swiss rounds of 200 people on both databases: two nodes race for every round, nodes are replaced between rounds,
// people leave, and at the end everything adds up and no game is left open.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@planisphere/testkit/postgres';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { statement } from '../src/store/sql.ts';
import { readGames, readTournament } from '../src/store/tournaments.ts';
import { Site } from './store/contract/tournaments.ts';

const PEOPLE = 200;
const ROUNDS = 8;
/** The weakest leaves after each of these rounds, so the number is odd for a while. */
const LEAVING = [2, 4, 5];

async function databases(): Promise<
  readonly (readonly [string, { databaseUrl?: string; dataDir: string }])[]
> {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const dataDir = mkdtempSync(join(tmpdir(), 'planisphere-swiss-'));
  return [
    ['SQLite', { dataDir }],
    ['PostgreSQL', { dataDir, databaseUrl: await postgres.database('swiss') }],
  ];
}

it('200 people play eight Swiss rounds to the right end, whoever leaves and whatever node is there', {
  timeout: 600_000,
}, async () => {
  for (const [name, { databaseUrl, dataDir }] of await databases()) {
    const { sql } = await openStore({ databaseUrl, dataDir });
    onTestFinished(() => sql.close());
    let site = new Site(sql);
    /** Strongest first: of two players the earlier one always wins. */
    const people = await site.arrive(PEOPLE);
    const strength = new Map(people.map((each, index) => [each, index]));
    const isStronger = (one: string, two: string): boolean =>
      (strength.get(one) ?? 0) < (strength.get(two) ?? 0);
    const id = await site.make({ kind: 'swiss', pace: 'relaxed', rounds: ROUNDS });
    for (const each of people) expect(await site.node.enter(id, each)).toBeUndefined();
    await site.pass(id, 60_000);
    const left = new Set<string>();
    for (let round = 1; round <= ROUNDS; round++) {
      const games = (await readGames(sql, id)).filter((each) => each.round === round);
      const there = people.filter((each) => !left.has(each));
      const seated = games.flatMap(({ one, two }) => (two === '' ? [one] : [one, two]));
      expect([...seated].sort(), `${name}, round ${round}`).toEqual([...there].sort());
      for (const { one, two, code } of games)
        if (two !== '') await site.resign(code, isStronger(one, two) ? two : one);
      if (LEAVING.includes(round)) {
        const weakest = there.at(-1) ?? '';
        left.add(weakest);
        expect(await site.node.stay(id, weakest, 'out')).toBeUndefined();
      }
      site = new Site(sql, site.now); // from here on with new nodes
      await site.pass(id, 5000);
    }
    expect(await readTournament(sql, id), name).toMatchObject({ state: 'over', round: ROUNDS });
    const games = await readGames(sql, id);
    const met = games.flatMap(({ one, two }) => (two === '' ? [] : [[one, two].sort().join()]));
    expect(new Set(met).size).toBe(met.length);
    const rested = games.flatMap(({ one, two }) => (two === '' ? [one] : []));
    expect(new Set(rested).size).toBe(rested.length);
    const rows = [];
    for (let from = 0; from < PEOPLE; from += 50)
      rows.push(...(await site.page(id, undefined, from)).standings);
    expect(rows).toHaveLength(PEOPLE);
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(games.length);
    // Two may have won all eight of their games: the one with the better opponents is first, and the best player is one
    // of them.
    const undefeated = rows.filter(({ points }) => points === ROUNDS).map((row) => row.guest.id);
    expect(undefeated).toContain(people[0]);
    expect(undefeated.length).toBeLessThanOrEqual(2);
    expect(rows.slice(0, undefeated.length).map((row) => row.guest.id)).toEqual(undefeated);
    for (const row of rows) {
      const own = games.filter(({ one, two }) => one === row.guest.id || two === row.guest.id);
      const won = own.filter(
        ({ one, two }) => two === '' || isStronger(row.guest.id, one === row.guest.id ? two : one),
      );
      expect(row.points).toBe(won.length);
    }
    // No table of the tournament is left running.
    const open = `select count(*) as count from tournament_games g join tables t on t.code = g.code
      where g.tournament = $1 and t.status <> 'over'`;
    expect((await sql.all<{ count: number }>(statement(open, id)))[0]?.count).toBe(0);
  }
});
