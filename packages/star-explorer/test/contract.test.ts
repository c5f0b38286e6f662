// The promises of every game, kept by Star Explorer in random play; a few games in every run.
import { contractSuite } from '@planisphere/testkit';
import { setups } from './setups.ts';

contractSuite(setups, { games: 4, longGames: 4 });
