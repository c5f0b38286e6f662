// The search for an opponent by nodes that share only the database.
import { rngOf } from '@planisphere/core';
import { expect, it } from 'vitest';
import { ANSWER_TIME, GONE } from '../../../src/people/meetings.ts';
import { Searches } from '../../../src/people/search.ts';
import { createGuest, deleteGuest, setMute } from '../../../src/store/guests.ts';
import { readWaits, sweepWaits } from '../../../src/store/seeks.ts';
import { type Sql, statement } from '../../../src/store/sql.ts';
import { readTable } from '../../../src/store/tables.ts';
import { device, guest, unique } from './samples.ts';

/** Each test has its own hour, so that rows of other tests are never in the way. */
class Hour {
  now = 1_800_000_000_000 + unique() * 3_600_000;
  readonly read = (): number => this.now;
}

async function arrive(sql: Sql, ...names: string[]): Promise<string[]> {
  const ids = names.map((name) => `${name} ${unique()}`);
  for (const id of ids) await createGuest(sql, guest(id), device(`${id} phone`));
  return ids;
}

const RELAXED = { game: 'stellar', paces: ['relaxed'] } as const;

async function cleared(sql: Sql): Promise<Sql> {
  await sql.write(['seeks', 'meetings', 'waits'].map((table) => statement(`delete from ${table}`)));
  return sql;
}

async function meetingOf(searches: Searches, id: string): Promise<string> {
  const answer = await searches.poll(id);
  if (answer.state !== 'met') throw new Error(`${id} has met nobody: ${answer.state}`);
  return answer.meeting;
}

const playersOf = (sql: Sql, code: string) =>
  sql.all<{ guest: string; seat: string }>(
    statement('select guest, seat from players where code = $1 order by seat', code),
  );

