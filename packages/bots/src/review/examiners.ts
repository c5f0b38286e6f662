// The examiners there are. One at a time: whoever reviews one game does not fetch the net of another.
import type { Game, GameTypes } from '@planisphere/core';
import type { Examiner } from './examiner.ts';

const EXAMINERS: Readonly<Record<string, () => Promise<unknown>>> = {
  'star-explorer': async () => (await import('../star-explorer/review/examiner.ts')).starExplorerExaminer,
  stellar: async () => (await import('../stellar/review/examiner.ts')).stellarExaminer,
  stellarion: async () => (await import('../stellarion/review/examiner.ts')).stellarionExaminer,
};

/** Undefined where nobody examines. */
export async function loadExaminer<T extends GameTypes>(game: Game<T>): Promise<Examiner<T> | undefined> {
  return (await EXAMINERS[game.id]?.()) as Examiner<T> | undefined;
}
