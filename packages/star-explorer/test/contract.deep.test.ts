// The promises of every game, kept by Star Explorer in more random games.
import { contractSuite } from '@planisphere/testkit';
import { setups } from './setups.ts';

contractSuite(setups, { games: 12, longGames: 10_000 });
