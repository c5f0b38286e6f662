// Guests, their devices and codes, and who is at a table through which node.
import { expect, it } from 'vitest';
import { dropCrowds, readCrowds, writeCrowds } from '../../../src/store/crowds.ts';
import {
  addDevice,
  devicesOf,
  dropDevice,
  noteVisit,
  readVisit,
  renewDevice,
} from '../../../src/store/devices.ts';
import {
  createCode,
  createGuest,
  deleteGuest,
  noteGuest,
  readGuest,
  readMutes,
  renameGuest,
  setMute,
  takeCode,
} from '../../../src/store/guests.ts';
import { readHours, sweepHours } from '../../../src/store/hours.ts';
import { type Sql, statement } from '../../../src/store/sql.ts';
import { device, guest, unique } from './samples.ts';

export function peopleContract(open: () => Promise<Sql>): void {
  it('knows guests by their devices until they are deleted', async () => {
    const sql = await open();
    const id = `guest ${unique()}`;
    await createGuest(sql, guest(id), device(`${id} phone`));
    await addDevice(sql, device(`${id} laptop`, { guest: id }));
    expect((await readVisit(sql, `${id} laptop`, 9))?.guest).toEqual(guest(id));
    expect(await readVisit(sql, 'nobody', 9)).toBeUndefined();
    await renameGuest(sql, { id, name: 'Zoë', emblem: 'sun', locale: 'en' });
    expect(await readGuest(sql, id)).toMatchObject({ name: 'Zoë', emblem: 'sun', locale: 'en' });
    await setMute(sql, { guest: id, muted: 'other', on: true });
    await setMute(sql, { guest: id, muted: 'other', on: true });
    expect(await readMutes(sql, id)).toEqual(['other']);
    await setMute(sql, { guest: id, muted: 'other', on: false });
    expect(await readMutes(sql, id)).toEqual([]);
    await deleteGuest(sql, id);
    expect(await readVisit(sql, `${id} phone`, 9)).toBeUndefined();
    expect(await readGuest(sql, id)).toBeUndefined();
  });

  it('counts people once in every hour, and not their bots', async () => {
    const sql = await open();
    const HOUR = 3_600_000;
    // Far from the hours of other tests.
    const noon = (10_000_000 + 24 * unique()) * HOUR;
    const counted = async () => (await readHours(sql, noon - HOUR)).join(' ');
    const none = (await counted()).split(' ').map(Number);
    const since = async () =>
      (await readHours(sql, noon - HOUR)).map((each, hour) => each - (none[hour] ?? 0));
    const [id, bot] = [`guest ${unique()}`, `bot ${unique()}`];
    await createGuest(sql, { ...guest(id), seen: noon }, device(`${id} phone`));
    await createGuest(sql, { ...guest(bot), owner: id, seen: noon }, device(`${bot} phone`));
    const here = async (who: string, now: number) => {
      const row = await readGuest(sql, who);
      if (row !== undefined) await Promise.all([noteGuest(sql, row, now), noteGuest(sql, row, now)]);
    };
    for (const minutes of [10, 50, 61, 70]) await here(id, noon + minutes * 60_000);
    await here(bot, noon + HOUR);
    const hour = (noon / HOUR) % 24;
    const found = await since();
    expect([found[hour], found[(hour + 1) % 24], found[(hour + 2) % 24]]).toEqual([1, 1, 0]);
    await sql.write([sweepHours(noon + HOUR)]);
    expect((await readHours(sql, noon - HOUR))[hour]).toBe(0);
    await sql.write([sweepHours(noon + 30 * HOUR)]);
  });

  it('renews the secret of a device, and ends the old one when the new one has arrived', async () => {
    const sql = await open();
    const id = `guest ${unique()}`;
    const old = device(`${id} old`, { guest: id, id: 'phone', label: 'Firefox, Linux' });
    await createGuest(sql, guest(id), old);
    await renewDevice(sql, old, { hash: `${id} lost`, now: 100 });
    await renewDevice(sql, old, { hash: `${id} new`, now: 200 });
    const known = async (hash: string, now: number) => (await readVisit(sql, `${id} ${hash}`, now))?.device;
    expect(await known('lost', 300)).toBeUndefined(); // the cookie never arrived, and another was made
    expect(await known('old', 300)).toBeDefined();
    const next = await known('new', 300);
    expect(next).toMatchObject({ id: 'phone', label: 'Firefox, Linux', issued: 200 });
    if (next !== undefined) await noteVisit(sql, next, 300);
    expect(await known('old', 60_299)).toBeDefined(); // requests that were on their way
    expect(await known('old', 60_300)).toBeUndefined();
    expect(await known('new', 99_999_999)).toMatchObject({ replaces: '', ends: 0 });
    expect(await devicesOf(sql, id, 400)).toEqual([
      { id: 'phone', label: 'Firefox, Linux', created: 5, seen: 300 },
    ]);
    expect(await dropDevice(sql, 'somebody else', 'phone')).toBe(false);
    expect(await dropDevice(sql, id, 'phone')).toBe(true);
    expect(await known('new', 400)).toBeUndefined();
  });

  it('takes a one-time code once, and not when it is too old', async () => {
    const sql = await open();
    const id = `guest ${unique()}`;
    await createCode(sql, { hash: `${id} old`, guest: id, expires: 100 });
    await createCode(sql, { hash: `${id} code`, guest: id, expires: 100 });
    expect(await takeCode(sql, `${id} old`, 50)).toBeUndefined(); // a new one replaces it
    const takes = await Promise.all([takeCode(sql, `${id} code`, 50), takeCode(sql, `${id} code`, 50)]);
    expect(takes.filter((each) => each === id)).toHaveLength(1);
    await createCode(sql, { hash: `${id} late`, guest: id, expires: 100 });
    expect(await takeCode(sql, `${id} late`, 100)).toBeUndefined();
  });

  it('knows the people of other nodes that are alive', async () => {
    const sql = await open();
    const [code, empty] = [`C${unique()}`, `C${unique()}`];
    const guest = (id: string) => ({ id, name: 'Zoë', emblem: 'sun' }) as const;
    const now = 2_000_000_000_000; // later than all other times in this store
    for (const [node, seen] of [
      ['n1', 0],
      ['n2', 100],
      ['n3', 60_000],
    ] as const)
      await sql.write([
        statement(
          'insert into nodes (id, seen) values ($1, $2) on conflict (id) do update set seen = excluded.seen',
          node,
          now - seen,
        ),
      ]);
    const crowd = (...ids: string[]) => new Map([[code, { guests: ids.map(guest), people: ids.length }]]);
    await writeCrowds(sql, 'n1', crowd('own'));
    await writeCrowds(sql, 'n2', crowd('early'));
    await writeCrowds(sql, 'n2', crowd('ada', 'ben'));
    await writeCrowds(sql, 'n3', crowd('dead'));
    const others = () => readCrowds(sql, { node: 'n1', now }, [code, empty, `C${unique()}`]);
    expect([...(await others())]).toEqual([[code, { guests: [guest('ada'), guest('ben')], people: 2 }]]);
    expect([...(await readCrowds(sql, { node: 'n4', now }, [code]))]).toEqual([
      [code, { guests: ['own', 'ada', 'ben'].map(guest), people: 3 }],
    ]);
    await writeCrowds(sql, 'n2', crowd());
    expect([...(await others())]).toEqual([]);
    expect(await dropCrowds(sql, 'n1')).toEqual([code]);
    await sql.write([statement(`delete from nodes where id in ('n1', 'n2', 'n3')`)]);
  });
}
