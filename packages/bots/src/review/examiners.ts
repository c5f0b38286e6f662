// The examiners there are, by game.
import type { Game, GameTypes } from '@planisphere/core';
import type { Examiner } from './examiner.ts';
import { starExplorerExaminer } from './star-explorer/examiner.ts';
import { stellarExaminer } from './stellar/examiner.ts';
import { stellarionExaminer } from './stellarion/examiner.ts';

const examiners: Readonly<Record<string, Examiner>> = {
  'star-explorer': starExplorerExaminer as unknown as Examiner,
  stellar: stellarExaminer as unknown as Examiner,
  stellarion: stellarionExaminer as unknown as Examiner,
};

export function examinerOf<T extends GameTypes>(game: Game<T>): Examiner<T> | undefined {
  return examiners[game.id] as Examiner<T> | undefined;
}
