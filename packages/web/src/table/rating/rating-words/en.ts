// Ratings in English.
import type { RatingWords } from './words.ts';

export const en: RatingWords = {
  paces: { brisk: 'Brisk', relaxed: 'Relaxed', days: 'Days' },
  spoken: (points, interval) => `${points}, give or take ${interval}`,
  yours: (game, list) => `Your ${game} rating, ${list}`,
  counting: 'Your rating is being worked out …',
  countingPar: 'The Master plays the same deal: then your rating is worked out …',
  expected: (share) => `${share} wins in 100 were expected of you.`,
  par: (score) =>
    score === 1
      ? 'You won a deal that the Master lost.'
      : score === 0
        ? 'The Master won the same deal.'
        : 'You did as well as the Master on the same deal.',
  meaning: (points, interval) =>
    `Above ${points} ±${interval} before the game, below now: your true strength is inside the capsule 19 times in 20.`,
};
