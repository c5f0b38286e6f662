// The games as every page knows them.
import { GAME_IDS, type GameId } from '@planisphere/games/ids';

export { GAME_IDS, type GameId, isGameId } from '@planisphere/games/ids';

/** The game shown until the visitor chooses one. */
export const FIRST_GAME: GameId = GAME_IDS[0];
