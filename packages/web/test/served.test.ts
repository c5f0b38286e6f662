// Games of the server in the logbook: whose seat it was, how the game ended, what counts.
import { createDealer, makeRecord, newCourse, parseRecord, recordOf, verifyRecord } from '@planisphere/core';
import type { TableInfo } from '@planisphere/protocol';
import { stellar } from '@planisphere/stellar';
import { expect, it, vi } from 'vitest';
import { figuresOf, gamesOf } from '../src/table/logbook/statistics.ts';
import { servedTable } from '../src/table/online/keeping.ts';
import { recordText, replayTable } from '../src/table/recording.ts';
import type { SavedTable } from '../src/table/saved.ts';

vi.mock('../src/base/settings/settings.ts', () => ({ settings: { value: { locale: 'en', name: 'Ben' } } }));

const course = newCourse(stellar, { first: 'A', memory: false }, 2).settle(createDealer('seed'));
const record = recordOf(course, { seats: ['Ada', 'Ben'] });
const person = { kind: 'person' } as const;

function info(end: Partial<TableInfo['end']>, change: Partial<TableInfo> = {}): TableInfo {
  return {
    code: 'XKD4PR',
    settings: {
      game: 'stellar',
      options: { first: 'A' },
      seats: [person, person],
      access: 'link',
      pace: { kind: 'none' },
      outOfTime: 'stand-in',
      spectators: true,
      chat: 'free',
      start: 'full',
    },
    version: 1,
    status: 'over',
    opener: 'a',
    seats: [
      { seat: 'A', guest: { id: 'a', name: 'Ada', emblem: 'star' } },
      { seat: 'B', guest: { id: 'b', name: 'Ben', emblem: 'sun' } },
    ],
    commitment: '',
    assisted: false,
    end: { reason: 'resigned', winners: ['B'], seed: 'seed', ...end },
    ...change,
  };
}

const keptBy = (guest: string, table: TableInfo): SavedTable | undefined =>
  servedTable(table, record, { guest, when: 5 });

it('counts the seat of this guest, a resignation as won or lost, and no points', () => {
  const [won, lost] = [keptBy('b', info({})), keptBy('a', info({}))] as const;
  expect(gamesOf([won as SavedTable])).toMatchObject([{ won: true, contested: true, ended: 'resigned' }]);
  expect(figuresOf(gamesOf([lost as SavedTable]))).toMatchObject({ games: 1, contests: 1, wins: 0, best: 0 });
  expect(keptBy('somebody who looked on', info({}))).toBeUndefined();
});

it('calls nothing lost that all agreed to stop, and counts assisted games apart', () => {
  const stopped = keptBy('a', info({ reason: 'abandoned', winners: [] })) as SavedTable;
  expect(figuresOf(gamesOf([stopped]))).toMatchObject({ games: 1, contests: 0 });
  const helped = keptBy('a', info({}, { assisted: true })) as SavedTable;
  expect(figuresOf(gamesOf([helped])).games).toBe(0);
});

it('is the seat of the person also where a bot played it to the end', () => {
  const seats = [info({}).seats[0], { ...info({}).seats[1], bot: 'astronomer' }] as TableInfo['seats'];
  expect(gamesOf([keptBy('b', info({}, { seats })) as SavedTable])).toMatchObject([{ won: true }]);
});

it('makes a record that says how it ended and is accepted', () => {
  const table = keptBy('a', info({})) as SavedTable;
  const again = replayTable(stellar, table);
  if (again === undefined) throw new Error('the rules do not take it');
  const parsed = parseRecord(recordText(table, again));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(parsed.value.ended).toEqual({ reason: 'resigned', winners: ['B'] });
  expect(verifyRecord(stellar, parsed.value).ok).toBe(true);
  expect(makeRecord(parsed.value)).toContain('"seats":["Ada","Ben"]');
});
