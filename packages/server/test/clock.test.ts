// Time at a table, with a clock that the test moves: moves and banks, replacements, outages, and deadlines that are met
// once.

import type { Pace } from '@planisphere/protocol';
import { describe, expect, it } from 'vitest';
import { beat } from '../src/store/nodes.ts';
import { act, MINUTE, person, World } from './world.ts';

const clock: Pace = { kind: 'clock', perMove: 60, bank: 120 };

describe('a clock', () => {
  it('gives every move its time and takes the rest from the bank', async () => {
    const world = await new World(clock).open();
    const node = await world.node('a');
    expect(await world.deadlines()).toEqual([`A ${3 * MINUTE}`, `B ${3 * MINUTE}`]);
    world.now += 1.5 * MINUTE;
    await act(node, world.code, 0);
    await act(node, world.code, 1);
    const table = await node.tables.get(world.code);
    expect(table?.state.clock.bank).toEqual([1.5 * MINUTE, 1.5 * MINUTE]);
    expect(await world.deadlines()).toEqual([`A ${2.5 * MINUTE}`]);
    world.now += 0.5 * MINUTE;
    await act(node, world.code, 0);
    expect(table?.state.clock.bank).toEqual([1.5 * MINUTE, 1.5 * MINUTE]);
    expect(await world.deadlines()).toEqual([`A ${2.5 * MINUTE}`]);
  });

  it('hands the seat to a bot when it has run out, once, until the player is back', async () => {
    const world = await new World(clock).open();
    const [one, two] = [await world.node('a'), await world.node('b')];
    await act(one, world.code, 1);
    world.now += 3 * MINUTE;
    await Promise.all([one.look(), two.look()]);
    const table = await one.tables.get(world.code);
    await table?.refresh();
    expect(table?.state.seats.map(({ standIn }) => standIn !== undefined)).toEqual([true, false]);
    const entries = await table?.entries();
    expect(entries?.filter(({ t }) => t === 'standin')).toHaveLength(1);
    expect(await world.deadlines()).toEqual([]);
    const outcome = await table?.perform({ type: 'back', table: world.code, id: 'b' }, person(0));
    expect(outcome).toHaveProperty('seq');
    expect(table?.state.seats[0]?.standIn).toBeUndefined();
    expect(await world.deadlines()).toEqual([`A ${3 * MINUTE}`]);
  });

  it('that has run out loses the game where the table was opened so', async () => {
    const world = await new World(clock, 'loses').open();
    const node = await world.node('a');
    await act(node, world.code, 1);
    const table = await node.tables.get(world.code);
    expect(table?.info().settings.outOfTime).toBe('loses');
    world.now += 3 * MINUTE;
    await node.look();
    expect(table?.state.end).toMatchObject({ reason: 'out-of-time', winners: [1] });
    expect(table?.state.seats[0]?.standIn).toBeUndefined();
    expect(await world.deadlines()).toEqual([]);
  });

  it('does not run while no server runs', async () => {
    const world = await new World(clock).open();
    const before = await world.node('a');
    world.now += MINUTE / 2;
    await beat(world.sql, 'a', world.now); // the last sign of life
    before.outages.stop();
    world.now += 60 * MINUTE;
    const after = await world.node('b');
    await after.look();
    const table = await after.tables.get(world.code);
    expect(table?.state.seats.map(({ standIn }) => standIn)).toEqual([undefined, undefined]);
    expect(await world.deadlines()).toEqual([`A ${2.5 * MINUTE}`, `B ${2.5 * MINUTE}`]);
    expect(table?.info().clock?.running[0]?.due).toBe(world.now + 2.5 * MINUTE);
    world.now += MINUTE;
    await act(after, world.code, 0);
    expect(table?.state.clock.bank[0]).toBe(1.5 * MINUTE); // they used a minute and a half
    expect(await world.deadlines()).toEqual([`B ${1.5 * MINUTE}`]);
  });

  it('of days calls the player when the turn comes and once more before the end', async () => {
    const world = await new World({ kind: 'days', days: 2 }).open();
    const node = await world.node('a');
    await act(node, world.code, 0);
    world.now += MINUTE;
    await node.look();
    await node.look();
    expect(node.called).toEqual(['turn 1']);
    world.now += 36 * 60 * MINUTE;
    await node.outages.start();
    await node.look();
    expect(node.called).toEqual(['turn 1']); // an outage of a day and a half put everything off
    world.now += 36 * 60 * MINUTE;
    for (let beats = 0; beats < 2; beats++) await node.look();
    expect(node.called).toEqual(['turn 1', 'remind 1']);
  });
});

describe('without a clock', () => {
  it('a table that everybody has forgotten is closed', async () => {
    const world = await new World({ kind: 'none' }).open();
    const node = await world.node('a');
    const table = await node.tables.get(world.code);
    world.now += 61 * 24 * 60 * MINUTE;
    await node.look();
    expect(table?.state.end).toMatchObject({ reason: 'abandoned' });
  });
});
