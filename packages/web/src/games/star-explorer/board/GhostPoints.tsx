// The points of the ghost, drawn on it: a coin for each star that pays now, and the signs of what pays at the end.
import { IS_CENTRAL, IS_OUTER, KIND_OF, LINE_POINTS } from '@planisphere/star-explorer';
import type { Point } from '../geometry.ts';
import type { LaidLine } from '../laid.ts';
import type { Figure } from './GhostLayer.tsx';
import styles from './ghost.module.css';

/** A point of a line, at this share of its length. */
function along({ at }: Figure, { from, to }: LaidLine, share: number): Point {
  const [a, b] = [at[from] as Point, at[to] as Point];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

const lozenge = ({ x, y }: Point, half: number): string =>
  `M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}Z`;

const hexagon = ({ x, y }: Point): string => `M${x} ${y - 52}l45 26v52l-45 26l-45 -26v-52Z`;

/** A dotted ring around a central star, a hexagon around an outer one, a lozenge on the axis. */
export function Bonuses(figure: Figure) {
  const { laid, at } = figure;
  return (
    <g class={styles.bonus}>
      {laid.stars.map(({ place, state, trouble }, star) => {
        if (state !== 'in' || trouble !== undefined) return undefined;
        const { x, y } = at[star] as Point;
        if (IS_CENTRAL[place as number]) return <circle key={`star-${star + 1}`} cx={x} cy={y} r="47" />;
        if (!IS_OUTER[place as number]) return undefined;
        return <path key={`star-${star + 1}`} d={hexagon({ x, y })} />;
      })}
      {laid.lines.map((line) =>
        line.axis ? (
          <path
            key={`${line.from}-${line.to}`}
            class={styles.crossing}
            d={lozenge(along(figure, line, 2 / 3), 15)}
          />
        ) : undefined,
      )}
    </g>
  );
}

export function Coins(figure: Figure) {
  const { laid } = figure;
  return (
    <g class={styles.coins}>
      {laid.lines.map((line) => {
        if (!line.joins) return undefined;
        const { x, y } = along(figure, line, 0.5);
        return (
          <g key={`${line.from}-${line.to}`} class={styles.lozenge}>
            <path d={lozenge({ x, y }, 24)} />
            <text x={x} y={y} dy=".36em">
              {laid.worth?.earned.values.line ?? LINE_POINTS}
            </text>
          </g>
        );
      })}
      {laid.stars.map(({ place, points }, star) => {
        if (points === 0) return undefined;
        const { x, y } = coinPlace(figure, star);
        return (
          <g key={`star-${star + 1}`} data-kind={KIND_OF[place as number]}>
            <circle cx={x} cy={y} r="19" />
            <text x={x} y={y} dy=".36em">
              {points}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Beside its star, away from the lines; if lines go straight through, on the side away from the middle. */
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
