// A drawing in a few strokes: its place in the window of its round, among the drawings of earlier rounds. Small enough
// for a line of the analysis.
import {
  type Action,
  type Board,
  HIDDEN,
  LINES,
  type Line,
  PLACES,
  type Place,
} from '@planisphere/star-explorer';
import type { SketchProps } from '../../../table/screens.ts';
import { type Point, RAIL, SKY, toPicture, turnOf } from '../geometry.ts';
import styles from './drawn-sketch.module.css';

export function DrawnSketch({ position, seat, action }: SketchProps) {
  const { round, drawing } = action as Extract<Action, { do: 'draw' }>;
  const board = (position as { readonly boards: readonly Board[] }).boards[seat];
  const degrees = turnOf(round);
  const earlier = (board?.drawings ?? []).slice(0, round - 1).filter((each) => each !== HIDDEN);
  return (
    <svg
      class={styles.sketch}
      viewBox={`${-SKY - 12} ${-SKY - 12} ${2 * SKY + 24} ${2 * SKY + 24}`}
      aria-hidden="true"
    >
      <circle r={SKY} class={styles.sky} />
      <path d={`M${-SKY} ${RAIL}H${SKY}`} class={styles.rail} />
      <path d={earlier.map((lines) => pathOf(lines, degrees)).join('')} class={styles.earlier} />
      {drawing === HIDDEN ? undefined : <path d={pathOf(drawing, degrees)} class={styles.drawn} />}
    </svg>
  );
}

const pointOf = (star: number, degrees: number): Point => toPicture(PLACES[star] as Place, degrees);

function pathOf(lines: readonly number[], degrees: number): string {
  return lines
    .map((line) => {
      const { from, to } = LINES[line] as Line;
      const [a, b] = [pointOf(from, degrees), pointOf(to, degrees)];
      return `M${Math.round(a.x)} ${Math.round(a.y)}L${Math.round(b.x)} ${Math.round(b.y)}`;
    })
    .join('');
}
