// The words of a game, loaded when a table of theirs is opened.
import type { GameText } from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import type { GameId } from '../base/games.ts';

export function loadText(id: GameId): Promise<GameText> {
  return ROOMS[id].text();
}
