// The game that the load plays: the first of the list, which is for two players.
import { GAME_IDS, type GameId } from '@planisphere/games/ids';

export const LOAD_GAME: GameId = GAME_IDS[0];
