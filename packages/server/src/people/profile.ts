// The page about a person: their ratings with their history, their rated games, and whom they met most.
import type {
  FollowedPerson,
  Profile,
  ProfileGame,
  ProfileOpponent,
  ProfileRating,
  Settings,
} from '@planisphere/protocol';
import { readSkies } from '../store/daily.ts';
import { isFollowing, readFollowing } from '../store/follows.ts';
import { isBlocked, isHidden, readCompanions, readMet, readRatedGames } from '../store/profiles.ts';
import { ratingsOf, readPath } from '../store/ratings.ts';
import type { GuestRow, RatingRow } from '../store/rows.ts';
import type { Sql } from '../store/sql.ts';
import { isForEverybody } from '../table/admission.ts';
import { infoOfGuest } from '../table/guest-info.ts';
import { botsOfList, infoOfList, listWithKey } from './rating-lists.ts';
import { ratingInfo, ratingNow } from './standing.ts';

const GAMES = 20;
const OPPONENTS = 5;
/** Games in one curve of a rating. */
const PATH = 200;
/** Milliseconds: four weeks of daily skies. */
const SKIES = 28 * 86_400_000;

interface Looking {
  readonly now: number;
  /** The visitor; undefined without an identity. */
  readonly you: string | undefined;
}

/** For a person who hides their page, only the name. */
export async function profileOf(sql: Sql, guest: GuestRow, { now, you }: Looking): Promise<Profile> {
  const own = guest.id === you;
  const hidden = await isHidden(sql, guest.id);
  const about = {
    ...{ guest: infoOfGuest(guest), hidden, ...(own && { you: true }) },
    ...(you !== undefined && (await isBlocked(sql, you, guest.id)) && { blocked: true }),
    ...(you !== undefined && (await isFollowing(sql, you, guest.id)) && { followed: true }),
  };
  if (hidden && !own) return { ...about, skies: [], ratings: [], games: [], opponents: [] };
  const monthAgo = new Date(now - SKIES).toISOString().slice(0, 10);
  const met = await metBy(sql, guest.id);
  const between = you === undefined ? undefined : met.get(you);
  return {
    ...about,
    ...(own && { following: (await readFollowing(sql, guest.id)).map(followed) }),
    skies: await readSkies(sql, guest.id, monthAgo),
    since: guest.created,
    ratings: await ratings(sql, guest.id, now),
    games: await games(sql, guest.id),
    opponents: [...met.values()].sort((a, b) => gamesOf(b) - gamesOf(a)).slice(0, OPPONENTS),
    // From the side of the visitor.
    ...(between !== undefined && {
      between: { won: between.lost, drawn: between.drawn, lost: between.won },
    }),
  };
}

const followed = (row: GuestRow): FollowedPerson => ({ guest: infoOfGuest(row), seen: row.seen });

async function ratings(sql: Sql, guest: string, now: number): Promise<readonly ProfileRating[]> {
  const rows = await ratingsOf(sql, guest);
  const told = await Promise.all(rows.map((row) => ratingOf(sql, row, now)));
  return told.flatMap((each) => each ?? []);
}

async function ratingOf(sql: Sql, row: RatingRow, now: number): Promise<ProfileRating | undefined> {
  const list = listWithKey(row.list);
  if (list === undefined) return undefined;
  const steps = await readPath(sql, { guest: row.guest, list: row.list, limit: PATH });
  const path = steps.toReversed().map(({ at, points, deviation }) => {
    const { points: shown, interval } = ratingInfo({ points: points / 1000, deviation: deviation / 1000 }, 0);
    return { at, points: shown, interval };
  });
  return { list: infoOfList(list), rating: ratingNow(row, now), path, bots: botsOfList(list) };
}

async function games(sql: Sql, guest: string): Promise<readonly ProfileGame[]> {
  const rows = await readRatedGames(sql, guest, GAMES);
  const companions = await readCompanions(
    sql,
    guest,
    rows.map(({ code }) => code),
  );
  return rows.flatMap((row) => {
    const list = listWithKey(row.list);
    if (list === undefined) return [];
    const settings = JSON.parse(row.settings) as Settings;
    const people = companions.filter(({ code }) => code === row.code).map(({ name }) => ({ name }));
    const bots = settings.seats.flatMap((seat) => (seat.kind === 'bot' ? [{ bot: seat.level }] : []));
    return [
      {
        ...{ list: infoOfList(list), at: row.at, score: row.score / 1000, with: [...people, ...bots] },
        change: Math.round((row.points - row.points_before) / 1000),
        ...(isForEverybody(settings) && { code: row.code }),
      },
    ];
  });
}

/** Players of a cooperative game did not meet as opponents. */
async function metBy(sql: Sql, guest: string): Promise<ReadonlyMap<string, ProfileOpponent>> {
  const met = new Map<string, ProfileOpponent>();
  for (const { guest: id, name, list, score, count } of await readMet(sql, guest)) {
    if (listWithKey(list)?.options !== undefined) continue;
    const before = met.get(id) ?? { id, name, won: 0, drawn: 0, lost: 0 };
    const outcome = score > 500 ? 'won' : score < 500 ? 'lost' : 'drawn';
    met.set(id, { ...before, [outcome]: before[outcome] + Number(count) });
  }
  return met;
}

function gamesOf({ won, drawn, lost }: ProfileOpponent): number {
  return won + drawn + lost;
}
