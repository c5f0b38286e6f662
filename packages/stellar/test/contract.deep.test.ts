// The promises of every game, kept by Stellar in more random games.
import { contractSuite } from '@planisphere/testkit';
import { setups } from './setups.ts';

contractSuite(setups, { games: 60, longGames: 12_000 });
