// Ratings: of those who sit at a table, and the best of a game.
import { LEADER_TIMES, type Leaderboard, type TableRatings } from '@planisphere/protocol';
import { leaderboardOf } from '../people/leaderboard.ts';
import { listsOfGame } from '../people/rating-lists.ts';
import { ratingsAt } from '../people/table-ratings.ts';
import { ANSWERS } from './answers.ts';
import { notFound } from './refusal.ts';
import { type Call, parameter, queryText, type Route, type TableCall } from './route.ts';
import { text } from './schemas.ts';

async function atTable({ server, table }: TableCall): Promise<TableRatings> {
  return ratingsAt(server.sql, table, server.now());
}

/** Where no list is named, the first of the game. */
async function best(call: Call): Promise<Leaderboard> {
  const lists = listsOfGame(parameter(call, 'game'));
  const wanted = queryText(call, 'list');
  const list = wanted === undefined ? lists[0] : lists.find(({ id }) => id === wanted);
  if (list === undefined) throw notFound('such list');
  const time = LEADER_TIMES.find((each) => each === queryText(call, 'time')) ?? 'all';
  const { server, guest } = call;
  return leaderboardOf(server.sql, { list, time, now: server.now(), you: guest?.id });
}

export const ratingRoutes: readonly Route[] = [
  {
    ...{
      method: 'GET',
      url: '/api/tables/:code/ratings',
      needs: 'spectator',
      answer: atTable,
      bots: true,
      gives: ANSWERS.tableRatings,
    },
    about: 'The ratings of those who sit at a table; after a rated game what it has changed.',
  },
  {
    ...{
      method: 'GET',
      url: '/api/leaderboards/:game',
      needs: 'nobody',
      answer: best,
      bots: true,
      gives: ANSWERS.leaderboard,
      query: {
        list: { ...text, description: 'A pace, or a set-up of a game that is played together.' },
        time: { enum: LEADER_TIMES },
      },
    },
    about: 'The best of a game: of all time by their rating, of the day or the week by what they gained.',
  },
];
