// A leaderboard as everybody sees it: people with their places, the bots that anchor the scale, and how many people have
// which points.
import { PLACED_WITHIN } from '@planisphere/people';
import type { Emblem, Leaderboard, LeaderInfo, LeaderTime } from '@planisphere/protocol';
import { readGuest } from '../store/guests.ts';
import {
  countAbove,
  type LeaderRow,
  readFigures,
  readGains,
  readLeaders,
  readSpread,
} from '../store/leaderboards.ts';
import { readRatings } from '../store/ratings.ts';
import type { GuestRow, RatingRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import { botsOfList, infoOfList, listsOfGame, type RatingList } from './rating-lists.ts';
import { ratingInfo, standingOf } from './standing.ts';

const SHOWN = 50;
const DAY = 86_400_000;
/** A rating this certain has a place; an interval is 1.96 deviations. */
const PLACED_DEVIATION = Math.floor(((PLACED_WITHIN + 0.5) / 1.96) * 1000);

export interface LeaderQuery {
  readonly list: RatingList;
  readonly time: LeaderTime;
  readonly now: number;
  readonly you: string | undefined;
}

export async function leaderboardOf(sql: Sql, query: LeaderQuery): Promise<Leaderboard> {
  const { list, time } = query;
  const figures = await readFigures(sql, list.key, PLACED_DEVIATION);
  const spread = await readSpread(sql, list.key);
  const rows = time === 'all' ? await ofAllTime(sql, query) : await sinceThen(sql, query);
  return {
    ...{ list: infoOfList(list), lists: listsOfGame(list.game).map(infoOfList), time, ...figures, rows },
    bots: botsOfList(list),
    spread: spread.map(({ hundred, count }) => ({ from: Number(hundred) * 100, count })),
  };
}

async function ofAllTime(sql: Sql, { list, you }: LeaderQuery): Promise<readonly LeaderInfo[]> {
  const leaders = await readLeaders(sql, list.key, SHOWN);
  let rank = 0;
  const rows = leaders.map((row) => leader(row, isPlaced(row) ? { rank: ++rank } : {}, you));
  if (you === undefined || leaders.some(({ guest }) => guest === you)) return rows;
  const [own] = await readRatings(sql, list.key, [you]);
  const guest = await readGuest(sql, you);
  if (own === undefined || guest === undefined) return rows;
  const above = await countAbove(sql, list.key, { points: own.points, deviation: PLACED_DEVIATION });
  return [...rows, leader({ ...own, ...nameOf(guest) }, isPlaced(own) ? { rank: above + 1 } : {}, you)];
}

/** By gain: a newcomer who plays well today is first today. */
async function sinceThen(sql: Sql, { list, time, now, you }: LeaderQuery): Promise<readonly LeaderInfo[]> {
  const since = time === 'day' ? startOfDay(now) : startOfWeek(now);
  const gains = await readGains(sql, { list: list.key, since, limit: SHOWN });
  const ratings = new Map(
    (
      await readRatings(
        sql,
        list.key,
        gains.map(({ guest }) => guest),
      )
    ).map((row) => [row.guest, row]),
  );
  const rows: LeaderInfo[] = [];
  for (const { guest: id, gained, games } of gains) {
    const guest = await readGuest(sql, id);
    const row = ratings.get(id);
    if (guest === undefined || row === undefined) continue;
    const gain = { gained: Math.round(gained / 1000), played: games, rank: rows.length + 1 };
    rows.push(leader({ ...row, ...nameOf(guest) }, gain, you));
  }
  return rows;
}

function leader(row: LeaderRow, more: Partial<LeaderInfo>, you: string | undefined): LeaderInfo {
  const { guest, name, emblem, games } = row;
  return {
    ...{ id: guest, name, emblem: emblem as Emblem, rating: ratingInfo(standingOf(row), games), ...more },
    ...(guest === you && { you: true }),
  };
}

const nameOf = ({ name, emblem }: GuestRow): { name: string; emblem: string } => ({ name, emblem });

function isPlaced({ deviation }: RatingRow): boolean {
  return deviation <= PLACED_DEVIATION;
}

/** Days and weeks in UTC, so that they are the same for everybody; weeks begin on Monday. */
function startOfDay(now: number): number {
  return now - (now % DAY);
}

function startOfWeek(now: number): number {
  const day = Math.floor(now / DAY);
  return (day - ((day + 3) % 7)) * DAY; // day 0 was a Thursday
}
