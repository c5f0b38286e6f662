// What is told of ratings, as schemas.
import type { RatingInfo, RatingListInfo, SeatRating, TableRatings } from '@planisphere/protocol';
import { integer, listOf, number, objectOf, seatLetter, text, yesNo } from './schemas.ts';

export const rating = objectOf<RatingInfo>({
  points: integer,
  interval: { ...integer, description: 'The true strength lies within ± so many points, 19 times in 20.' },
  games: integer,
});

const ratingList = objectOf<RatingListInfo>({
  game: text,
  id: { ...text, description: 'A pace, or a set-up of a game that is played together.' },
  'title?': objectOf({ en: text, fr: text }),
});

const share = { ...number, description: 'From 0 to 1.' };

export const tableRatings = objectOf<TableRatings>({
  'list?': ratingList,
  rated: yesNo,
  settled: { ...yesNo, description: 'The game is over and has counted.' },
  seats: listOf(
    objectOf<SeatRating>({
      seat: seatLetter,
      rating,
      'bot?': yesNo,
      'change?': objectOf<NonNullable<SeatRating['change']>>({
        before: rating,
        score: share,
        expected: share,
      }),
    }),
  ),
});
