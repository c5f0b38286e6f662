// Positions of Stellarion that a person sets up: whatever the rules reach is accepted, and no line breaks the
// parser.
import { positionsSuite } from '@planisphere/testkit';
import { stellarionText } from '../src/text/index.ts';
import { setups } from './setups.ts';

positionsSuite(setups, stellarionText, { games: 32, spoilt: 2000, longSpoilt: 100_000 });
