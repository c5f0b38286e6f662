import { contractSuite } from '@planisphere/testkit';
import { setups } from './setups.ts';

contractSuite(setups, { games: 32, longGames: 10_000 });
