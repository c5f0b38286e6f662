// The promises of every game, kept by Stellar in random play; a few games in every run.
import { contractSuite } from '@planisphere/testkit';
import { setups } from './setups.ts';

contractSuite(setups, { games: 15, longGames: 15 });
