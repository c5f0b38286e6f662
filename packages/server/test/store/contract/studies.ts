// Studies in the store.
import { describe, expect, it } from 'vitest';
import type { StudyRow } from '../../../src/store/rows.ts';
import type { Sql } from '../../../src/store/sql.ts';
import {
  addMember,
  appendOperations,
  createStudy,
  deleteStudy,
  forgetInStudies,
  knownOperations,
  readOperations,
  readOwnStudies,
  readPublicStudies,
  readRole,
  readStudy,
  readStudySeqs,
  setRole,
} from '../../../src/store/studies.ts';

let made = 0;

function newStudy(access = 'private'): StudyRow {
  const id = `study-${process.pid}-${made++}`;
  const empty = { title: '{}', games: '', seq: 0, size: 0, created: 1, updated: 1000 + made };
  return { id, access, key: 'key', pen: 'pen', ...empty };
}

const grow = (sql: Sql, row: StudyRow, guest: string, ...ids: readonly string[]) =>
  appendOperations(sql, {
    ...{ row, guest, title: '{"en":"Runs"}', games: 'stellar', now: 5000 },
    operations: ids.map((id) => ({ id, body: `{"id":"${id}","text":"words of ${guest}"}` })),
  });

export function studiesContract(open: () => Promise<Sql>): void {
  describe('studies', () => {
    it('grow in one order, and whoever comes second adds nothing', async () => {
      const sql = await open();
      const row = newStudy();
      await createStudy(sql, row, 'ada');
      expect(await grow(sql, row, 'ada', 'a.1', 'a.2')).toBe(true);
      expect(await grow(sql, row, 'ben', 'b.1')).toBe(false);
      const now = (await readStudy(sql, row.id)) as StudyRow;
      expect(now).toMatchObject({ seq: 2, title: '{"en":"Runs"}', games: 'stellar', updated: 5000 });
      expect(await grow(sql, now, 'ben', 'b.1')).toBe(true);
      const rows = await readOperations(sql, row.id, { after: 1, limit: 10 });
      expect(rows.map(({ seq, id, guest }) => [seq, id, guest])).toEqual([
        [2, 'a.2', 'ada'],
        [3, 'b.1', 'ben'],
      ]);
      expect(await readOperations(sql, row.id, { after: 0, limit: 1 })).toHaveLength(1);
      expect(await knownOperations(sql, row.id, ['a.1', 'c.9'])).toEqual([{ id: 'a.1', guest: 'ada' }]);
      expect((await readStudySeqs(sql, [row.id, 'none'])).get(row.id)).toBe(3);
    });

    it('have members, of whom nobody but the owner is the owner', async () => {
      const sql = await open();
      const row = newStudy();
      await createStudy(sql, row, 'ada');
      const join = { study: row.id, guest: 'ben', role: 'editor', now: 2, most: 2 };
      await addMember(sql, join);
      await addMember(sql, { ...join, guest: 'one too many' });
      expect(await readRole(sql, row.id, 'one too many')).toBeUndefined();
      await setRole(sql, { study: row.id, guest: 'ben', role: 'reader' });
      expect(await readRole(sql, row.id, 'ben')).toBe('reader');
      await setRole(sql, { study: row.id, guest: 'ada', role: 'none' });
      expect(await readRole(sql, row.id, 'ada')).toBe('owner');
      await setRole(sql, { study: row.id, guest: 'ben', role: 'none' });
      expect(await readRole(sql, row.id, 'ben')).toBeUndefined();
      const page = { before: 1_000_000, limit: 500 };
      expect((await readOwnStudies(sql, 'ada', page)).map(({ id }) => id)).toContain(row.id);
      expect((await readPublicStudies(sql, page)).map(({ id }) => id)).not.toContain(row.id);
      await deleteStudy(sql, row.id);
      expect(await readStudy(sql, row.id)).toBeUndefined();
      expect(await readOperations(sql, row.id, { after: 0, limit: 10 })).toEqual([]);
    });

    it('forget somebody: their own go, the words go, what others wrote stays with a new owner', async () => {
      const sql = await open();
      const [alone, shared] = [newStudy(), newStudy()];
      const eve = `eve-${process.pid}-${made}`;
      await createStudy(sql, alone, eve);
      await createStudy(sql, shared, eve);
      await addMember(sql, { study: shared.id, guest: 'ben', role: 'editor', now: 2, most: 9 });
      await grow(sql, alone, eve, 'e.1');
      await grow(sql, shared, eve, 'e.1');
      await grow(sql, { ...shared, seq: 1 }, 'ben', 'b.1');
      await forgetInStudies(sql, eve);
      expect(await readStudy(sql, alone.id)).toBeUndefined();
      expect(await readRole(sql, shared.id, 'ben')).toBe('owner');
      const rows = await readOperations(sql, shared.id, { after: 0, limit: 10 });
      expect(rows.map(({ guest, body }) => [guest, JSON.parse(body).text])).toEqual([
        ['', ''],
        ['ben', 'words of ben'],
      ]);
    });
  });
}
