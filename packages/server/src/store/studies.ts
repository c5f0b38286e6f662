// Studies and their operations. An append names the number that it follows, like an append to a table: the second of two
// writers reads first.
import type { OperationRow, StudyRow } from './rows.ts';
import { placeholders, type Sql, statement, type Value } from './sql.ts';

export async function createStudy(sql: Sql, row: StudyRow, owner: string): Promise<void> {
  const { id, access, key, pen, title, games, seq, size, created, updated } = row;
  await sql.write([
    statement(
      `insert into studies (id, access, key, pen, title, games, seq, size, created, updated) values ${placeholders(1, 10)}`,
      ...[id, access, key, pen, title, games, seq, size, created, updated],
    ),
    statement(
      `insert into members (study, guest, role, joined) values ($1, $2, 'owner', $3)`,
      id,
      owner,
      created,
    ),
  ]);
}

export async function readStudy(sql: Sql, id: string): Promise<StudyRow | undefined> {
  const [row] = await sql.all<StudyRow>(statement('select * from studies where id = $1', id));
  return row;
}

export async function readRole(sql: Sql, study: string, guest: string): Promise<string | undefined> {
  const query = 'select role from members where study = $1 and guest = $2';
  const [row] = await sql.all<{ role: string }>(statement(query, study, guest));
  return row?.role;
}

export interface Member {
  readonly guest: string;
  readonly role: string;
  readonly name: string;
  readonly emblem: string;
}

export function readMembers(sql: Sql, study: string): Promise<readonly Member[]> {
  const query = `select m.guest, m.role, g.name, g.emblem from members m join guests g on g.id = m.guest
    where m.study = $1 order by m.joined, m.guest`;
  return sql.all(statement(query, study));
}

export interface NewMember {
  readonly study: string;
  readonly guest: string;
  readonly role: string;
  readonly now: number;
  /** At most this many rows. */
  readonly most: number;
}

/** A member keeps a role that is higher. */
export async function addMember(sql: Sql, { study, guest, role, now, most }: NewMember): Promise<void> {
  const text = `insert into members (study, guest, role, joined)
    select cast($1 as text), cast($2 as text), cast($3 as text), cast($4 as bigint)
    where (select count(*) from members where study = $1) < $5
    on conflict (study, guest) do update set role = excluded.role where members.role = 'reader'`;
  await sql.write([statement(text, study, guest, role, now, most)]);
}

export async function setRole(
  sql: Sql,
  { study, guest, role }: Pick<NewMember, 'study' | 'guest' | 'role'>,
): Promise<void> {
  const [change, other] =
    role === 'none'
      ? [`delete from members where study = $1 and guest = $2 and role <> 'owner'`, []]
      : [`update members set role = $3 where study = $1 and guest = $2 and role <> 'owner'`, [role]];
  await sql.write([statement(change, study, guest, ...other)]);
}

/** In the order of arrival. */
export function readOperations(
  sql: Sql,
  study: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<readonly OperationRow[]> {
  const query =
    'select seq, id, guest, body from operations where study = $1 and seq > $2 order by seq limit $3';
  return sql.all(statement(query, study, after, limit));
}

/** Which of these ids are stored already, with their authors. */
export function knownOperations(
  sql: Sql,
  study: string,
  ids: readonly string[],
): Promise<readonly Pick<OperationRow, 'id' | 'guest'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const list = ids.map((_, index) => `$${index + 2}`).join(', ');
  return sql.all(
    statement(`select id, guest from operations where study = $1 and id in (${list})`, study, ...ids),
  );
}

export interface Growth {
  readonly row: StudyRow;
  readonly guest: string;
  readonly operations: readonly { readonly id: string; readonly body: string }[];
  readonly title: string;
  readonly games: string;
  readonly now: number;
}

