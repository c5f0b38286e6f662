// For which game this tab looks for somebody to play with. All pages know that much; the rest of the search is fetched only then.
import { signal } from '@preact/signals';
import type { GameId } from './games.ts';

export const seeking = signal<GameId | undefined>(undefined);
