// The words of Star Explorer's score pad.
import { localized } from '../../../base/words/localized.ts';

interface Words {
  readonly players: string;
  readonly sheet: string;
  readonly round: string;
  readonly entering: (name: string, round: string) => string;
  readonly bonuses: (name: string) => string;
  readonly counts: Readonly<Record<string, string>>;
  readonly each: (points: number) => string;
  readonly crossedOut: string;
  readonly fewer: (what: string) => string;
  readonly oneMore: (what: string) => string;
  readonly sum: (current: number, previous: number, joining: number) => string;
  readonly total: string;
  readonly end: string;
}

export const padWords = localized<Words>({
  en: {
    players: 'Players',
    sheet: 'Points so far',
    round: 'Round',
    entering: (name, round) => `${name}, round ${round}`,
    bonuses: (name) => `${name}, at the end`,
    counts: {
      current: 'Stars of this round’s kind',
      previous: 'Stars of the kind before',
      joining: 'Lines that join both kinds',
      leftOut: 'Stars and lines left out',
      central: 'Central stars',
      axis: 'Lines across the white axis',
      outer: 'Stars of the border',
      lit: 'Stars not crossed out',
    },
    each: (points) => (points === 1 ? '1 point each' : `${points} points each`),
    crossedOut: 'each crosses out a star of your board',
    fewer: (what) => `${what}: one fewer`,
    oneMore: (what) => `${what}: one more`,
    sum: (current, previous, joining) => `${current} × 2 + ${previous} × 1 + ${joining} × 3`,
    total: 'Total',
    end: 'End',
  },
  fr: {
    players: 'Joueurs',
    sheet: 'Points jusqu’ici',
    round: 'Tour',
    entering: (name, round) => `${name}, tour ${round}`,
    bonuses: (name) => `${name}, à la fin`,
    counts: {
      current: 'Étoiles du type de ce tour',
      previous: 'Étoiles du type d’avant',
      joining: 'Lignes qui relient les deux types',
      leftOut: 'Étoiles et lignes omises',
      central: 'Étoiles centrales',
      axis: 'Lignes qui croisent l’axe blanc',
      outer: 'Étoiles de la bordure',
      lit: 'Étoiles non barrées',
    },
    each: (points) => (points === 1 ? '1 point chacune' : `${points} points chacune`),
    crossedOut: 'chacune barre une étoile de votre plateau',
    fewer: (what) => `${what} : une de moins`,
    oneMore: (what) => `${what} : une de plus`,
    sum: (current, previous, joining) => `${current} × 2 + ${previous} × 1 + ${joining} × 3`,
    total: 'Total',
    end: 'Fin',
  },
});
