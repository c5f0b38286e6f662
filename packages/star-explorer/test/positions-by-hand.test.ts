// Positions of Star Explorer that somebody sets up: all that the rules reach can be, and nothing else breaks them.
import { positionsSuite } from '@planisphere/testkit';
import { starExplorerText } from '../src/text/index.ts';
import { setups } from './setups.ts';

positionsSuite(setups, starExplorerText, { games: 4, spoilt: 2000, longSpoilt: 100_000 });
