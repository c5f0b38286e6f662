// Positions of Star Explorer that a person sets up: whatever the rules reach is accepted, and no line breaks
// the parser.
import { positionsSuite } from '@planisphere/testkit';
import { starExplorerText } from '../src/text/index.ts';
import { setups } from './setups.ts';

positionsSuite(setups, starExplorerText, { games: 4, spoilt: 2000, longSpoilt: 100_000 });