export function seeksContract(open: () => Promise<Sql>): void {
  it('keeps how long the first of two has waited', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const searches = new Searches(sql, time.read);
    const [ada, ben] = (await arrive(sql, 'ada', 'ben')) as [string, string];
    await searches.begin(ada, RELAXED);
    time.now += 12_000;
    await searches.begin(ben, RELAXED);
    await meetingOf(searches, ben);
    expect(await readWaits(sql, time.now - 1)).toEqual([{ game: 'stellar', waited: 12_000 }]);
    expect(await readWaits(sql, time.now)).toEqual([]);
    await sql.write([sweepWaits(time.now + 1)]);
    expect(await readWaits(sql, time.now - 1)).toEqual([]);
  });

  it('brings two together, on two nodes, and opens their table when both say yes', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const [here, there] = [new Searches(sql, time.read), new Searches(sql, time.read)];
    const [ada, ben] = (await arrive(sql, 'ada', 'ben')) as [string, string];
    expect(await here.begin(ada, RELAXED)).toEqual({
      ...{ state: 'waiting', game: 'stellar', paces: ['relaxed'], waited: 0 },
      ...{ range: { low: 1150, high: 1850 }, growsIn: 20_000 },
    });
    expect(await there.begin(ben, { game: 'stellar', paces: ['days', 'relaxed'] })).toMatchObject({
      ...{ state: 'met', pace: 'relaxed', with: { id: ada, name: `${ada} 🌙` }, left: ANSWER_TIME },
    });
    const meeting = await meetingOf(here, ada);
    expect(await here.reply(ada, meeting, 'yes')).toMatchObject({ state: 'met', said: 'yes' });
    const started = await there.reply(ben, meeting, 'yes');
    expect(await here.poll(ada)).toEqual(started);
    expect(await here.reply(ada, meeting, 'yes')).toEqual(started); // a lost answer is sent again
    if (started?.state !== 'started') throw new Error('no table');
    expect(await readTable(sql, started.code)).toMatchObject({ game: 'stellar', status: 'playing' });
    const seated = (await playersOf(sql, started.code)).map((row) => row.guest);
    expect([...seated].sort()).toEqual([ada, ben].sort());
    await here.stop(ada);
    expect(await here.poll(ada)).toEqual({ state: 'none' });
    // The next search is a new one.
    expect(await there.begin(ben, RELAXED)).toMatchObject({ state: 'waiting', waited: 0 });
  });

  it('lets who has answered wait on at the head, and drops who has not', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const searches = new Searches(sql, time.read);
    const [ada, ben, eve] = (await arrive(sql, 'ada', 'ben', 'eve')) as [string, string, string];
    await searches.begin(ada, RELAXED);
    await searches.begin(ben, RELAXED);
    await searches.reply(ada, await meetingOf(searches, ada), 'yes');
    time.now += ANSWER_TIME - 1;
    expect(await searches.poll(ben)).toMatchObject({ state: 'met', left: 1 });
    const meeting = await meetingOf(searches, ben);
    time.now += 1;
    expect(await searches.reply(ben, meeting, 'yes')).toBeUndefined(); // too late
    await searches.poll(ada);
    time.now += 1000;
    expect(await searches.poll(ada)).toMatchObject({ state: 'waiting', waited: ANSWER_TIME + 1000 });
    expect(await searches.poll(ben)).toEqual({ state: 'none' });
    expect(await searches.begin(eve, RELAXED)).toMatchObject({ state: 'met', with: { id: ada } });
  });

  it('brings two together no more for a while after one said no, and both look on', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const searches = new Searches(sql, time.read);
    const [ada, ben, eve] = (await arrive(sql, 'ada', 'ben', 'eve')) as [string, string, string];
    await searches.begin(ada, RELAXED);
    await searches.begin(ben, RELAXED);
    const meeting = await meetingOf(searches, ben);
    expect(await searches.reply(eve, meeting, 'no')).toBeUndefined();
    expect(await searches.reply(ada, 'another', 'no')).toBeUndefined();
    expect(await searches.reply(ada, meeting, 'no')).toMatchObject({ state: 'waiting' });
    expect(await searches.poll(ben)).toMatchObject({ state: 'waiting' });
    expect(await searches.reply(ben, meeting, 'yes')).toBeUndefined();
    expect(await searches.begin(eve, RELAXED)).toMatchObject({ state: 'met', with: { id: ada } });
    // Stopping during a call is a refusal.
    await searches.stop(eve);
    expect(await searches.poll(ada)).toMatchObject({ state: 'waiting' });
    for (let passed = 0; passed < 145_000; passed += 5000) {
      time.now += 5000;
      await Promise.all([ada, ben].map((id) => searches.poll(id)));
    }
    expect(await searches.poll(ada)).toMatchObject({ state: 'met', with: { id: ben } });
  });

  it('forgets who gives no sign of life', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const searches = new Searches(sql, time.read);
    const [ada, ben] = (await arrive(sql, 'ada', 'ben')) as [string, string];
    await searches.begin(ada, RELAXED);
    time.now += GONE;
    expect(await searches.begin(ben, RELAXED)).toMatchObject({ state: 'waiting' });
    expect(await searches.poll(ada)).toEqual({ state: 'none' });
    time.now += GONE - 1;
    expect(await searches.poll(ben)).toMatchObject({ state: 'waiting' });
    time.now += GONE - 1;
    expect(await searches.begin(ada, RELAXED)).toMatchObject({ state: 'met' });
  });

  it('keeps apart who muted whom, who has no pace in common, and who looks for another game', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const searches = new Searches(sql, time.read);
    const [ada, ben, eve] = (await arrive(sql, 'ada', 'ben', 'eve')) as [string, string, string];
    await setMute(sql, { guest: ben, muted: ada, on: true });
    await searches.begin(ada, RELAXED);
    expect(await searches.begin(ben, RELAXED)).toMatchObject({ state: 'waiting' });
    expect(await searches.begin(eve, { game: 'stellar', paces: ['brisk'] })).toMatchObject({
      state: 'waiting',
    });
    expect(await searches.begin(ben, { game: 'stellarion', paces: ['brisk'] })).toMatchObject({
      ...{ state: 'waiting', game: 'stellarion' },
    });
    time.now += 1000;
    // The pace changes during the search.
    expect(await searches.begin(ada, { game: 'stellar', paces: ['brisk'] })).toMatchObject({
      ...{ state: 'met', pace: 'brisk', with: { id: eve } },
    });
  });

  it('waits on when the other is forgotten', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const searches = new Searches(sql, time.read);
    const [ada, ben] = (await arrive(sql, 'ada', 'ben')) as [string, string];
    await searches.begin(ada, RELAXED);
    await searches.begin(ben, RELAXED);
    await searches.reply(ben, await meetingOf(searches, ben), 'yes');
    await deleteGuest(sql, ben);
    time.now += 1000;
    expect(await searches.poll(ada)).toMatchObject({ state: 'waiting' });
    const [eve] = (await arrive(sql, 'eve')) as [string];
    expect(await searches.begin(eve, RELAXED)).toMatchObject({ state: 'met', with: { id: ada } });
  });

  it('puts nobody at two tables and loses nobody, however many come at once on several nodes', async () => {
    const sql = await cleared(await open());
    const time = new Hour();
    const nodes = [1, 2, 3].map(() => new Searches(sql, time.read));
    const people = await arrive(sql, ...Array.from({ length: 41 }, (_, index) => `p${index}`));
    const rng = rngOf('seekers');
    const node = (): Searches => nodes[rng.next() % nodes.length] as Searches;
    await Promise.all(people.map((id) => node().begin(id, RELAXED)));
    const codes = new Map<string, string>();
    for (let round = 0; round < 20 && codes.size < 40; round++) {
      time.now += 1000;
      await Promise.all(
        people.map(async (id) => {
          const answer = await node().poll(id);
          if (answer.state === 'met') await node().reply(id, answer.meeting, 'yes');
          if (answer.state === 'started') codes.set(id, answer.code);
        }),
      );
    }
    expect(codes.size).toBe(40);
    const list = people.map((_, index) => `$${index + 1}`).join(', ');
    const seats = await sql.all<{ guest: string; code: string }>(
      statement(`select guest, code from players where guest in (${list})`, ...people),
    );
    expect(new Set(seats.map((row) => row.guest)).size).toBe(seats.length);
    expect(new Map(seats.map((row) => [row.guest, row.code]))).toEqual(codes);
  });
}
