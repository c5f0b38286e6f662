// How hard decisions are looked at, in nodes: a whole game is to be reviewed in some fifteen seconds, a hint may cost one.
import type { GameId } from '../../base/games.ts';

export const NODES: Readonly<Record<GameId, number>> = {
  stellar: 400,
  'star-explorer': 1200,
  stellarion: 80,
};

export const HINT_NODES: Readonly<Record<GameId, number>> = {
  stellar: 300,
  'star-explorer': 2400,
  stellarion: 120,
};
