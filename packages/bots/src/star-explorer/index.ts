// The door of what is known of playing Star Explorer well.
import type { StarExplorer } from '@planisphere/star-explorer';
import { LEVELS } from '../bot/levels.ts';
import type { GameMind } from '../mind/mind.ts';

export const starExplorerMind: GameMind<StarExplorer> = {
  botNames: ['greedy', ...LEVELS],
  effort: { review: 1200, wholeReview: 60_000, hint: 2400 },
  roster: async () => (await import('./roster.ts')).STAR_EXPLORER_BOTS,
  anchors: async () => (await import('./anchors.ts')).STAR_EXPLORER_ANCHORS,
  examiner: async () => (await import('./review/examiner.ts')).starExplorerExaminer,
  coach: async () => (await import('./review/coach.ts')).starExplorerCoach,
  judge: async () => (await import('./puzzles.ts')).starExplorerJudge,
};
