// Ratings and their history. Every list counts its games in a turn: a node that rates a game reads the turn first, and
// writes only if it is unchanged and the game has not counted. So the games of a list have one order for all nodes, and
// none counts twice.
import type { RatingRow, RatingStepRow } from './rows.ts';
import { placeholders, type Sql, type Statement, statement, type Value } from './sql.ts';

const inList = (count: number, from: number): string =>
  Array.from({ length: count }, (_, index) => `$${index + from}`).join(', ');

export async function readTurn(sql: Sql, list: string): Promise<number> {
  const [row] = await sql.all<{ turn: number }>(
    statement('select turn from rating_lists where list = $1', list),
  );
  return row?.turn ?? 0;
}

/** The ratings of those guests who have one. */
export async function readRatings(
  sql: Sql,
  list: string,
  guests: readonly string[],
): Promise<readonly RatingRow[]> {
  if (guests.length === 0) return [];
  const query = `select * from ratings where list = $1 and guest in (${inList(guests.length, 2)})`;
  return sql.all(statement(query, list, ...guests));
}

/** All ratings of one guest. */
export function ratingsOf(sql: Sql, guest: string): Promise<readonly RatingRow[]> {
  return sql.all(statement('select * from ratings where guest = $1 order by list', guest));
}

/** What a game has changed; empty if it has not counted. */
export function readSteps(sql: Sql, code: string): Promise<readonly RatingStepRow[]> {
  return sql.all(statement('select * from rating_steps where code = $1 order by seat', code));
}

/** The last changes of a guest's rating on one list, the latest first. */
export function readPath(
  sql: Sql,
  path: { readonly guest: string; readonly list: string; readonly limit: number },
): Promise<readonly RatingStepRow[]> {
  const query = 'select * from rating_steps where guest = $1 and list = $2 order by turn desc limit $3';
  return sql.all(statement(query, path.guest, path.list, path.limit));
}

export interface RatedGame {
  readonly code: string;
  readonly list: string;
  /** As read before the ratings. */
  readonly turn: number;
  readonly ratings: readonly RatingRow[];
  readonly steps: readonly RatingStepRow[];
}

/** False when the list has counted another game since the turn was read, or this one already. */
export function countGame(sql: Sql, { code, list, turn, ratings, steps }: RatedGame): Promise<boolean> {
  const first =
    turn === 0
      ? statement(
          `insert into rating_lists (list, turn) select cast($1 as text), 1
            where not exists (select 1 from rating_steps where code = $2) on conflict do nothing`,
          ...[list, code],
        )
      : statement(
          `update rating_lists set turn = turn + 1 where list = $1 and turn = $2
            and not exists (select 1 from rating_steps where code = $3)`,
          ...[list, turn, code],
        );
  return sql.writeIf(first, [
    ...ratings.map(putRating),
    ...steps.map(insertStep),
    statement(`delete from deadlines where code = $1 and kind = 'rate'`, code),
  ]);
}

function putRating(row: RatingRow): Statement {
  const text = `insert into ratings (guest, list, points, deviation, volatility, games, updated)
    values ($1, $2, $3, $4, $5, $6, $7) on conflict (guest, list) do update set points = excluded.points,
    deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,
    updated = excluded.updated`;
  const { guest, list, points, deviation, volatility, games, updated } = row;
  return statement(text, guest, list, points, deviation, volatility, games, updated);
}

function insertStep(row: RatingStepRow): Statement {
  const values: Value[] = [row.code, row.guest, row.seat, row.list, row.turn, row.points_before];
  values.push(row.deviation_before, row.points, row.deviation, row.score, row.expected, row.at);
  const text = `insert into rating_steps (code, guest, seat, list, turn, points_before, deviation_before,
    points, deviation, score, expected, at) values ${placeholders(1, 12)}`;
  return statement(text, ...values);
}
