// Replays without a page: links that carry a record, stepping by turns, views that hide what they must, and the check
// of the deal.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { roman } from '../../src/base/words/roman.ts';
import { fairnessOf } from '../../src/pages/replay/fair.ts';
import { ReplaySource } from '../../src/pages/replay/source.ts';
import { LONGEST_LINK, makeFragment, pack, parseFragment } from '../../src/table/record/fragment.ts';
import { leadAt, openReel, type Reel, roundAt, turnBeside } from '../../src/table/record/reel.ts';

const RECORDS = [
  'stellar/replays/first-b-greedy.game',
  'star-explorer/replays/four-greedy.game',
  'stellarion/replays/all-duo.game',
];

function textOf(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

async function reelOf(
  path: string,
  change: (record: Record<string, unknown>) => object = (same) => same,
): Promise<Reel> {
  const reel = await openReel(JSON.stringify(change(JSON.parse(textOf(path)))));
  if (!reel.ok) throw new Error(reel.fault.message);
  return reel.value;
}

describe('a link', () => {
  it.each(RECORDS)('carries %s and the moment, and fits', async (path) => {
    const text = JSON.stringify(JSON.parse(textOf(path)));
    const fragment = makeFragment({ packed: await pack(text), at: 42, eyes: 1 });
    expect(fragment.length).toBeLessThan(LONGEST_LINK);
    expect(await parseFragment(fragment)).toEqual({ record: text, at: 42, eyes: 1 });
  });

  it('keeps every letter', async () => {
    const text = 'é … 星 “ ” +/=';
    expect(await parseFragment(makeFragment({ packed: await pack(text), at: 0, eyes: 'all' }))).toEqual({
      record: text,
      at: 0,
      eyes: 'all',
    });
  });

  it('without a record names the moment only', async () => {
    expect(await parseFragment(makeFragment({ at: 3, eyes: 'table' }))).toEqual({ at: 3, eyes: 'table' });
    expect(await parseFragment('')).toEqual({});
    expect(await parseFragment('#e=-1&as=Z')).toEqual({});
  });

  it('that was cut is known as such', async () => {
    const packed = await pack(textOf(RECORDS[0] as string));
    expect(await parseFragment(`#r=${packed.slice(0, -9)}&e=1`)).toBeUndefined();
    expect(await parseFragment('#r=%%%')).toBeUndefined();
  });
});

describe('a reel', () => {
  it.each(RECORDS)('of %s goes from turn to turn, forth and back alike', async (path) => {
    const reel = await reelOf(path);
    expect(reel.states).toHaveLength(reel.events.length + 1);
    const forth = [0];
    while ((forth.at(-1) as number) < reel.events.length)
      forth.push(turnBeside(reel, forth.at(-1) as number, 1));
    const back = [reel.events.length];
    while ((back.at(-1) as number) > 0) back.push(turnBeside(reel, back.at(-1) as number, -1));
    expect(back.reverse()).toEqual(forth);
    for (const at of reel.turns) expect(reel.game.awaiting(reel.states[at]).kind).not.toBe('chance');
  });

  it('knows the rounds of Stellar and the final lead', async () => {
    const reel = await reelOf(RECORDS[0] as string);
    expect(reel.rounds.map(({ round }) => roman(round)).join(' ')).toBe('I II III IV V VI VII VIII IX X XI');
    expect(roundAt(reel, 0)).toBe(1);
    expect(roundAt(reel, reel.events.length)).toBe(11);
    const [a = 0, b = 0] = reel.record.result?.scores ?? [];
    expect(leadAt(reel, reel.events.length)).toBe(a - b);
  });

  it('has as many rounds as Star Explorer, and counts what Stellarion has reached', async () => {
    expect((await reelOf(RECORDS[1] as string)).rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    const together = await reelOf(RECORDS[2] as string);
    const reached = together.record.result?.scores.reduce((sum, each) => sum + each, 0);
    expect(leadAt(together, together.events.length)).toBe(reached);
  });

  it('files a size, a seven and a drawing of Star Explorer in the round that they are for', async () => {
    const reel = await reelOf(RECORDS[1] as string);
    // Six sizes are called one after another; a drawing names its round.
    let called = 0;
    for (const [at, event] of reel.events.entries()) {
      const line = reel.game.notation.makeEvent(event);
      const [, what, round = ''] = /^[A-D] (size|seven|draw)\b(?: ([IV]+))?/.exec(line) ?? [];
      if (what === 'size') called++;
      if (what === 'size' || what === 'seven') expect([line, roundAt(reel, at)]).toEqual([line, called]);
      if (what === 'draw') expect([line, roman(roundAt(reel, at))]).toEqual([line, round]);
    }
    expect(called).toBeGreaterThan(3);
  });

  it('refuses a bad record and names the place', async () => {
    const faultOf = async (text: string) => {
      const reel = await openReel(text);
      return reel.ok ? undefined : [reel.fault.code, reel.fault.at];
    };
    const record = JSON.parse(textOf(RECORDS[0] as string));
    expect(await faultOf('{')).toEqual(['bad-json', '']);
    expect(await faultOf(JSON.stringify({ ...record, game: 'chess' }))).toEqual(['unknown-game', 'game']);
    expect(await faultOf(JSON.stringify({ ...record, events: ['A jump'] }))).toEqual([
      expect.any(String),
      expect.stringContaining('events[0]'),
    ]);
    const doubled = [...record.events.slice(0, 20), ...record.events.slice(19)];
    expect(await faultOf(JSON.stringify({ ...record, events: doubled }))).toEqual([
      expect.any(String),
      expect.stringContaining('events[20]'),
    ]);
  });
});

describe('a replayed table', () => {
  it('shows each viewer what the rules let them see, at every moment', async () => {
    const reel = await reelOf(RECORDS[0] as string);
    for (const eyes of [0, 1, 'table', 'all'] as const)
      for (let at = 0; at <= reel.events.length; at += 7) {
        const source = new ReplaySource(reel, { at, eyes });
        const state = reel.states[at];
        expect(source.now().view).toEqual(eyes === 'all' ? state : reel.game.view(state, eyes));
        expect(source.past()).toHaveLength(at);
      }
  });

  it('hides in the log what was hidden at that moment', async () => {
    const reel = await reelOf(RECORDS[0] as string);
    const log = (eyes: 0 | 1 | 'all') =>
      new ReplaySource(reel, { at: 12, eyes }).past().map(({ event }) => reel.game.notation.makeEvent(event));
    expect(log('all')).toEqual(reel.record.events.slice(0, 12));
    expect(log(0)).not.toEqual(log(1));
    expect(log(0)).not.toEqual(log('all'));
  });

  it('refuses to be played', async () => {
    const source = new ReplaySource(await reelOf(RECORDS[0] as string), { at: 12, eyes: 0 });
    expect(await source.decide()).toHaveProperty('refused');
    expect(await source.think()).toBeUndefined();
  });
});

describe('the check of the deal', () => {
  it.each(RECORDS)('finds %s fair, reveal by reveal', async (path) => {
    const reel = await reelOf(path);
    const { seal, deal, result, reveals } = fairnessOf(reel);
    expect([seal, deal, result]).toEqual([
      reel.record.commitment === undefined ? 'unknown' : 'right',
      'right',
      'right',
    ]);
    expect(reveals).toHaveLength(reel.events.filter(({ by }) => by === 'chance').length);
    for (const { dealt, due } of reveals) expect(due).toBe(dealt);
  });

  it('finds another seed out', async () => {
    const { seal, deal } = fairnessOf(
      await reelOf(RECORDS[0] as string, (record) => ({
        ...record,
        commitment: 'f'.repeat(64),
        seed: 'another',
      })),
    );
    expect([seal, deal]).toEqual(['wrong', 'wrong']);
  });

  it('finds a false result out', async () => {
    const swapped = await reelOf(RECORDS[0] as string, (record) => ({
      ...record,
      result: { ...(record.result as object), scores: [200, 1] },
    }));
    expect(fairnessOf(swapped).result).toBe('wrong');
  });

  it('says what it cannot know without the seed', async () => {
    const { seal, deal, result } = fairnessOf(
      await reelOf(RECORDS[0] as string, ({ seed: _, ...record }) => record),
    );
    expect([seal, deal, result]).toEqual(['unknown', 'unknown', 'right']);
  });
});
