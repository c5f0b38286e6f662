// Branches: the tree they form, and what a branch changed against the game it left.
import { readFileSync } from 'node:fs';
import {
  commitmentOf,
  createDealer,
  nameOfRecord,
  newCourse,
  parseRecord,
  randomAction,
  recordOf,
  rngOf,
  verifyRecord,
} from '@planisphere/core';
import { stellar } from '@planisphere/stellar';
import { describe, expect, it } from 'vitest';
import { compare, treeOf } from '../../src/pages/replay/tree.ts';
import { openReel, type Reel } from '../../src/table/record/reel.ts';
import { recordText } from '../../src/table/recording.ts';
import type { Branch, SavedTable } from '../../src/table/saved.ts';

const TEXT = readFileSync(new URL('../../../stellar/replays/first-b-greedy.game', import.meta.url), 'utf8');

function tableOf(id: string, branch: Partial<Branch>, change: Partial<SavedTable> = {}): SavedTable {
  return {
    id,
    game: 'stellar',
    seats: [{ name: 'Ada' }, { name: 'Tycho', bot: 'amateur' }],
    options: {},
    seed: 's',
    events: [],
    assisted: true,
    createdAt: 0,
    updatedAt: 0,
    summary: { round: 1, rounds: 11, waitsForPerson: false },
    branch: { root: 'root', at: 0, name: id, sameDeal: true, ...branch },
    ...change,
  };
}

describe('the tree of branches', () => {
  it('puts each branch below what it left, the earliest parting first', () => {
    const tables = [
      tableOf('late', { at: 50 }),
      tableOf('early', { at: 9 }),
      tableOf('twig', { at: 12, parent: 'early' }),
      tableOf('leaf', { at: 30, parent: 'twig' }),
      tableOf('other', { root: 'another', at: 1 }),
    ];
    expect(treeOf(tables, 'root').map(({ table, depth }) => [table.id, depth])).toEqual([
      ['early', 0],
      ['twig', 1],
      ['leaf', 2],
      ['late', 0],
    ]);
  });

  it('keeps a branch whose parent was removed', () => {
    expect(treeOf([tableOf('orphan', { at: 3, parent: 'gone' })], 'root')).toHaveLength(1);
  });
});

/** Leaves the recorded game and goes on at random, dealt by the same seed or another. */
function branchText(at: number, seed?: string): string {
  const record = parseRecord(TEXT);
  if (!record.ok) throw new Error(record.fault.message);
  const options = stellar.decodeOptions(record.value.options);
  if (!options.ok) throw new Error(options.fault.message);
  let course = newCourse(stellar, options.value, 2);
  for (const line of record.value.events.slice(0, at)) {
    const event = stellar.notation.parseEvent(line);
    if (event.ok) course = course.with(event.value);
  }
  const dealt = seed ?? record.value.seed ?? '';
  const rng = rngOf('branch');
  for (;;) {
    course = course.settle(createDealer(dealt));
    const { awaiting } = course;
    if (awaiting.kind !== 'seats') break;
    const [seat = 0] = awaiting.seats;
    const action = randomAction(stellar, stellar.view(course.state, seat), { seat, rng });
    course = course.with({ by: seat, action });
  }
  const branch: Branch = { root: nameOfRecord(record.value), at, name: '', sameDeal: seed === undefined };
  return recordText(tableOf('b', branch, { branch, seed: dealt }), course as never);
}

async function reel(text: string): Promise<Reel> {
  const opened = await openReel(text);
  if (!opened.ok) throw new Error(`${opened.fault.at}: ${opened.fault.message}`);
  return opened.value;
}

describe('a branch', () => {
  it('is a record that verifies, is marked as assisted and names its origin', async () => {
    const record = parseRecord(branchText(60));
    if (!record.ok) throw new Error(record.fault.message);
    expect(verifyRecord(stellar, record.value).ok).toBe(true);
    expect(record.value.assisted).toBe(true);
    const original = (await reel(TEXT)).record;
    expect(record.value.origin).toEqual({ record: nameOfRecord(original), at: 60 });
    expect(record.value.commitment).toBe(commitmentOf(original.seed ?? ''));
  });

  it('with new luck names no seed, because none deals all of it', () => {
    const record = parseRecord(branchText(60, 'new luck'));
    if (!record.ok) throw new Error(record.fault.message);
    expect(record.value.seed).toBeUndefined();
    expect(verifyRecord(stellar, record.value).ok).toBe(true);
  });

  it('is compared with the original', async () => {
    const [original, branch] = [await reel(TEXT), await reel(branchText(60))];
    const { parted, original: was, branch: is, gain, turning } = compare(original, branch, 0);
    expect(parted).toBeGreaterThanOrEqual(60);
    expect(was).toEqual(original.record.result?.scores);
    expect(is).toEqual(branch.record.result?.scores);
    const [a = 0, b = 0] = is;
    const [c = 0, d = 0] = was;
    expect(gain).toBe(a - b - (c - d));
    expect(turning?.round).toBeGreaterThanOrEqual(5);
    expect(compare(original, branch, 1).gain).toBe(-gain);
  });

  it('that changed nothing has no turning point', async () => {
    const same = await reel(TEXT);
    expect(compare(same, same, 0)).toMatchObject({ parted: same.events.length, gain: 0 });
    expect(compare(same, same, 0).turning).toBeUndefined();
  });
});

it('a record of the older kind, without an origin, stays as it was', () => {
  const record = parseRecord(TEXT);
  if (!record.ok) throw new Error(record.fault.message);
  const course = verifyRecord(stellar, record.value);
  if (!course.ok) throw new Error(course.fault.message);
  expect(Object.keys(recordOf(course.value, { seats: [] }))).not.toContain('origin');
});
