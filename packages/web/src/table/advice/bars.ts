// What the bars of a hint show: the numbers of both lines; undefined where neither is better, or where the unit is told in words.
import { type Figures, figuresOf, type Moment } from '@planisphere/bots/review';

export function barsOf(moment: Moment): Figures | undefined {
  const figures = figuresOf(moment);
  const { unit, better, gap } = figures;
  // Other amounts may be below nothing: their difference is told in words.
  const isShown = unit === 'chance' || unit === 'points';
  return moment.even || gap === 0 || !isShown || better <= 0 ? undefined : figures;
}
