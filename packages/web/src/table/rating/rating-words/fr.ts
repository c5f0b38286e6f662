// Le classement, en français.
import type { RatingWords } from './words.ts';

export const fr: RatingWords = {
  paces: { brisk: 'Vif', relaxed: 'Tranquille', days: 'En jours' },
  spoken: (points, interval) => `${points}, à ${interval} près`,
  yours: (game, list) => `Votre niveau à ${game}, ${list}`,
  counting: 'Votre niveau est en cours de calcul…',
  countingPar: 'Le Maître joue la même donne, puis votre niveau est calculé…',
  expected: (share) => `On attendait de vous ${share} victoires sur 100.`,
  par: (score) =>
    score === 1
      ? 'Vous avez gagné une donne que le Maître a perdue.'
      : score === 0
        ? 'Le Maître a gagné la même donne.'
        : 'Vous avez fait aussi bien que le Maître sur la même donne.',
  meaning: (points, interval) =>
    `En haut, ${points} ±${interval} avant la partie ; en bas, maintenant : votre vraie force est dans la capsule 19 fois sur 20.`,
};
