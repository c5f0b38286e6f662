// The pictures of links, by game. The server draws them, so that no page carries their code. A game without pictures is
// missing here.
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
