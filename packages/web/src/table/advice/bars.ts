// What the bars of a hint show: the numbers of both lines. Undefined if neither is better, or the unit is told in
// words.
import { type Figures, figuresOf, type Moment } from '@planisphere/bots/review';

export function barsOf(moment: Moment): Figures | undefined {
  const figures = figuresOf(moment);
  const { unit, better, gap } = figures;
  // Other amounts can be negative: words tell their difference.
  const isShown = unit === 'chance' || unit === 'points';
  return moment.even || gap === 0 || !isShown || better <= 0 ? undefined : figures;
}
