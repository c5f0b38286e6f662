// Reports, and what operators do.
import { expect, it } from 'vitest';
import {
  comparisonsBeside,
  comparisonsOf,
  isCompared,
  putComparison,
} from '../../../src/store/comparisons.ts';
import { keepDaily, readSkies } from '../../../src/store/daily.ts';
import { isFollowing, readFollowing, setFollow } from '../../../src/store/follows.ts';
import { createGuest, deleteGuest } from '../../../src/store/guests.ts';
import {
  countReported,
  dropSanction,
  insertDeed,
  putReport,
  putSanction,
  readBanned,
  readDeeds,
  readReports,
  readReportsAbout,
  readSanctions,
  sanctionOn,
  settleReports,
} from '../../../src/store/moderation.ts';
import type { Sql } from '../../../src/store/sql.ts';
import { device, guest, unique } from './samples.ts';

export function moderationContract(open: () => Promise<Sql>): void {
  const arrive = async (sql: Sql, change: object = {}): Promise<string> => {
    const id = `guest ${unique()}`;
    await createGuest(sql, { ...guest(id), ...change }, device(`${id} phone`));
    return id;
  };
  const report = (about: string, reporter: string, words: string, at: number) => ({
    ...{ guest: about, reporter, reason: 'words', words, code: '', at },
  });

  it('keeps one report of a person about another until it is read, and the read ones after it', async () => {
    const sql = await open();
    const [ada, ben, cleo] = [await arrive(sql), await arrive(sql), await arrive(sql)];
    const mine = async (which: 'open' | 'settled') =>
      (await readReports(sql, which, 1000)).filter((row) => row.guest === ada).map(({ words }) => words);
    await putReport(sql, report(ada, ben, 'first', 100));
    await putReport(sql, report(ada, ben, 'second', 200));
    await putReport(sql, report(ada, cleo, 'mine', 300));
    expect(await mine('open')).toEqual(['mine', 'second']);
    expect(await countReported(sql, ben, 100)).toBe(1);
    expect(await countReported(sql, ben, 200)).toBe(0);
    await sql.write([settleReports(ada, 'nothing', 400)]);
    await putReport(sql, report(ada, ben, 'third', 500));
    expect([await mine('open'), await mine('settled')]).toEqual([['third'], ['mine', 'second']]);
    expect(await readReportsAbout(sql, ada, 9)).toMatchObject([
      { words: 'third', reporter: ben, deed: '', settled: 0 },
      { words: 'mine', reporter: cleo, deed: 'nothing', settled: 400 },
      { words: 'second', reporter: ben },
    ]);
    await deleteGuest(sql, cleo);
    expect(await mine('settled')).toEqual(['second']);
    await deleteGuest(sql, ada);
    expect([await mine('open'), await mine('settled')]).toEqual([[], []]);
  });

  it('knows who is muted and banned until it ends or is lifted; what concerns a person concerns their bots', async () => {
    const sql = await open();
    const ada = await arrive(sql);
    const robot = await arrive(sql, { owner: ada });
    const sanction = (kind: string, until: number, why: string) =>
      putSanction({ guest: ada, kind, until, why, since: 100, operator: 'lea' });
    await sql.write([sanction('mute', 1000, 'old'), sanction('ban', 2000, 'Left games.')]);
    await sql.write([sanction('mute', 1500, 'Be kind.')]);
    const on = (who: string, kind: 'mute' | 'ban', now: number) => sanctionOn(sql, { guest: who, kind, now });
    expect(await on(ada, 'mute', 1499)).toEqual({ kind: 'mute', until: 1500, why: 'Be kind.' });
    expect(await on(ada, 'mute', 1500)).toBeUndefined();
    expect(await on(robot, 'ban', 1999)).toMatchObject({ why: 'Left games.' });
    expect([...(await readBanned(sql, [ada, 'nobody'], 1999))]).toEqual([ada]);
    expect([...(await readBanned(sql, [ada], 2000))]).toEqual([]);
    const listed = async (now: number) =>
      (await readSanctions(sql, now, 1000)).filter((row) => row.guest === ada).map(({ kind }) => kind);
    expect(await listed(1200)).toEqual(['ban', 'mute']);
    await sql.write([dropSanction(ada, 'ban')]);
    expect(await listed(1200)).toEqual(['mute']);
    expect(await on(robot, 'ban', 100)).toBeUndefined();
    await deleteGuest(sql, ada);
    expect(await on(ada, 'mute', 100)).toBeUndefined();
  });

  it('knows whom one follows, who was here last first, until one of them is forgotten', async () => {
    const sql = await open();
    const [ada, ben, cleo] = [
      await arrive(sql),
      await arrive(sql, { seen: 5 }),
      await arrive(sql, { seen: 9 }),
    ];
    for (const followed of [ben, cleo, cleo]) await setFollow(sql, { guest: ada, followed, on: true });
    const names = async () => (await readFollowing(sql, ada)).map(({ id }) => id);
    expect([await names(), await isFollowing(sql, ada, ben)]).toEqual([[cleo, ben], true]);
    await setFollow(sql, { guest: ada, followed: ben, on: false });
    expect([await names(), await isFollowing(sql, ada, ben)]).toEqual([[cleo], false]);
    await deleteGuest(sql, cleo);
    expect(await names()).toEqual([]);
  });

  it('tells the daily skies of somebody with their place among all', async () => {
    const sql = await open();
    const [ada, ben, game] = [await arrive(sql), await arrive(sql), `game ${unique()}`];
    const row = (who: string, day: string, score: number) => ({
      ...{ game, day, guest: who, score },
      record: '{}',
      created: 1,
    });
    for (const each of [
      row(ada, '2026-11-02', 50),
      row(ada, '2026-11-03', 70),
      row(ben, '2026-11-03', 80),
      row(ada, '2026-10-01', 1),
    ])
      await keepDaily(sql, each);
    expect(await readSkies(sql, ada, '2026-10-01')).toEqual([
      { game, day: '2026-11-03', score: 70, rank: 2, people: 2 },
      { game, day: '2026-11-02', score: 50, rank: 1, people: 1 },
    ]);
  });

  it('keeps what was compared once, for one person and beside them', async () => {
    const sql = await open();
    const [ada, list] = [await arrive(sql), `stellar/${unique()}`];
    const row = (guest: string, code: string, agreed: number) => ({
      ...{ code, guest, list, decisions: 12, agreed, times: '[1,2]', leaving: 0, at: 100 },
    });
    const code = `C${unique()}`;
    expect(await isCompared(sql, code, ada)).toBe(false);
    await putComparison(sql, row(ada, code, 7));
    await putComparison(sql, row(ada, code, 8));
    await putComparison(sql, row('bot novice', code, 3));
    expect(await isCompared(sql, code, ada)).toBe(true);
    expect(await comparisonsOf(sql, ada)).toEqual([row(ada, code, 7)]);
    expect(await comparisonsBeside(sql, { guest: ada, list, most: 9 })).toEqual([row('bot novice', code, 3)]);
    await deleteGuest(sql, ada);
    expect(await comparisonsOf(sql, ada)).toEqual([]);
  });

  it('keeps what operators did, without the name of somebody who is forgotten', async () => {
    const sql = await open();
    const ada = await arrive(sql);
    const id = `deed ${unique()}`;
    const deed = {
      id,
      at: 9_000_000_000_000,
      operator: 'lea',
      deed: 'mute',
      guest: ada,
      name: 'Ada',
      why: 'Hm.',
    };
    await sql.write([insertDeed(deed)]);
    const kept = async () => (await readDeeds(sql, 1000)).find((row) => row.id === id);
    expect(await kept()).toEqual(deed);
    await deleteGuest(sql, ada);
    expect(await kept()).toEqual({ ...deed, guest: '', name: '', why: '' });
  });
}
