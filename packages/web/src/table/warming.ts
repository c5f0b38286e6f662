// Loads what the next tap needs while the visitor still looks, so that nobody waits after the tap.
import { FIRST_GAME, type GameId } from '../base/games.ts';
import { loadPage } from '../base/navigation/pages.ts';
import type { Route } from '../base/navigation/router.ts';
import { afterUrgent } from '../base/navigation/urgency.ts';
import type { Board } from './board.ts';
import { boardOf } from './board-of.ts';
import { host } from './client.ts';

/** Loads what a table of the game is drawn with. Never fails: the table itself says why it cannot be drawn. */
export async function warmBoard(game: GameId): Promise<void> {
  await Promise.allSettled([boardOf(game), loadPage('table', game)]);
}

/** Loads everything for a table of the game that does not depend on which table it is. */
export async function warm(game: GameId): Promise<void> {
  await Promise.allSettled([warmBoard(game), host().prepare(game)]);
}

/** In milliseconds: how long a new board rests before the remaining parts load. */
const AT_REST = 400;

/** Loads the parts of a board that nobody needs at first. */
export function fetchRestOf(board: Board | undefined): void {
  setTimeout(() => afterUrgent(() => board?.fetchRest()), AT_REST);
}

/** Loads the table that a page shows, or leads to with one tap. */
export async function warmFor(route: Route): Promise<void> {
  if (route.page === 'home') await warm(FIRST_GAME);
  if (route.page === 'table') await warm(route.game);
}
