// The door of what is known of playing Stellar well.
import type { Stellar } from '@planisphere/stellar';
import { LEVELS } from '../bot/levels.ts';
import type { GameMind } from '../mind/mind.ts';

export const stellarMind: GameMind<Stellar> = {
  botNames: ['greedy', ...LEVELS],
  effort: { review: 400, wholeReview: 12_000, hint: 300 },
  roster: async () => (await import('./roster.ts')).STELLAR_BOTS,
  anchors: async () => (await import('./anchors.ts')).STELLAR_ANCHORS,
  examiner: async () => (await import('./review/examiner.ts')).stellarExaminer,
  coach: async () => (await import('./review/coach.ts')).stellarCoach,
  judge: async () => (await import('./puzzles.ts')).stellarJudge,
  trainee: async () => (await import('./trainee.ts')).stellarTrainee,
};
