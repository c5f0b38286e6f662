// The engraver's patterns: ticks, dots and chevrons around the rim, dust in the sky. Computed once.
import { SKY } from '../geometry.ts';

const round = (value: number): number => Math.round(value * 10) / 10;

function around(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(radius * Math.cos(angle))} ${round(-radius * Math.sin(angle))}`;
}

/** Short strokes from one radius to another, at equal steps in degrees. */
export function ticks(from: number, to: number, every: number): string {
  return Array.from({ length: 360 / every }, (_, index) => {
    const degrees = index * every;
    return `M${around(from, degrees)}L${around(to, degrees)}`;
  }).join('');
}

export function ring(radius: number): string {
  return `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`;
}

function dot(x: number, y: number, radius: number): string {
  return `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

/** Arrows between the numerals in the direction in which the sky turns. */
export const CHEVRONS: readonly string[] = [0, 60, 120, 180, 240, 300].flatMap((middle) =>
  [-5.2, -2.6, 0, 2.6, 5.2].map((aside) => {
    const degrees = middle + aside;
    const [x, y] = around(668, degrees).split(' ');
    return `translate(${x} ${y}) rotate(${round(-degrees)})`;
  }),
);

/** The same dust for every seed. */
export function dust(count: number, radius: number, seed: number): string {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return Array.from({ length: count }, () => {
    const [far, angle] = [Math.sqrt(random()) * (SKY - 14), random() * Math.PI * 2];
    return dot(far * Math.cos(angle), far * Math.sin(angle), radius);
  }).join('');
}

/** Beads along the brass on both sides. */
export const BEADS: string = [1, -1]
  .flatMap((side) =>
    Array.from({ length: 12 }, (_, index) => {
      const angle = ((-11.5 - index * 3.6) * Math.PI) / 180;
      return dot(side * 735 * Math.cos(angle), 36 - 735 * Math.sin(angle), 3);
    }),
  )
  .join('');
