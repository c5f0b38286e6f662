// A weighting with the bonus points at their full value: they are as good as any other points.
import { COMPONENTS, CROSSES_AXIS, IS_CENTRAL, IS_OUTER, type Weighting } from '@planisphere/star-explorer';

const { points: POINTS } = COMPONENTS;

export const LIT_POINTS: number = POINTS.lit;

function starBonus(star: number): number {
  return (IS_CENTRAL[star] ? POINTS.central : 0) + (IS_OUTER[star] ? POINTS.outer : 0);
}

function lineBonus(line: number): number {
  return CROSSES_AXIS[line] ? POINTS.axis : 0;
}

export function withBonus({ stars, lines, price }: Weighting): Weighting {
  return {
    stars: Float64Array.from(stars, (worth, star) => worth + starBonus(star)),
    lines: Float64Array.from(lines, (worth, line) => worth + lineBonus(line)),
    price,
  };
}
