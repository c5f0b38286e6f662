// Begins a search for an opponent, or continues one after the page was loaded again. The card that calls lies over
// every page, so it stands beside the app and not in one of them.
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { halted } from '../../base/seeking.ts';
import { Call } from './Call.tsx';
import { sought } from './kept.ts';
import { beginSearch, resumeSearch } from './search.ts';

let place: HTMLElement | undefined;

function listen(): void {
  if (place !== undefined) return;
  place = document.createElement('div');
  document.body.prepend(place);
  render(<Call />, place);
}

/** If it cannot begin, the tile of the game says why. */
export async function lookFor(game: GameId): Promise<void> {
  listen();
  try {
    await beginSearch(game);
  } catch (error) {
    halted.value = { game, text: error instanceof Error ? error.message : '' };
  }
}

/** Continues the search of this tab from before it was loaded again. */
export function useSearch(): void {
  useEffect(() => {
    if (place !== undefined || sought() === undefined) return;
    listen();
    resumeSearch();
  }, []);
}
