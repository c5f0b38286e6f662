// Keeps a search when the page is loaded again.
import { type GameId, isGameId } from '../../base/games.ts';
import { seeking } from '../../base/seeking.ts';

const KEPT = 'planisphere.seeking';

export function setSeeking(game: GameId | undefined): void {
  seeking.value = game;
  if (game === undefined) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, game);
}

/** The game for which this tab searched before it was loaded again. */
export function sought(): GameId | undefined {
  const kept = sessionStorage.getItem(KEPT) ?? undefined;
  return isGameId(kept) ? kept : undefined;
}
