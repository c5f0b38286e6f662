// Schemas of what the server answers about ratings.
import {
  EMBLEMS,
  type FollowedPerson,
  LEADER_TIMES,
  type Leaderboard,
  type LeaderInfo,
  type Profile,
  type ProfileGame,
  type ProfileOpponent,
  type ProfileRating,
  type ProfileSky,
  type RatingInfo,
  type RatingListInfo,
  type SeatRating,
  type TableRatings,
} from '@planisphere/protocol';
import {
  choice,
  guest,
  integer,
  listOf,
  number,
  objectOf,
  oneOf,
  seatLetter,
  text,
  time,
  yesNo,
} from './schemas.ts';

export const rating = objectOf<RatingInfo>({
  points: integer,
  interval: { ...integer, description: 'The true strength lies within ± so many points, 19 times in 20.' },
  games: integer,
});

export const ratingList = objectOf<RatingListInfo>({
  game: text,
  id: { ...text, description: 'A pace, or a set-up of a game that is played together.' },
  'title?': objectOf({ en: text, fr: text }),
});

const share = { ...number, description: 'From 0 to 1.' };

export const seatRating = objectOf<SeatRating>({
  seat: seatLetter,
  rating,
  'bot?': yesNo,
  'change?': objectOf<NonNullable<SeatRating['change']>>({ before: rating, score: share, expected: share }),
});

export const tableRatings = objectOf<TableRatings>({
  'list?': ratingList,
  rated: yesNo,
  settled: { ...yesNo, description: 'The game is over and has counted.' },
  seats: listOf(seatRating),
});

const bot = objectOf<Leaderboard['bots'][number]>({ level: text, points: integer });

const leader = objectOf<LeaderInfo>({
  ...{ id: text, name: text, emblem: choice(...EMBLEMS), rating },
  'rank?': { ...integer, description: 'Left out while the interval is too wide for a place.' },
  'gained?': integer,
  'played?': integer,
  'you?': yesNo,
});

export const leaderboard = objectOf<Leaderboard>({
  list: ratingList,
  lists: listOf(ratingList),
  time: choice(...LEADER_TIMES),
  people: integer,
  placed: { ...integer, description: 'Those who have a place.' },
  games: integer,
  rows: listOf(leader),
  bots: listOf(bot),
  spread: listOf(objectOf<Leaderboard['spread'][number]>({ from: integer, count: integer })),
});

export const profile = objectOf<Profile>({
  guest,
  'you?': yesNo,
  hidden: { ...yesNo, description: 'Others see the name only.' },
  'blocked?': { ...yesNo, description: 'Who asks has blocked them.' },
  'followed?': { ...yesNo, description: 'Who asks follows them.' },
  'following?': {
    ...listOf(objectOf<FollowedPerson>({ guest, seen: time })),
    description: 'Whom one follows; told of oneself only.',
  },
  skies: listOf(
    objectOf<ProfileSky>({ game: text, day: text, score: number, rank: integer, people: integer }),
  ),
  'since?': time,
  ratings: listOf(
    objectOf<ProfileRating>({
      ...{ list: ratingList, rating, bots: listOf(bot) },
      path: listOf(objectOf<ProfileRating['path'][number]>({ at: time, points: integer, interval: integer })),
    }),
  ),
  games: listOf(
    objectOf<ProfileGame>({
      ...{ list: ratingList, at: time, score: share, change: integer, 'code?': text },
      with: listOf(oneOf(objectOf({ name: text }), objectOf({ bot: text }))),
    }),
  ),
  opponents: listOf(
    objectOf<ProfileOpponent>({ id: text, name: text, won: integer, drawn: integer, lost: integer }),
  ),
  'between?': objectOf({ won: integer, drawn: integer, lost: integer }),
});
