// Positions of Stellar that somebody sets up: all that the rules reach can be, and nothing else breaks them.
import { positionsSuite } from '@planisphere/testkit';
import { stellarText } from '../src/text/index.ts';
import { setups } from './setups.ts';

positionsSuite(setups, stellarText, { games: 12, spoilt: 4000, longSpoilt: 100_000 });
