// Positions that show a rule, each one line of notation, drawn by the board of their game. They load with the first rule
// that is looked up.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { screenOf } from '../screens.ts';
import type { Exhibit } from './exhibit.ts';

export interface Exhibits {
  readonly positions: readonly Exhibit[];
  readonly Picture: FunctionComponent<Pick<Exhibit, 'line' | 'rule'>>;
}

export function useExhibits(game: GameId): Exhibits | undefined {
  const [exhibits, setExhibits] = useState<Exhibits | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void screenOf(game)
      .exhibits?.()
      .then((loaded) => {
        if (!left) setExhibits(loaded);
      });
    return () => {
      left = true;
    };
  }, [game]);
  return exhibits;
}
