// All that a game can say: its rules, its table as text. Loaded when somebody asks for it.
import type { GameText } from '@planisphere/core';
import { ROOMS } from '@planisphere/games/rooms';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../base/games.ts';

export function loadText(id: GameId): Promise<GameText> {
  return ROOMS[id].text();
}

/** In a component: undefined until it has come. */
export function useText(game: GameId): GameText | undefined {
  const [text, setText] = useState<GameText | undefined>(undefined);
  useEffect(() => void loadText(game).then(setText), [game]);
  return text;
}
