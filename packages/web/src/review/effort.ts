// How hard each decision of a finished game is looked at: a whole game is to be reviewed in some fifteen seconds.
import type { GameId } from '../table/games.ts';

export const NODES: Readonly<Record<GameId, number>> = {
  stellar: 400,
  'star-explorer': 600,
  stellarion: 200,
};
