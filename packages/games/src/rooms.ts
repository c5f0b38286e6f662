// The doors of all games: what other packages load a game through. They are small; rules and words come on
// request.
import type { GameRoom } from '@planisphere/core';
import { starExplorerRoom } from '@planisphere/star-explorer/room';
import { stellarRoom } from '@planisphere/stellar/room';
import { stellarionRoom } from '@planisphere/stellarion/room';
import type { GameId } from './ids.ts';

export const ROOMS: Readonly<Record<GameId, GameRoom>> = {
  stellar: stellarRoom,
  'star-explorer': starExplorerRoom,
  stellarion: stellarionRoom,
};
