// What all pages know of looking for somebody to play with; the rest of the search is fetched only then.
import { signal } from '@preact/signals';
import type { GameId } from './games.ts';

/** For which game this tab looks. */
export const seeking = signal<GameId | undefined>(undefined);

/** Why a search has ended by itself, or could not begin. */
export const halted = signal<{ readonly game: GameId; readonly text: string } | undefined>(undefined);

/** How many others wait for each game, where a server has told it. */
export const waiting = signal<Readonly<Partial<Record<GameId, number>>>>({});
