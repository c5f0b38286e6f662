// The search of finished games: a guest sees the public ones and their own.
import { findGame } from '@planisphere/games';
import { decodeGameSearch, decodeWith } from '@planisphere/protocol';
import { schemaOf } from '@planisphere/protocol/schema';
import { findTables } from '../table/finding.ts';
import { ANSWERS } from './answers.ts';
import { HttpRefusal } from './refusal.ts';
import { bodyOf, type Call, type Route } from './route.ts';

async function find({ server, request, guest, payer }: Call): Promise<unknown> {
  const query = bodyOf(decodeWith(decodeGameSearch, request.query));
  const entry = query.game === undefined ? undefined : findGame(query.game);
  if (query.game !== undefined && entry === undefined)
    throw new HttpRefusal(400, 'unknown-game', 'There is no such game.');
  if (query.mine !== undefined && guest === undefined)
    throw new HttpRefusal(401, 'no-guest', 'Say who you are first.');
  return findTables({ sql: server.sql, guest: guest?.id, now: server.now(), payer }, query);
}

export const findingRoutes: readonly Route[] = [
  {
    ...{
      method: 'GET',
      url: '/api/finished',
      needs: 'nobody',
      answer: find,
      perMinute: 60,
      bots: true,
      gives: ANSWERS.found,
      query: schemaOf(decodeGameSearch).properties ?? {},
    },
    about: 'Finished games that the caller may see, the latest first: public ones and their own.',
  },
];
