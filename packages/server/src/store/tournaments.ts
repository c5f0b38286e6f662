// Tournaments, their entrants and their games. A node that decides about one reads its turn first, and writes only if it
// is unchanged: so nodes may race, and a killed node leaves nothing half done.
import type { Apart } from '@planisphere/people';
import type { EntrantRow, PlayerRow, TournamentGameRow, TournamentRow } from './rows.ts';
import { placeholders, type Sql, type Statement, statement } from './sql.ts';

export function insertTournament(row: TournamentRow): Statement {
  const { id, name, game, form, access, maker, seed, state, round, turn, starts, ends, created } = row;
  return statement(
    `insert into tournaments (id, name, game, form, access, maker, seed, state, round, turn, starts, ends, created)
      values ${placeholders(1, 13)} on conflict do nothing`,
    ...[id, name, game, form, access, maker, seed, state, round, turn, starts, ends, created],
  );
}

export async function readTournament(sql: Sql, id: string): Promise<TournamentRow | undefined> {
  const [row] = await sql.all<TournamentRow>(statement('select * from tournaments where id = $1', id));
  return row;
}

/** False when the tournament has changed since this turn was read. */
export function changeTournament(
  sql: Sql,
  { id, turn }: Pick<TournamentRow, 'id' | 'turn'>,
  changes: readonly Statement[],
): Promise<boolean> {
  const first = statement(
    'update tournaments set turn = turn + 1 where id = $1 and turn = $2',
    ...[id, turn],
  );
  return sql.writeIf(first, changes);
}

export const setTournament = (row: Pick<TournamentRow, 'id' | 'state' | 'round'>): Statement =>
  statement('update tournaments set state = $1, round = $2 where id = $3', row.state, row.round, row.id);

export function editTournament(row: TournamentRow): Statement {
  const { id, name, game, form, access, starts, ends } = row;
  return statement(
    'update tournaments set name = $1, game = $2, form = $3, access = $4, starts = $5, ends = $6 where id = $7',
    ...[name, game, form, access, starts, ends, id],
  );
}

export const deleteTournament = (id: string): readonly Statement[] => [
  statement('delete from tournaments where id = $1', id),
  statement('delete from entrants where tournament = $1', id),
  statement(`delete from deadlines where kind = 'tournament' and subject = $1`, id),
];

export interface ListedTournament extends TournamentRow {
  readonly people: number;
  readonly mine: number;
}

const LISTED = `select t.*,
  (select count(*) from entrants e where e.tournament = t.id and (e.state <> 'out' or t.state <> 'coming')) as people,
  (select count(*) from entrants e where e.tournament = t.id and e.guest = $1 and e.state <> 'out') as mine
  from tournaments t`;

/** The public ones and those of a guest; running ones first, then those to come. */
export function listTournaments(
  sql: Sql,
  { guest, state, most }: { readonly guest: string; readonly state: string; readonly most: number },
): Promise<readonly ListedTournament[]> {
  const order = state === 'over' ? 'desc' : 'asc';
  return sql.all(
    statement(
      `${LISTED} where t.state = $2 and (t.access = 'open' or (t.maker = $1 and t.maker <> '') or exists
        (select 1 from entrants m where m.tournament = t.id and m.guest = $1)) order by t.starts ${order}, t.id limit $3`,
      ...[guest, state, most],
    ),
  );
}

export async function readListed(sql: Sql, guest: string, id: string): Promise<ListedTournament | undefined> {
  const [row] = await sql.all<ListedTournament>(statement(`${LISTED} where t.id = $2`, guest, id));
  return row;
}

/** Unfinished tournaments of one maker. */
export async function countMade(sql: Sql, maker: string): Promise<number> {
  const query = `select count(*) as count from tournaments where maker = $1 and state <> 'over'`;
  const [row] = await sql.all<{ count: number }>(statement(query, maker));
  return row?.count ?? 0;
}

/** Unfinished tournaments that a guest is in. */
export async function tournamentsOf(sql: Sql, guest: string): Promise<readonly string[]> {
  const query = `select t.id from tournaments t join entrants e on e.tournament = t.id
    where e.guest = $1 and e.state <> 'out' and t.state <> 'over'`;
  return (await sql.all<{ id: string }>(statement(query, guest))).map(({ id }) => id);
}

/** Those that a guest is in, and does not pause: played now, or to start before that moment. */
export function readEntered(sql: Sql, guest: string, before: number): Promise<readonly TournamentRow[]> {
  const query = `select t.* from tournaments t join entrants e on e.tournament = t.id
    where e.guest = $1 and e.state = 'in' and (t.state = 'playing' or (t.state = 'coming' and t.starts < $2))
    order by t.starts, t.id limit 20`;
  return sql.all(statement(query, guest, before));
}

