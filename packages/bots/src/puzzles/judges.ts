// Who judges the positions of each game. One at a time: whoever judges one game does not fetch the net of another.
import type { Judge } from './ranked.ts';

const JUDGES: Readonly<Record<string, () => Promise<unknown>>> = {
  stellar: async () => (await import('../stellar/puzzles.ts')).stellarJudge,
  'star-explorer': async () => (await import('../star-explorer/puzzles.ts')).starExplorerJudge,
  stellarion: async () => (await import('../stellarion/puzzles.ts')).stellarionJudge,
};

/** Undefined where nobody judges. */
export async function loadJudge(game: string): Promise<Judge | undefined> {
  return (await JUDGES[game]?.()) as Judge | undefined;
}
