// The words of a review of Star Explorer, in both languages.
import { localized } from '../../../base/words/localized.ts';

interface Words {
  readonly size: (size: number) => string;
  readonly seven: string;
  readonly side: string;
  /** The points of a drawing. */
  readonly stars: string;
  readonly lines: string;
  readonly bonus: string;
  readonly out: string;
  readonly round: string;
  /** By name of the part. */
  readonly parts: Readonly<Record<string, string>>;
}

export const reviewWords = localized<Words>({
  en: {
    size: (size) => `Size ${size}`,
    seven: 'Which seven',
    side: 'First kind',
    stars: 'Stars',
    lines: 'Lines',
    bonus: 'Bonuses',
    out: '3-point stars',
    round: 'Together',
    parts: {
      lines: 'Joining lines',
      joins: 'Joining lines',
      stars: 'Stars of the kinds',
      central: 'Central stars',
      axis: 'White axis',
      outer: 'Stars of the border',
      lit: 'Stars kept lit',
      later: 'Rounds to come',
      rival: 'The others',
    },
  },
  fr: {
    size: (size) => `Taille ${size}`,
    seven: 'Quel sept',
    side: 'Premier type',
    stars: 'Étoiles',
    lines: 'Lignes',
    bonus: 'Primes',
    out: 'Étoiles à 3 points',
    round: 'Ensemble',
    parts: {
      lines: 'Lignes entre types',
      joins: 'Lignes entre types',
      stars: 'Étoiles des types',
      central: 'Étoiles centrales',
      axis: 'Axe blanc',
      outer: 'Étoiles de la bordure',
      lit: 'Étoiles gardées',
      later: 'Tours suivants',
      rival: 'Les autres',
    },
  },
});
