// The game that loads the server: the first there is, for two.
import { GAME_IDS, type GameId } from '@planisphere/games/ids';

export const LOAD_GAME: GameId = GAME_IDS[0];
