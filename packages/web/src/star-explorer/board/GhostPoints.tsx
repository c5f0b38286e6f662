// What the ghost would bring, drawn on it: a coin for each star that pays now, and the signs of what pays at the end.
import { IS_CENTRAL, IS_OUTER, KIND_OF, LINE_POINTS } from '@planisphere/star-explorer';
import type { Point } from '../geometry.ts';
import type { LaidLine } from '../laid.ts';
import type { Figure } from './GhostLayer.tsx';
import styles from './ghost.module.css';

function ends({ at }: Figure, { from, to }: LaidLine): readonly [Point, Point] {
  return [at[from] as Point, at[to] as Point];
}

const translate = ({ x, y }: Point): string => `translate(${x} ${y})`;

/** A dotted ring around a central star, a hexagon around an outer one, a lozenge on the axis. */
export function Bonuses({ laid, at }: Figure) {
  return (
    <g class={styles.bonus}>
      {laid.stars.map(({ place, state, trouble }, star) => {
        if (state !== 'in' || trouble !== undefined) return undefined;
        const { x, y } = at[star] as Point;
        if (IS_CENTRAL[place as number]) return <circle cx={x} cy={y} r="47" />;
        if (!IS_OUTER[place as number]) return undefined;
        return <path transform={translate({ x, y })} d="M0 -52L45 -26V26L0 52L-45 26V-26Z" />;
      })}
      {laid.lines.map((line) => {
        if (!line.axis) return undefined;
        const [a, b] = ends({ laid, at }, line);
        const third = { x: (a.x + 2 * b.x) / 3, y: (a.y + 2 * b.y) / 3 };
        return <path class={styles.crossing} transform={translate(third)} d="M0 -15L15 0L0 15L-15 0Z" />;
      })}
    </g>
  );
}

export function Coins({ laid, at }: Figure) {
  return (
    <g class={styles.coins}>
      {laid.lines.map((line) => {
        if (!line.joins) return undefined;
        const [a, b] = ends({ laid, at }, line);
        return (
          <g class={styles.lozenge} transform={translate({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })}>
            <path d="M0 -24L24 0L0 24L-24 0Z" />
            <text dy=".36em">{LINE_POINTS}</text>
          </g>
        );
      })}
      {laid.stars.map(({ place, points }, star) => {
        if (points === 0) return undefined;
        return (
          <g transform={translate(coinPlace({ laid, at }, star))} data-kind={KIND_OF[place as number]}>
            <circle r="19" />
            <text dy=".36em">{points}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Beside its star, away from the lines; where they go straight through, on the side away from the middle. */
function coinPlace({ laid, at }: Figure, star: number): Point {
  const here = at[star] as Point;
  const ways = laid.lines
    .filter(({ from, to, state }) => state === 'drawn' && (from === star || to === star))
    .map(({ from, to }) => wayTo(here, at[from === star ? to : from] as Point));
  const away = ways.reduce((sum, way) => ({ x: sum.x - way.x, y: sum.y - way.y }), { x: 0, y: 0 });
  const [first] = ways;
  const straight = Math.hypot(away.x, away.y) < 0.2 && first !== undefined;
  const side = first === undefined ? { x: 0.7, y: -0.7 } : straight ? aside(first, here) : away;
  const scale = 47 / Math.hypot(side.x, side.y);
  return { x: here.x + side.x * scale, y: here.y + side.y * scale };
}

function wayTo(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function aside({ x, y }: Point, from: Point): Point {
  return -y * from.x + x * from.y >= 0 ? { x: -y, y: x } : { x: y, y: -x };
}
