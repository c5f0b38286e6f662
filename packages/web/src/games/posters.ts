// The pictures of links, by game: drawn on the server, so that no page carries them. A game without one is left out.
import type { GameId } from '../base/games.ts';
import type { Poster } from '../table/poster.ts';
import { poster as starExplorer } from './star-explorer/index.poster.tsx';
import { poster as stellar } from './stellar/index.poster.tsx';
import { poster as stellarion } from './stellarion/index.poster.tsx';

export const POSTERS: Readonly<Partial<Record<GameId, Poster>>> = {
  stellar,
  'star-explorer': starExplorer,
  stellarion,
};
