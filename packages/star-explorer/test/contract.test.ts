// The promises every game keeps, for one to four players.
import { contractSuite } from '@planisphere/testkit';
import { setups } from './setups.ts';

contractSuite(setups, { games: 12, longGames: 10_000 });
