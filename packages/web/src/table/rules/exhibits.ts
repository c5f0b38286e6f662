// Positions that show a rule, each one line of notation, drawn by the board of their game. They load with the first rule
// that is looked up.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import type { Shown } from './shown.ts';

export interface Exhibits {
  readonly positions: readonly Shown[];
  readonly Picture: FunctionComponent<Pick<Shown, 'line' | 'rule'>>;
}

const loaders: Readonly<Record<GameId, () => Promise<Exhibits>>> = {
  stellar: async () => (await import('../../games/stellar/exhibits.tsx')).exhibits,
  'star-explorer': async () => (await import('../../games/star-explorer/exhibits.tsx')).exhibits,
  stellarion: async () => (await import('../../games/stellarion/exhibits.tsx')).exhibits,
};

export function useExhibits(game: GameId): Exhibits | undefined {
  const [exhibits, setExhibits] = useState<Exhibits | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void loaders[game]().then((loaded) => {
      if (!left) setExhibits(loaded);
    });
    return () => {
      left = true;
    };
  }, [game]);
  return exhibits;
}
