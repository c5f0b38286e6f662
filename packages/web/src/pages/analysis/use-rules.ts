// The rules of a game for a component: undefined until they have loaded.
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { loadRules, type Rules } from '../../table/games.ts';

export function useRules(game: GameId): Rules | undefined {
  const [rules, setRules] = useState<Rules | undefined>(undefined);
  useEffect(() => void loadRules(game).then((loaded) => setRules(() => loaded)), [game]);
  return rules;
}
