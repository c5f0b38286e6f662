// The words of Stellar's score pad.
import { counted, countedInFrench } from '@planisphere/core';
import { localized } from '../../../base/words/localized.ts';

interface Words {
  readonly sheet: string;
  /** The numbers of the longest run; none if there is none. */
  readonly starsTimesRun: (stars: number, run: readonly number[]) => string;
  readonly satelliteServes: (satellite: number, type: string, gain: number) => string;
  readonly elsewhere: (list: string) => string;
  readonly cannotCount: string;
  readonly total: string;
}

export const padWords = localized<Words>({
  en: {
    sheet: 'Stars times longest run',
    starsTimesRun: (stars, run) =>
      run.length === 0
        ? `${counted(stars, 'star')}, no run`
        : `${counted(stars, 'star')} × ${run.length} (${run.join('-')})`,
    satelliteServes: (satellite, type, gain) =>
      `Satellite ${satellite} counts as ${type}: +${counted(gain, 'point')}.`,
    elsewhere: (list) => `Elsewhere it would add: ${list}.`,
    cannotCount: 'Put this right, and the points are counted.',
    total: 'Total',
  },
  fr: {
    sheet: 'Étoiles fois la plus longue série',
    starsTimesRun: (stars, run) =>
      run.length === 0
        ? `${countedInFrench(stars, 'étoile')}, pas de série`
        : `${countedInFrench(stars, 'étoile')} × ${run.length} (${run.join('-')})`,
    satelliteServes: (satellite, type, gain) =>
      `Le Satellite ${satellite} compte comme ${type} : +${countedInFrench(gain, 'point')}.`,
    elsewhere: (list) => `Ailleurs, il ajouterait : ${list}.`,
    cannotCount: 'Corrigez ceci, et les points seront comptés.',
    total: 'Total',
  },
});
