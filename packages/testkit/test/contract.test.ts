import { contractSuite } from '../src/index.ts';
import { coinsSetup } from './coins.ts';

contractSuite([coinsSetup()], { games: 500, longGames: 20_000 });
