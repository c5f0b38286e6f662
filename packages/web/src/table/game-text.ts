// All that a game can say: its rules, its table as text. Loaded on demand.
import type { GameText } from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../base/games.ts';

export function loadText(id: GameId): Promise<GameText> {
  return ROOMS[id].text();
}

/** For components: undefined until it has loaded. */
export function useText(game: GameId): GameText | undefined {
  const [text, setText] = useState<GameText | undefined>(undefined);
  useEffect(() => void loadText(game).then(setText), [game]);
  return text;
}
