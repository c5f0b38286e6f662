// Positions of Stellarion that somebody sets up: all that the rules reach can be, and nothing else breaks them.
import { positionsSuite } from '@planisphere/testkit';
import { stellarionText } from '../src/text/index.ts';
import { setups } from './setups.ts';

positionsSuite(setups, stellarionText, { games: 32, spoilt: 2000, longSpoilt: 100_000 });
