// The words of Stellar's score pad.
import { counted, countedInFrench } from '@planisphere/core';
import { localized } from '../../../base/words/localized.ts';

interface Words {
  readonly sheet: string;
  readonly starsTimesRun: (stars: number, run: string) => string;
  readonly noRun: string;
  readonly satelliteServes: (satellite: number, type: string, gain: number) => string;
  readonly elsewhere: (list: string) => string;
  readonly cannotCount: string;
  readonly total: string;
}

export const padWords = localized<Words>({
  en: {
    sheet: 'Stars times longest run',
    starsTimesRun: (stars, run) => `${counted(stars, 'star')} × ${run}`,
    noRun: 'no run',
    satelliteServes: (satellite, type, gain) =>
      `Satellite ${satellite} counts as ${type}: +${counted(gain, 'point')}.`,
    elsewhere: (list) => `Elsewhere it would add: ${list}.`,
    cannotCount: 'Put this right, and the points are counted.',
    total: 'Total',
  },
  fr: {
    sheet: 'Étoiles fois la plus longue série',
    starsTimesRun: (stars, run) => `${countedInFrench(stars, 'étoile')} × ${run}`,
    noRun: 'pas de série',
    satelliteServes: (satellite, type, gain) =>
      `Le Satellite ${satellite} compte comme ${type} : +${countedInFrench(gain, 'point')}.`,
    elsewhere: (list) => `Ailleurs, il ajouterait : ${list}.`,
    cannotCount: 'Corrigez ceci, et les points seront comptés.',
    total: 'Total',
  },
});
