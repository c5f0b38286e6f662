// The surroundings of a table in a test: its store, a clock that stands still, nobody to tell.
import type { Sql } from '../src/store/sql.ts';
import { Shelf } from '../src/table/shelf.ts';
import type { Site } from '../src/table/site.ts';

export function quietSite(sql: Sql, now: number, shelf = new Shelf(1000)): Site {
  return {
    sql,
    shelf,
    now: () => now,
    present: async () => now,
    lostSince: () => 0,
    isHere: async () => false,
    written: () => undefined,
  };
}
