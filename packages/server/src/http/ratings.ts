// The ratings of those who sit at a table, and the best of a game.
import { LEADER_TIMES, type Leaderboard, type TableRatings } from '@planisphere/protocol';
import { leaderboardOf } from '../people/leaderboard.ts';
import { listsOfGame, type RatingList } from '../people/rating-lists.ts';
import { ratingsAt } from '../people/table-ratings.ts';
import { countRated } from '../store/leaderboards.ts';
import type { Sql } from '../store/sql.ts';
import { ANSWERS } from './answers.ts';
import { notFound } from './refusal.ts';
import { type Call, parameter, queryText, type Route, type TableCall } from './route.ts';
import { text } from './schemas.ts';

async function atTable({ server, table }: TableCall): Promise<TableRatings> {
  return ratingsAt(server.sql, table, server.now());
}

/** Without a list in the address, the list that has most people. */
async function best(call: Call): Promise<Leaderboard> {
  const lists = listsOfGame(parameter(call, 'game'));
  const wanted = queryText(call, 'list');
  const { server, guest } = call;
  const id = wanted ?? (await fullest(server.sql, lists));
  const list = lists.find((each) => each.id === id);
  if (list === undefined) throw notFound('such list');
  const time = LEADER_TIMES.find((each) => each === queryText(call, 'time')) ?? 'all';
  return leaderboardOf(server.sql, { list, time, now: server.now(), you: guest?.id });
}

async function fullest(sql: Sql, lists: readonly RatingList[]): Promise<string | undefined> {
  const crowds = await countRated(
    sql,
    lists.map(({ key }) => key),
  );
  const [first, ...others] = lists;
  const of = (list: RatingList | undefined): number => crowds.get(list?.key ?? '') ?? 0;
  return others.reduce((best, each) => (of(each) > of(best) ? each : best), first)?.id;
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
        list: {
          ...text,
          description:
            'A pace, or a set-up of a game that is played together; without it, that with most people.',
        },
        time: { enum: LEADER_TIMES },
      },
    },
    about: 'The best of a game: of all time by their rating, of the day or the week by what they gained.',
  },
];
