// The promises of the store, for any database. Each adapter runs all of them.
import { describe } from 'vitest';
import type { Sql } from '../../src/store/sql.ts';
import { listsContract } from './contract/lists.ts';
import { moderationContract } from './contract/moderation.ts';
import { nodesContract } from './contract/nodes.ts';
import { peopleContract } from './contract/people.ts';
import { ratingsContract } from './contract/ratings.ts';
import { seeksContract } from './contract/seeks.ts';
import { studiesContract } from './contract/studies.ts';
import { tablesContract } from './contract/tables.ts';
import { tournamentsContract } from './contract/tournaments.ts';

export function storeContract(name: string, open: () => Promise<Sql>): void {
  describe(`store contract: ${name}`, () => {
    tablesContract(open);
    listsContract(open);
    peopleContract(open);
    nodesContract(open);
    seeksContract(open);
    studiesContract(open);
    tournamentsContract(open);
    ratingsContract(open);
    moderationContract(open);
  });
}
