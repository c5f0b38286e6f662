// Finished games that a search may return: public ones, unless one of their players hides their page, and the searcher's
// own.
import { type Sql, statement } from './sql.ts';

export interface FinishedQuery {
  /** The searcher; '' without an identity. */
  readonly guest: string;
  /** '' for every game. */
  readonly game: string;
  readonly mine: boolean;
  /** The last row of the page before. */
  readonly after: FinishedRow;
  readonly limit: number;
}

export interface FinishedRow {
  readonly code: string;
  readonly updated: number;
}

/** The latest first. Reading a table checks once more whether it admits the guest. */
export function readFinished(sql: Sql, query: FinishedQuery): Promise<readonly FinishedRow[]> {
  const { guest, game, mine, after, limit } = query;
  const own = `($1 <> '' and (t.opener = $1 or exists (select 1 from players p where p.code = t.code and p.guest = $1)))`;
  const shown = `(t.access = 'open' and not exists (
    select 1 from players p join hidden h on h.guest = p.guest where p.code = t.code))`;
  const text = `select t.code, t.updated from tables t where t.status = 'over'
    and (t.updated < $2 or (t.updated = $2 and t.code > $3)) and ($4 = '' or t.game = $4)
    and ${mine ? own : `(${own} or ${shown})`} order by t.updated desc, t.code limit $5`;
  return sql.all(statement(text, guest, after.updated, after.code, game, limit));
}
