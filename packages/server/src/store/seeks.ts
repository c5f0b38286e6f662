// Guests who look for an opponent, and their meetings. Every change of a game's rows counts its `turn`: a node that
// decides about them reads the turn first, and writes only if it is unchanged.
import type { Apart } from '@planisphere/people';
import type { MeetingRow, RatingRow, SeekRow } from './rows.ts';
import { type Sql, type Statement, statement } from './sql.ts';

export interface WaitingRoom {
  readonly turn: number;
  /** Those who have waited longest, and everybody in a meeting. */
  readonly seeks: readonly SeekRow[];
  /** Those that wait for answers, and those that failed a short time ago. */
  readonly meetings: readonly MeetingRow[];
  readonly muted: readonly Apart[];
  /** The ratings of those who wait, at this game. */
  readonly ratings: readonly RatingRow[];
}

export async function readWaitingRoom(sql: Sql, game: string, most: number): Promise<WaitingRoom> {
  const turn = await readTurn(sql, game); // first: what is read afterwards is not older
  const seeks = await sql.all<SeekRow>(
    statement('select * from seeks where game = $1 order by since, guest limit $2', game, most),
  );
  const meetings = await sql.all<MeetingRow>(statement('select * from meetings where game = $1', game));
  const muted = await sql.all<{ guest: string; muted: string }>(
    statement(
      `select m.guest, m.muted from (select guest, muted from mutes union select guest, blocked from blocks) m
        join seeks s on s.guest = m.guest join seeks o on o.guest = m.muted
        where s.game = $1 and o.game = $1`,
      game,
    ),
  );
  const ratings = await sql.all<RatingRow>(
    statement(
      'select r.* from ratings r join seeks s on s.guest = r.guest where s.game = $1 and r.list like $2',
      ...[game, `${game}/%`],
    ),
  );
  return { turn, seeks, meetings, muted: muted.map((row) => [row.guest, row.muted] as const), ratings };
}

async function readTurn(sql: Sql, game: string): Promise<number> {
  const [row] = await sql.all<{ turn: number }>(statement('select turn from pairings where game = $1', game));
  return row?.turn ?? 0;
}

/** The search of a guest, and their meeting; the turn is read first. */
export async function readSearch(
  sql: Sql,
  guest: string,
): Promise<{ readonly turn: number; readonly seek: SeekRow; readonly meeting?: MeetingRow } | undefined> {
  const found = await readSeek(sql, guest);
  if (found === undefined) return undefined;
  const turn = await readTurn(sql, found.game);
  const seek = await readSeek(sql, guest);
  if (seek === undefined || seek.game !== found.game) return readSearch(sql, guest);
  const meeting = await readMeeting(sql, seek.meeting);
  return { turn, seek, ...(meeting !== undefined && { meeting }) };
}

export async function readMeeting(sql: Sql, id: string): Promise<MeetingRow | undefined> {
  const [row] = await sql.all<MeetingRow>(statement('select * from meetings where id = $1', id));
  return row;
}

async function readSeek(sql: Sql, guest: string): Promise<SeekRow | undefined> {
  const [row] = await sql.all<SeekRow>(statement('select * from seeks where guest = $1', guest));
  return row;
}

/** False when the rows of the game have changed since this turn was read. */
export function changeRoom(
  sql: Sql,
  { game, turn }: { readonly game: string; readonly turn: number },
  changes: readonly Statement[],
): Promise<boolean> {
  const first =
    turn === 0
      ? statement('insert into pairings (game, turn) values ($1, 1) on conflict do nothing', game)
      : statement('update pairings set turn = turn + 1 where game = $1 and turn = $2', game, turn);
  return sql.writeIf(first, changes);
}

const count = (game: string): Statement =>
  statement(
    'insert into pairings (game, turn) values ($1, 1) on conflict (game) do update set turn = pairings.turn + 1',
    game,
  );

/** Begins a search, or changes its paces; false for a guest who searches for another game. */
export async function putSeek(
  sql: Sql,
  { guest, game, paces, since }: Omit<SeekRow, 'seen' | 'meeting'>,
): Promise<boolean> {
  const text = `insert into seeks (guest, game, paces, since, seen, meeting) values ($1, $2, $3, $4, $4, '')
    on conflict (guest) do update set paces = excluded.paces, seen = excluded.seen
    where seeks.game = excluded.game`;
  const [, changed] = await sql.write([count(game), statement(text, guest, game, paces, since)]);
  return changed !== 0;
}

/** Records that the guest is here; no decision depends on it. */
export async function noteSeek(sql: Sql, guest: string, now: number): Promise<void> {
  await sql.write([statement('update seeks set seen = $1 where guest = $2', now, guest)]);
}

/** Deletes the search of a guest who is gone, unless they returned meanwhile. */
export const sweepSeek = ({ guest, seen }: SeekRow): Statement =>
  statement('delete from seeks where guest = $1 and seen = $2', guest, seen);

export const deleteSeek = (guest: string): Statement =>
  statement('delete from seeks where guest = $1', guest);

export const setMeeting = (guest: string, meeting: string): Statement =>
  statement('update seeks set meeting = $1 where guest = $2', meeting, guest);

export const insertMeeting = (row: MeetingRow): Statement =>
  statement(
    `insert into meetings (id, game, pace, one, two, one_says, two_says, state, due, code)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    ...[
      row.id,
      row.game,
      row.pace,
      row.one,
      row.two,
      row.one_says,
      row.two_says,
      row.state,
      row.due,
      row.code,
    ],
  );

export const updateMeeting = ({ id, one_says, two_says, state, code }: MeetingRow): Statement =>
  statement(
    'update meetings set one_says = $1, two_says = $2, state = $3, code = $4 where id = $5',
    ...[one_says, two_says, state, code, id],
  );

export const deleteMeeting = ({ id }: MeetingRow): Statement =>
  statement('delete from meetings where id = $1', id);

/** How many others wait for each game; guests not seen since that moment do not count. */
export function countWaiting(
  sql: Sql,
  since: number,
  but: string,
): Promise<readonly { readonly game: string; readonly count: number }[]> {
  const query = `select game, count(*) as count from seeks
    where meeting = '' and seen > $1 and guest <> $2 group by game`;
  return sql.all(statement(query, since, but));
}

/** Of the two who meet: how long the one waited who was there first. */
export const insertWait = (
  { id, game }: Pick<MeetingRow, 'id' | 'game'>,
  { at, waited }: { readonly at: number; readonly waited: number },
): Statement =>
  statement(
    'insert into waits (meeting, game, at, waited) values ($1, $2, $3, $4) on conflict do nothing',
    ...[id, game, at, waited],
  );

/** The latest first. */
export function readWaits(
  sql: Sql,
  since: number,
): Promise<readonly { readonly game: string; readonly waited: number }[]> {
  return sql.all(statement('select game, waited from waits where at > $1 order by at desc limit 300', since));
}

export const sweepWaits = (before: number): Statement => statement('delete from waits where at < $1', before);
