// Ratings: of those who sit at a table.
import type { TableRatings } from '@planisphere/protocol';
import { ratingsAt } from '../people/table-ratings.ts';
import { ANSWERS } from './answers.ts';
import type { Route, TableCall } from './route.ts';

async function atTable({ server, table }: TableCall): Promise<TableRatings> {
  return ratingsAt(server.sql, table, server.now());
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
];
