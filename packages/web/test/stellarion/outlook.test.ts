// The chance to win is on the table when a turn begins, without a request; nothing waits for it, and where hints are
// off it is not computed.
import { createDealer, newCourse } from '@planisphere/core';
import { type Stellarion, stellarion } from '@planisphere/stellarion';
import { expect, it, vi } from 'vitest';
import { openSession, type StellarionSession } from '../../src/games/stellarion/session.ts';
import type { Standing, TableSource } from '../../src/table/play.ts';
import type { TableFacts } from '../../src/table/saved.ts';

vi.mock('../../src/base/sound/sounds.ts', () => ({ play: () => undefined }));
vi.mock('../../src/table/travel.ts', () => ({
  showMoves: async (_: unknown, commit: () => void) => commit(),
}));
vi.mock('../../src/base/settings/settings.ts', () => ({
  settings: { value: { locale: 'en', name: 'Ada' } },
  motion: () => 'still',
}));
vi.stubGlobal('navigator', {});

const DEALER = createDealer('outlook');
const OPTIONS = { stars: 0, expansions: [], track: 'standard' } as const;
const START = newCourse<Stellarion>(stellarion, OPTIONS, 1).settle(DEALER);
const answered = () => new Promise((resolve) => setTimeout(resolve, 0));

function open(chance: TableSource['chance'], more: Partial<TableFacts> = {}): StellarionSession {
  const standing: Standing<Stellarion> = {
    ...{ view: START.state, awaited: [0], optional: [], over: false },
    ...{ undo: undefined, assisted: false, commitment: '' },
  };
  const look = async () => ({ standing, history: { start: START.startFor(0), steps: [] } });
  const source: TableSource<Stellarion> = {
    decide: async () => ({ steps: [], standing }),
    undo: async () => ({ ...(await look()), undone: undefined }),
    think: async () => undefined,
    hint: async () => undefined,
    seed: async () => undefined,
    look,
    ...(chance && { chance }),
  };
  const table = { id: 'x', game: 'stellarion' as const, seats: [{ name: 'Ada' }], options: {}, ...more };
  return openSession({ table, standing, source, viewer: 0, spectating: false, past: [] });
}

it('is said as a turn begins, and the table is not marked', async () => {
  const session = open(async () => 0.61);
  expect(session.desk.chance.value).toBeUndefined();
  await answered();
  expect(session.desk.chance.value).toBe(0.61);
  expect(session.standing.value.assisted).toBe(false);
  session.close();
});

it('is asked for again with every turn, and what comes late is let go', async () => {
  const answers: ((chance: number) => void)[] = [];
  const session = open(() => new Promise((resolve) => answers.push(resolve)));
  await answered();
  const other = newCourse<Stellarion>(stellarion, OPTIONS, 1).settle(createDealer('another')).state;
  session.view.value = other;
  await answered();
  expect(answers).toHaveLength(2);
  answers[0]!(0.1);
  await answered();
  expect(session.desk.chance.value).toBeUndefined();
  answers[1]!(0.7);
  await answered();
  expect(session.desk.chance.value).toBe(0.7);
  session.close();
});

it('is not asked for where hints are off, between two people, or where nobody can say it', async () => {
  const chance = vi.fn(async () => 0.5);
  for (const more of [{ hints: false }, { seats: [{ name: 'Ada' }, { name: 'Noé' }] }]) {
    const session = open(chance, more);
    await answered();
    expect(session.desk.chance.value).toBeUndefined();
    session.close();
  }
  expect(chance).not.toHaveBeenCalled();
  const without = open(undefined);
  await answered();
  expect(without.desk.chance.value).toBeUndefined();
  without.close();
});

it('is done without where it cannot be fetched', async () => {
  const session = open(() => Promise.reject(new Error('the network is gone')));
  await answered();
  expect(session.desk.chance.value).toBeUndefined();
  session.close();
});
