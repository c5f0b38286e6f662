// The door of what is known of playing Stellarion well.
import type { Stellarion } from '@planisphere/stellarion';
import { LEVELS } from '../bot/levels.ts';
import type { GameMind } from '../mind/mind.ts';

export const stellarionMind: GameMind<Stellarion> = {
  botNames: ['greedy', ...LEVELS],
  effort: { review: 80, wholeReview: 2800, hint: 120 },
  roster: async () => (await import('./roster.ts')).STELLARION_BOTS,
  anchors: async () => (await import('./anchors.ts')).STELLARION_ANCHORS,
  examiner: async () => (await import('./review/examiner.ts')).stellarionExaminer,
  coach: async () => (await import('./review/coach.ts')).stellarionCoach,
  judge: async () => (await import('./puzzles.ts')).stellarionJudge,
  trainee: async () => (await import('./trainee.ts')).stellarionTrainee,
};
