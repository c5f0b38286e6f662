// Quiet hours: notices wait until they end, none is lost, and none comes twice.
import { describe, expect, it } from 'vitest';
import { isZone, type QuietHours, quietUntil } from '../src/notices/quiet.ts';
import { createGuest } from '../src/store/guests.ts';
import { noteCall, setQuiet } from '../src/store/quiet.ts';
import { statement } from '../src/store/sql.ts';
import { waitingSeats } from '../src/table/course.ts';
import { device, guest } from './store/contract/samples.ts';
import { act, MINUTE, type Node, World } from './world.ts';

const at = (text: string): number => Date.parse(text);
const night: QuietHours = { starts: 22 * 60, ends: 8 * 60, zone: 'Europe/Paris' };
const told = (hours: QuietHours, now: string): string | undefined => {
  const until = quietUntil(hours, at(now));
  return until === undefined ? undefined : new Date(until).toISOString();
};

describe('quiet hours', () => {
  it.each([
    ['2026-11-18T20:59:59Z', undefined], // 21:59 in Paris
    ['2026-11-18T21:00:00Z', '2026-11-19T07:00:00.000Z'],
    ['2026-11-18T23:30:20Z', '2026-11-19T07:00:00.000Z'],
    ['2026-11-19T06:59:59Z', '2026-11-19T07:00:00.000Z'],
    ['2026-11-19T07:00:00Z', undefined],
    // The clocks are put back at three in the morning of 25 October, and forward on 28 March.
    ['2026-10-24T20:30:00Z', '2026-10-25T07:00:00.000Z'],
    ['2027-03-27T22:30:00Z', '2027-03-28T06:00:00.000Z'],
  ])('by the clock of a place: at %s they last until %s', (now, until) => {
    expect(told(night, now)).toBe(until);
  });

  it('can lie within a day, be none, and be in any zone', () => {
    const noon = { starts: 720, ends: 780, zone: 'Asia/Tokyo' };
    expect(told(noon, '2026-11-18T03:10:00Z')).toBe('2026-11-18T04:00:00.000Z');
    expect(told(noon, '2026-11-18T04:00:00Z')).toBeUndefined();
    expect(told({ ...noon, ends: 720 }, '2026-11-18T03:10:00Z')).toBeUndefined();
    expect([isZone('Europe/Paris'), isZone('UTC'), isZone('Mars/Base')]).toEqual([true, true, false]);
  });
});

/** Acts as long as the game waits for this seat. */
async function playTurn(node: Node, code: string, seat: 0 | 1): Promise<void> {
  const table = await node.tables.get(code);
  while (waitingSeats(table?.state.course).seats.includes(seat)) await act(node, code, seat);
}

describe('a call in quiet hours', () => {
  async function awayAtNight() {
    const world = await new World({ kind: 'days', days: 3 }).open();
    // 23:00 in Paris.
    world.now = at('2026-11-18T22:00:00Z');
    for (const id of ['guest0', 'guest1'])
      await createGuest(world.sql, { ...guest(id), id }, device(`${id} phone`));
    await setQuiet(world.sql, 'guest1', night);
    const node = await world.node('one');
    for (const seat of [0, 1] as const) await act(node, world.code, seat);
    await playTurn(node, world.code, 0);
    return { world, node };
  }
  const turns = async (world: World) =>
    (
      await world.sql.all<{ kind: string; subject: string; due: number }>(
        statement(`select kind, subject, due from deadlines where kind = 'turn' and code = $1`, world.code),
      )
    ).map(({ subject, due }) => `${subject} ${new Date(due).toISOString()}`);
  const waited = async (world: World) => (await turns(world)).filter((turn) => turn.startsWith('B'));

  it('waits until they end, also over a restart, and comes once', async () => {
    const { world, node } = await awayAtNight();
    expect(await waited(world)).toHaveLength(1);
    world.now += MINUTE;
    await node.look();
    expect(node.called.filter((call) => call === 'turn 1')).toEqual([]);
    expect(await waited(world)).toEqual(['B 2026-11-19T07:00:00.000Z']);
    const next = await world.node('two');
    world.now = at('2026-11-19T06:59:00Z');
    await next.look();
    expect(next.called.filter((call) => call === 'turn 1')).toEqual([]);
    world.now = at('2026-11-19T07:00:01Z');
    await next.look();
    expect(next.called.filter((call) => call === 'turn 1')).toEqual(['turn 1']);
    // The same turn is never called for again, whatever restores its row.
    await world.sql.write([
      statement(
        `insert into deadlines (code, kind, subject, due, claimed) values ($1, 'turn', 'B', 0, 0)`,
        world.code,
      ),
    ]);
    await next.look();
    expect(next.called.filter((call) => call === 'turn 1')).toEqual(['turn 1']);
    expect(await waited(world)).toEqual([]);
  });

  it('does not come when the turn was played meanwhile', async () => {
    const { world, node } = await awayAtNight();
    world.now += MINUTE;
    await node.look();
    await playTurn(node, world.code, 1);
    world.now = at('2026-11-19T07:00:01Z');
    await node.look();
    expect(node.called.filter((call) => call === 'turn 1')).toEqual([]);
  });

  it('to a tournament comes shortly before it starts, or after the night while it goes on', async () => {
    const { world, node } = await awayAtNight();
    const starts = at('2026-11-18T23:00:00Z');
    const form = { kind: 'cup', deals: 1, minutes: 2880 } as const;
    const wanted = { name: 'Dome', game: 'stellar', form, access: 'open', starts } as const;
    const id = await node.tournaments.make('guest0', wanted);
    for (const who of ['guest0', 'guest1']) await node.tournaments.enter(id, who);
    world.now = starts - 6 * MINUTE;
    await node.look();
    const starting = () => node.called.filter((call) => call.startsWith('start'));
    expect(starting()).toEqual([]);
    world.now = starts - 5 * MINUTE + 1;
    await node.look();
    expect(starting()).toEqual([`start ${id} guest0`]);
    world.now = at('2026-11-19T07:00:01Z');
    await node.look();
    expect(starting()).toEqual([`start ${id} guest0`, `start ${id} guest1`]);
  });

  it('comes once to who was paired in a tournament and is not there', async () => {
    const { world, node } = await awayAtNight();
    await setQuiet(world.sql, 'guest1', undefined);
    const form = { kind: 'arena', pace: 'brisk', minutes: 10 } as const;
    const wanted = { name: 'Dome', game: 'stellar', form, access: 'open', starts: world.now } as const;
    const id = await node.tournaments.make('guest0', wanted);
    for (const who of ['guest0', 'guest1']) await node.tournaments.enter(id, who);
    await node.look();
    const paired = () => node.called.filter((call) => call.startsWith('paired')).sort();
    expect(paired()).toEqual([]);
    for (let looks = 0; looks < 2; looks++) {
      world.now += 21_000;
      await node.look();
    }
    expect(paired()).toEqual(['paired 0', 'paired 1']);
  });

  it('is noted by one of several nodes', async () => {
    const { world } = await awayAtNight();
    const call = { guest: 'guest1', subject: 'turn X', turn: 5, now: 1 };
    const noted = await Promise.all([1, 2, 3].map(() => noteCall(world.sql, call)));
    expect(noted.filter(Boolean)).toHaveLength(1);
    expect(await noteCall(world.sql, { ...call, turn: 6 })).toBe(true);
  });
});
