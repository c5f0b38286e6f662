// Whether this tab looks for somebody to play with, and for which game. All pages know that much; the rest of the search is
// fetched only then.
import { signal } from '@preact/signals';
import { type GameId, isGameId } from './games.ts';

const KEPT = 'planisphere.seeking';

export const seeking = signal<GameId | undefined>(undefined);

export function setSeeking(game: GameId | undefined): void {
  if (game !== undefined) halted.value = undefined;
  seeking.value = game;
  if (game === undefined) sessionStorage.removeItem(KEPT);
  else sessionStorage.setItem(KEPT, game);
}

/** What this tab was looking for before it was loaded again. */
export function sought(): GameId | undefined {
  const kept = sessionStorage.getItem(KEPT) ?? undefined;
  return isGameId(kept) ? kept : undefined;
}

/** Why a search has ended by itself, for the tile of its game. */
export const halted = signal<{ readonly game: GameId; readonly text: string } | undefined>(undefined);

/** How many wait for each game, where a server has told it. */
export const waiting = signal<Readonly<Partial<Record<GameId, number>>>>({});
