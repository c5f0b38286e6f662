// Rows for the contract, no two alike: all its tests may share one database.
import type { DeviceRow, TableRow } from '../../../src/store/rows.ts';
import type { Sql } from '../../../src/store/sql.ts';
import { type Append, createTable } from '../../../src/store/tables.ts';

let count = 0;

export function unique(): number {
  return count++;
}

export function tableRow(change: Partial<TableRow> = {}): TableRow {
  const code = `T${String(unique()).padStart(5, '0')}`;
  return {
    code,
    game: 'stellar',
    version: 1,
    settings: '{"name":"Zoë’s “table”"}',
    opener: 'ada',
    seed: 'seed',
    commitment: 'hash',
    key: '',
    access: 'link',
    status: 'playing',
    awaiting: 'A',
    seq: 0,
    created: 1_794_000_000_000,
    updated: 1_794_000_000_000,
    ...change,
  };
}

export async function newTable(sql: Sql, change: Partial<TableRow> = {}): Promise<string> {
  const row = tableRow(change);
  const players = [{ guest: `guest of ${row.code}`, code: row.code, seat: 'A', outcome: '' }];
  await createTable(sql, { row, bodies: ['one'], players, deadlines: [] });
  return row.code;
}

export function appendTo(code: string, after: number, change: Partial<Append> = {}): Append {
  return {
    code,
    after,
    bodies: [`${after + 1}`],
    status: 'playing',
    awaiting: 'B',
    now: 1_794_000_001_000,
    players: undefined,
    deadlines: undefined,
    traces: [],
    opening: undefined,
    ...change,
  };
}

export const device = (hash: string, change: Partial<DeviceRow> = {}): DeviceRow => ({
  hash,
  id: `id of ${hash}`,
  guest: '',
  label: '',
  created: 5,
  seen: 5,
  issued: 5,
  replaces: '',
  ends: 0,
  ...change,
});

export const guest = (id: string) => ({
  id,
  name: `${id} 🌙`,
  emblem: 'star',
  locale: 'fr',
  mail: '',
  created: 5,
  seen: 6,
  owner: '',
});
