// All that a game can say, in a component: its rules, its table as text. Undefined until it has come.
import type { GameText } from '@planisphere/core';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../base/games.ts';
import { loadText } from './game-text.ts';

export function useText(game: GameId): GameText | undefined {
  const [text, setText] = useState<GameText | undefined>(undefined);
  useEffect(() => void loadText(game).then(setText), [game]);
  return text;
}
