// Many moves as one PostgreSQL statement. It returns the codes of the tables it has written; a move whose log has grown
// meanwhile is left out.
import type { Move } from './move.ts';
import type { Statement } from './sql.ts';

/** Whether to wait for a table that somebody else has locked. */
export type LockMode = 'wait' | 'skip';

const text = (locked: LockMode): string => `with
  wanted as (
    select * from unnest($1::text[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::bigint[], $7::boolean[])
      as w (code, after, seq, status, awaiting, updated, timed)),
  held as (
    select t.code from tables t join wanted w on w.code = t.code and w.after = t.seq
      for update of t ${locked === 'skip' ? 'skip locked' : ''}),
  moved as (
    update tables t set seq = w.seq, status = w.status, awaiting = w.awaiting, updated = w.updated
      from wanted w join held h on h.code = w.code where t.code = w.code and t.seq = w.after
      returning t.code, w.timed),
  added as (
    insert into entries (code, seq, body)
      select e.code, e.seq, e.body from unnest($8::text[], $9::integer[], $10::text[]) as e (code, seq, body)
      join moved m on m.code = e.code),
  due as (
    select d.code, d.kind, d.subject, d.due
      from unnest($11::text[], $12::text[], $13::text[], $14::bigint[]) as d (code, kind, subject, due)
      join moved m on m.code = d.code),
  dropped as (
    delete from deadlines d using moved m where m.timed and d.code = m.code and not exists (
      select from due where due.code = d.code and due.kind = d.kind and due.subject = d.subject)),
  planned as (
    insert into deadlines (code, kind, subject, due, claimed) select code, kind, subject, due, 0 from due
      on conflict (code, kind, subject) do update set due = excluded.due, claimed = 0)
  select code from moved`;

const TEXTS: Readonly<Record<LockMode, string>> = { wait: text('wait'), skip: text('skip') };

/** At most one move per table. */
export function moveStatement(moves: readonly Move[], locked: LockMode): Statement {
  const entries = moves.flatMap(({ code, after, bodies }) =>
    bodies.map((body, index) => ({ code, seq: after + index + 1, body })),
  );
  const due = moves.flatMap(({ deadlines = [] }) => deadlines);
  return {
    text: TEXTS[locked],
    values: [
      texts(moves.map(({ code }) => code)),
      plain(moves.map(({ after }) => after)),
      plain(moves.map(({ after, bodies }) => after + bodies.length)),
      texts(moves.map(({ status }) => status)),
      texts(moves.map(({ awaiting }) => awaiting)),
      plain(moves.map(({ now }) => now)),
      plain(moves.map(({ deadlines }) => (deadlines === undefined ? 'false' : 'true'))),
      texts(entries.map(({ code }) => code)),
      plain(entries.map(({ seq }) => seq)),
      texts(entries.map(({ body }) => body)),
      texts(due.map(({ code }) => code)),
      texts(due.map(({ kind }) => kind)),
      texts(due.map(({ subject }) => subject)),
      plain(due.map((each) => each.due)),
    ],
  };
}

/** A PostgreSQL array of texts. */
function texts(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
}

/** A PostgreSQL array of numbers or booleans. */
function plain(values: readonly (number | string)[]): string {
  return `{${values.join(',')}}`;
}
