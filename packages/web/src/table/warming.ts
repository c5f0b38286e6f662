// What the next tap needs, fetched while the person still looks: whoever then taps waits for nothing.
import { FIRST_GAME, type GameId } from '../base/games.ts';
import { loadPage } from '../base/navigation/pages.ts';
import type { Route } from '../base/navigation/router.ts';
import { afterUrgent } from '../base/navigation/urgency.ts';
import type { Board } from './board.ts';
import { boardOf } from './board-of.ts';
import { host } from './client.ts';

/** What a table of the game is drawn with. Never fails: the table itself will say why. */
export async function warmBoard(game: GameId): Promise<void> {
  await Promise.allSettled([boardOf(game), loadPage('table', game)]);
}

/** A table of the game, as far as it can be had before it is known which. */
export async function warm(game: GameId): Promise<void> {
  await Promise.allSettled([warmBoard(game), host().prepare(game)]);
}

/** In milliseconds. */
const AT_REST = 400;

/** What nobody waits for yet, of a board that has just come on the screen. */
export function fetchRestOf(board: Board | undefined): void {
  setTimeout(() => afterUrgent(() => board?.fetchRest()), AT_REST);
}

/** The table that a page is, or leads to with one tap. */
export async function warmFor(route: Route): Promise<void> {
  if (route.page === 'home') await warm(FIRST_GAME);
  if (route.page === 'table') await warm(route.game);
}
