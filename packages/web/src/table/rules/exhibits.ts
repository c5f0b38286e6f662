// Examples that show a rule, drawn by the board of their game. They load with the first rule that somebody opens.
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { screenOf } from '../screens.ts';
import type { Drawn, Scene } from './exhibit.ts';

export interface Exhibits {
  /** By rule, step by step. */
  readonly examples: ReadonlyMap<string, readonly Scene[]>;
  readonly Picture: FunctionComponent<Drawn>;
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
