// Staying away: who can be replaced by a bot, when, and that players are back the moment they come.
import type { Command, GuestInfo, Pace, Step } from '@planisphere/protocol';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../src/table/live.ts';
import { act, MINUTE, type Node, person, World } from './world.ts';

const DAY = 1440 * MINUTE;
type Words<C> = C extends Command ? Omit<C, 'table' | 'id'> : never;

async function tableOf(pace: Pace): Promise<{ world: World; node: Node; table: LiveTable }> {
  const world = await new World(pace).open();
  const node = await world.node('a');
  const table = await node.tables.get(world.code);
  if (table === undefined) throw new Error('no table');
  return { world, node, table };
}

let sent = 0;

/** The code of the refusal, or 'done'. */
async function send(table: LiveTable, who: GuestInfo, words: Words<Command>): Promise<string> {
  const command = { ...words, table: table.fixed.code, id: `x${sent++}` } as Command;
  const outcome = await table.perform(command, who);
  return 'seq' in outcome ? 'done' : outcome.refused.code;
}

/** Comes to the table; returns what is told from then on, and how to leave. */
async function come(table: LiveTable, guest: GuestInfo): Promise<{ steps: Step[]; leave(): void }> {
  const steps: Step[] = [];
  const watcher = {
    viewer: 'table' as const,
    wanted: undefined,
    guest,
    muted: new Set<string>(),
    charge: () => undefined,
    send: (text: string) => steps.push(...(JSON.parse(text) as { steps: Step[] }).steps),
    sendAway: () => undefined,
  };
  await table.watch(watcher, undefined);
  return { steps, leave: () => table.leave(watcher) };
}

const replaceB = { type: 'replace', seat: 'B' } as const;
const [ada, ben] = [person(0), person(1)];

describe('a player', () => {
  it.each([
    [{ kind: 'none' }, 9 * MINUTE, 10 * MINUTE],
    [{ kind: 'clock', perMove: 60, bank: 120 }, 3 * MINUTE - 1, 3 * MINUTE],
    [{ kind: 'days', days: 14 }, 14 * DAY - 1, 14 * DAY],
  ] as const)('is replaced only when overdue by the pace %o', async (pace, early, late) => {
    const { world, table } = await tableOf(pace);
    world.now += MINUTE;
    expect(await send(table, ada, replaceB)).toBe('not-overdue');
    world.now += early - MINUTE;
    expect(await send(table, ada, replaceB)).toBe('not-overdue');
    world.now += late - early;
    expect(await send(table, ada, replaceB)).toBe('done');
    expect(await send(table, ada, replaceB)).toBe('already-there');
  });

  it('is not replaced while they are at the table, nor when nobody waits for them', async () => {
    const { world, node, table } = await tableOf({ kind: 'none' });
    const here = await come(table, ben);
    world.now += 60 * MINUTE;
    expect(await send(table, ada, replaceB)).toBe('still-here');
    await act(node, world.code, 1);
    here.leave();
    world.now += 60 * MINUTE;
    expect(await send(table, ada, replaceB)).toBe('not-overdue');
    expect(await send(table, ada, { type: 'replace', seat: 'A' })).toBe('nobody-else');
  });

  it('who acts stops the notice; who does not is played for by a bot', async () => {
    const { world, node, table } = await tableOf({ kind: 'none' });
    world.now += 10 * MINUTE;
    expect(await send(table, ada, replaceB)).toBe('done');
    await act(node, world.code, 1);
    world.now += 2 * MINUTE;
    await node.look();
    expect(table.state.seats[1]?.standIn).toBeUndefined();
    expect(await send(table, ben, { type: 'replace', seat: 'A' })).toBe('done');
    world.now += MINUTE - 1;
    await node.look();
    expect(table.state.seats[0]?.standIn).toBeUndefined();
    world.now += 1;
    await node.look();
    expect(table.state.seats[0]?.standIn).toBeDefined();
    expect(await send(table, ada, { type: 'act', event: 'A take 1' })).toBe('stand-in');
    expect(await send(table, ada, { type: 'undo' })).toBe('stand-in');
  });

  it.each([
    ['the notice', MINUTE / 2, 'notice'],
    ['the bot', MINUTE, 'standIn'],
  ] as const)('who comes back stops %s, and everybody is told', async (_what, wait, part) => {
    const { world, node, table } = await tableOf({ kind: 'none' });
    world.now += 10 * MINUTE;
    const { steps } = await come(table, ada);
    expect(await send(table, ada, replaceB)).toBe('done');
    world.now += wait;
    await node.look();
    expect(table.state.seats[1]?.[part]).toBeDefined();
    await come(table, ben);
    expect(table.state.seats[1]).toMatchObject({ standIn: undefined, notice: undefined });
    expect(steps.at(-1)).toMatchObject({ news: 'back', seat: 'B', name: 'Guest 1' });
    const news = steps.flatMap((step) => ('news' in step ? [step.news] : []));
    expect(news).toEqual(part === 'notice' ? ['notice', 'back'] : ['notice', 'standin', 'back']);
  });

  it('keeps their vote while a bot plays for them', async () => {
    const { world, node, table } = await tableOf({ kind: 'none' });
    await act(node, world.code, 0);
    world.now += 10 * MINUTE;
    expect(await send(table, ada, replaceB)).toBe('done');
    world.now += MINUTE;
    await node.look();
    expect(table.state.seats[1]?.standIn).toBeDefined();
    for (const what of ['hints', 'abandon'] as const) {
      expect(await send(table, ada, { type: what })).toBe('done');
      expect(table.info()).toMatchObject({ status: 'playing', assisted: false });
      expect(table.info().ask).toEqual({ what, by: 'A', waiting: ['B'] });
      expect(await send(table, ben, { type: 'answer', yes: false, what })).toBe('done');
    }
  });
});