/** False when another write came first. */
export function appendOperations(sql: Sql, growth: Growth): Promise<boolean> {
  const { row, guest, operations, title, games, now } = growth;
  const size = operations.reduce((sum, { body }) => sum + body.length, 0);
  const values = operations.flatMap(({ id, body }, index): Value[] => [
    ...[row.id, row.seq + index + 1, id, guest, body],
  ]);
  return sql.writeIf(
    statement(
      `update studies set seq = $1, size = size + $2, title = $3, games = $4, updated = $5 where id = $6 and seq = $7`,
      ...[row.seq + operations.length, size, title, games, now, row.id, row.seq],
    ),
    [
      statement(
        `insert into operations (study, seq, id, guest, body) values ${placeholders(operations.length, 5)}`,
        ...values,
      ),
    ],
  );
}

export async function setAccess(
  sql: Sql,
  id: string,
  { access, key, pen }: Pick<StudyRow, 'access' | 'key' | 'pen'>,
): Promise<void> {
  await sql.write([
    statement('update studies set access = $1, key = $2, pen = $3 where id = $4', access, key, pen, id),
  ]);
}

export async function deleteStudy(sql: Sql, id: string): Promise<void> {
  await sql.write([
    statement('delete from operations where study = $1', id),
    statement('delete from members where study = $1', id),
    statement('delete from studies where id = $1', id),
  ]);
}

export interface ListedRow extends StudyRow {
  readonly role: string;
}

interface Page {
  readonly before: number;
  readonly limit: number;
}

/** The latest first. */
export function readOwnStudies(sql: Sql, guest: string, page: Page): Promise<readonly ListedRow[]> {
  const query = `select s.*, m.role from members m join studies s on s.id = m.study
    where m.guest = $1 and s.updated < $2 order by s.updated desc limit $3`;
  return sql.all(statement(query, guest, page.before, page.limit));
}

export function readPublicStudies(sql: Sql, { before, limit }: Page): Promise<readonly StudyRow[]> {
  const query = `select * from studies where access = 'public' and updated < $1 order by updated desc limit $2`;
  return sql.all(statement(query, before, limit));
}

export async function countOwned(sql: Sql, guest: string): Promise<number> {
  const query = `select count(*) as count from members where guest = $1 and role = 'owner'`;
  const [row] = await sql.all<{ count: number }>(statement(query, guest));
  return Number(row?.count ?? 0);
}

/** The last numbers of these studies. */
export async function readStudySeqs(sql: Sql, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const list = ids.map((_, index) => `$${index + 1}`).join(', ');
  const rows = await sql.all<{ id: string; seq: number }>(
    statement(`select id, seq from studies where id in (${list})`, ...ids),
  );
  return new Map(rows.map(({ id, seq }) => [id, seq]));
}

/**
 * Deletes a guest: what they wrote goes; lines and marks stay without their name. A study that only they had goes; one in
 * which others wrote passes to its oldest member.
 */
export async function forgetInStudies(sql: Sql, guest: string): Promise<void> {
  const alone = await sql.all<{ study: string }>(
    statement(
      `select m.study from members m where m.guest = $1 and m.role = 'owner' and not exists
        (select 1 from operations o where o.study = m.study and o.guest <> $1 and o.guest <> '')`,
      guest,
    ),
  );
  for (const { study } of alone) await deleteStudy(sql, study);
  await sql.write([
    statement(
      `update members set role = 'owner' where exists
        (select 1 from members m where m.study = members.study and m.guest = $1 and m.role = 'owner')
        and guest = (select o.guest from members o where o.study = members.study and o.guest <> $1
          and o.role = 'editor' order by o.joined, o.guest limit 1)`,
      guest,
    ),
    statement('delete from members where guest = $1', guest),
  ]);
  const said = await sql.all<OperationRow & { study: string }>(
    statement('select study, seq, id, guest, body from operations where guest = $1', guest),
  );
  for (let at = 0; at < said.length; at += GROUP)
    await sql.write(
      said
        .slice(at, at + GROUP)
        .map(({ study, seq, body }) =>
          statement(
            `update operations set guest = '', body = $1 where study = $2 and seq = $3`,
            withoutWords(body),
            study,
            seq,
          ),
        ),
    );
}

const GROUP = 500;

function withoutWords(body: string): string {
  const op = JSON.parse(body) as { text?: string };
  return op.text === undefined ? body : JSON.stringify({ ...op, text: '' });
}