export interface NamedEntrant extends EntrantRow {
  readonly name: string;
  readonly emblem: string;
  readonly owner: string;
}

export function readEntrants(sql: Sql, tournament: string): Promise<readonly NamedEntrant[]> {
  const query = `select e.*, coalesce(g.name, '') as name, coalesce(g.emblem, 'star') as emblem,
    coalesce(g.owner, '') as owner from entrants e left join guests g on g.id = e.guest
    where e.tournament = $1 order by e.joined, e.guest`;
  return sql.all(statement(query, tournament));
}

export async function readEntrant(
  sql: Sql,
  tournament: string,
  guest: string,
): Promise<EntrantRow | undefined> {
  const query = 'select * from entrants where tournament = $1 and guest = $2';
  const [row] = await sql.all<EntrantRow>(statement(query, tournament, guest));
  return row;
}

export const putEntrant = ({ tournament, guest, state, joined, seen, since }: EntrantRow): Statement =>
  statement(
    `insert into entrants (tournament, guest, state, joined, seen, since) values ($1, $2, $3, $4, $5, $6)
      on conflict (tournament, guest) do update set state = excluded.state, seen = excluded.seen, since = excluded.since`,
    ...[tournament, guest, state, joined, seen, since],
  );

/** Records that the entrant is here; no decision depends on it. */
export async function noteEntrant(sql: Sql, tournament: string, guest: string, now: number): Promise<void> {
  const text = 'update entrants set seen = $1 where tournament = $2 and guest = $3';
  await sql.write([statement(text, now, tournament, guest)]);
}

export const freeSince = (tournament: string, guest: string, now: number): Statement =>
  statement('update entrants set since = $1 where tournament = $2 and guest = $3', now, tournament, guest);

export function readGames(sql: Sql, tournament: string): Promise<readonly TournamentGameRow[]> {
  const query = 'select * from tournament_games where tournament = $1 order by round, began, one';
  return sql.all(statement(query, tournament));
}

export function insertGame(row: TournamentGameRow): Statement {
  const { tournament, round, one, two, code, outcome, points, began } = row;
  return statement(
    `insert into tournament_games (tournament, round, one, two, code, outcome, points, began)
      values ${placeholders(1, 8)}`,
    ...[tournament, round, one, two, code, outcome, points, began],
  );
}

export const endGame = (
  { tournament, round, one }: TournamentGameRow,
  end: { readonly outcome: string; readonly points: number },
): Statement =>
  statement(
    'update tournament_games set outcome = $1, points = $2 where tournament = $3 and round = $4 and one = $5',
    ...[end.outcome, end.points, tournament, round, one],
  );

/** Games that are over at their tables while the tournament does not have the result yet. */
export function readEnded(sql: Sql, tournament: string): Promise<readonly TournamentGameRow[]> {
  const query = `select g.* from tournament_games g join tables t on t.code = g.code
    where g.tournament = $1 and g.outcome = '' and t.status = 'over'`;
  return sql.all(statement(query, tournament));
}

/** How many entrants who want to play, and were here since that moment, have no game now. */
export async function countFree(sql: Sql, tournament: string, since: number): Promise<number> {
  const query = `select count(*) as count from entrants e where e.tournament = $1 and e.state = 'in' and e.seen > $2
    and e.guest not in (select one from tournament_games where tournament = $1 and outcome = ''
      union all select two from tournament_games where tournament = $1 and outcome = '')`;
  const [row] = await sql.all<{ count: number }>(statement(query, tournament, since));
  return row?.count ?? 0;
}

export async function readOutcomes(sql: Sql, codes: readonly string[]): Promise<readonly PlayerRow[]> {
  if (codes.length === 0) return [];
  const list = codes.map((_, index) => `$${index + 1}`).join(', ');
  return sql.all(statement(`select * from players where code in (${list})`, ...codes));
}

/** Pairs of entrants of whom one has muted or blocked the other. */
export async function readApart(sql: Sql, tournament: string): Promise<readonly Apart[]> {
  const query = `select m.guest, m.muted
    from (select guest, muted from mutes union select guest, blocked from blocks) m join entrants a on a.guest = m.guest and a.tournament = $1
    join entrants b on b.guest = m.muted and b.tournament = $1`;
  const rows = await sql.all<{ guest: string; muted: string }>(statement(query, tournament));
  return rows.map(({ guest, muted }) => [guest, muted] as const);
}
