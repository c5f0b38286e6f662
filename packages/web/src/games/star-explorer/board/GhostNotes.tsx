// The notes beside the ghost: on a large screen what is in the way, on a small one the points of the round.
import type { Point } from '../geometry.ts';
import { boardWords } from '../words/index.ts';
import type { Figure } from './GhostLayer.tsx';
import styles from './ghost.module.css';

/** In words, at the first star in the way. */
export function Tag({ laid, at }: Figure) {
  const star = laid.stars.findIndex(({ trouble }) => trouble !== undefined);
  const trouble = laid.stars[star]?.trouble;
  if (trouble === undefined) return undefined;
  const text = boardWords().trouble[trouble];
  const width = text.length * 14.5 + 40;
  const { x, y } = at[star] as Point;
  const right = x - 84;
  return (
    <g class={styles.tag}>
      <path d={`M${x - 56} ${y}h-28`} />
      <rect x={right - width} y={y - 24} width={width} height="48" rx="24" />
      <text x={right - width / 2} y={y} dy=".34em">
        {text}
      </text>
    </g>
  );
}

/** On small screens, instead of coins. */
export function Worth({ laid, at, points }: Figure & { readonly points: number }) {
  const kept = at.filter((_, star) => laid.stars[star]?.state === 'in');
  const right = kept.reduce<Point>((best, each) => (each.x > best.x ? each : best), { x: -999, y: 0 });
  const [x, y] = [right.x + 96, right.y];
  return (
    <g class={styles.chip}>
      <rect x={x - 50} y={y - 31} width="100" height="62" rx="31" />
      <text x={x} y={y} dy=".35em">
        +{points}
      </text>
    </g>
  );
}
