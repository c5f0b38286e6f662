// Tables and their logs: one writer wins, and a change is written completely or not at all.
import { expect, it } from 'vitest';
import { type Sql, statement } from '../../../src/store/sql.ts';
import {
  append,
  createTable,
  readLog,
  readSeqs,
  readTable,
  rewriteEntries,
} from '../../../src/store/tables.ts';
import { appendTo, newTable, tableRow } from './samples.ts';

export function tablesContract(open: () => Promise<Sql>): void {
  it('keeps a table and its log as they were', async () => {
    const sql = await open();
    const row = tableRow();
    await createTable(sql, { row, bodies: ['{"a":"é"}', 'two'], players: [], deadlines: [] });
    expect(await readTable(sql, row.code)).toEqual({ ...row, seq: 2 });
    expect(await readLog(sql, row.code, 0)).toEqual(['{"a":"é"}', 'two']);
    expect(await readLog(sql, row.code, 1)).toEqual(['two']);
    expect(await readTable(sql, 'nowhere')).toBeUndefined();
  });

  it('refuses a second table of the same code', async () => {
    const sql = await open();
    const row = tableRow();
    await createTable(sql, { row, bodies: [], players: [], deadlines: [] });
    await expect(createTable(sql, { row, bodies: ['x'], players: [], deadlines: [] })).rejects.toThrow();
    expect(await readLog(sql, row.code, 0)).toEqual([]);
  });

  it('appends only to the log the writer knew', async () => {
    const sql = await open();
    const code = await newTable(sql);
    expect(await append(sql, appendTo(code, 1, { bodies: ['2', '3'] }))).toBe(true);
    expect(await append(sql, appendTo(code, 1))).toBe(false);
    expect(await append(sql, appendTo(code, 4))).toBe(false);
    expect(await readLog(sql, code, 0)).toEqual(['one', '2', '3']);
    expect(await readTable(sql, code)).toMatchObject({ seq: 3, awaiting: 'B', updated: 1_794_000_001_000 });
  });

  it('lets one of many writers win, every time', async () => {
    const sql = await open();
    const code = await newTable(sql);
    for (let after = 1; after <= 10; after++) {
      const tries = Array.from({ length: 8 }, (_, who) =>
        append(sql, appendTo(code, after, { bodies: [`${who}`] })),
      );
      expect((await Promise.all(tries)).filter((won) => won)).toHaveLength(1);
    }
    expect(await readLog(sql, code, 1)).toHaveLength(10);
  });

  it('writes everything of an append or nothing', async () => {
    const sql = await open();
    const code = await newTable(sql);
    const other = tableRow({ code: await newTable(sql) });
    const opening = { row: other, bodies: [], players: [], deadlines: [] };
    await expect(append(sql, appendTo(code, 1, { opening }))).rejects.toThrow();
    expect(await readLog(sql, code, 0)).toEqual(['one']);
    expect(await append(sql, appendTo(code, 1, { opening: { ...opening, row: tableRow() } }))).toBe(true);
  });

  it('does not let one failing write spoil the others that are committed with it', async () => {
    const sql = await open();
    const [good, bad] = [await newTable(sql), await newTable(sql)];
    const opening = { row: tableRow({ code: good }), bodies: [], players: [], deadlines: [] };
    const results = await Promise.allSettled([
      append(sql, appendTo(good, 1)),
      append(sql, appendTo(bad, 1, { opening })),
      append(sql, appendTo(good, 2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await readLog(sql, good, 0)).toContain('2');
    expect(await readLog(sql, bad, 0)).toEqual(['one']);
  });

  it('keeps apart what many tables write at the same moment, whatever the words', async () => {
    const sql = await open();
    const codes = await Promise.all(Array.from({ length: 20 }, () => newTable(sql)));
    const words = (code: string): readonly string[] => [`{"a":"\\"${code}\\\\ é {}, NULL"}`, 'null', ''];
    const due = (code: string, kind: string, at: number) => ({ code, kind, subject: 'A', due: at });
    const first = (code: string, index: number) =>
      append(
        sql,
        appendTo(code, index === 7 ? 9 : 1, {
          bodies: words(code),
          awaiting: index % 2 === 0 ? '' : 'AB',
          deadlines: [due(code, 'clock', 50), due(code, 'notice', 60)],
        }),
      );
    expect(await Promise.all(codes.map(first))).toEqual(codes.map((_, index) => index !== 7));
    const second = (code: string, index: number) =>
      append(sql, appendTo(code, 4, { deadlines: index === 3 ? undefined : [due(code, 'clock', 70)] }));
    expect(await Promise.all(codes.map(second))).toEqual(codes.map((_, index) => index !== 7));
    for (const [index, code] of codes.entries()) {
      const rows = await sql.all<{ kind: string; due: number }>(
        statement('select kind, due from deadlines where code = $1 order by kind', code),
      );
      const kept = [
        { kind: 'clock', due: 50 },
        { kind: 'notice', due: 60 },
      ];
      expect(rows).toEqual(index === 7 ? [] : index === 3 ? kept : [{ kind: 'clock', due: 70 }]);
      expect(await readLog(sql, code, 1)).toEqual(index === 7 ? [] : [...words(code), '5']);
    }
  });

  it('says which tables have gone on, and rewrites words', async () => {
    const sql = await open();
    const code = await newTable(sql);
    await append(sql, appendTo(code, 1));
    expect(await readSeqs(sql, [code, 'nowhere'])).toEqual([{ code, seq: 2 }]);
    expect(await readSeqs(sql, [])).toEqual([]);
    await rewriteEntries(sql, code, [{ seq: 2, body: 'forgotten' }]);
    expect(await readLog(sql, code, 0)).toEqual(['one', 'forgotten']);
  });
}
