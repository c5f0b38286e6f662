// Positions of Stellar that a person sets up: whatever the rules reach is accepted, and no line breaks the
// parser.
import { positionsSuite } from '@planisphere/testkit';
import { stellarText } from '../src/text/index.ts';
import { setups } from './setups.ts';

positionsSuite(setups, stellarText, { games: 12, spoilt: 4000, longSpoilt: 100_000 });
