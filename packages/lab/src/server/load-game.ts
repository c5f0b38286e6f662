// The game of the load: the first one for two.
import { GAME_IDS, type GameId } from '@planisphere/games/ids';

export const LOAD_GAME: GameId = GAME_IDS[0];
