// The track as a drawing: an arc above the decks on a wide screen, a straight rail on a narrow one.
import type { Position } from '@planisphere/stellarion';
import sheet from '../art/glyphs.svg?url';
import type { Then } from './SunTrack.tsx';
import styles from './sun.module.css';

interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  /** The height of the rail at a share of its length from 0 to 1. */
  readonly y: (share: number) => number;
  readonly node: number;
  readonly sun: number;
  readonly meteor: number;
  /** How far above the rail meteors float. */
  readonly lift: number;
}

const ARC: Geometry = {
  width: 748,
  height: 98,
  left: 24,
  y: (share) => 34 + 144 * (share - 0.5) ** 2,
  node: 5,
  sun: 15.5,
  meteor: 11,
  lift: 0,
};
const RAIL: Geometry = {
  width: 370,
  height: 48,
  left: 14,
  y: () => 23,
  node: 3.2,
  sun: 9.5,
  meteor: 8,
  lift: 14,
};

interface Props {
  readonly view: Position;
  readonly then: Then;
  readonly arc?: boolean;
}

export function Track({ view, then, arc = false }: Props) {
  const g = arc ? ARC : RAIL;
  const { last, meteors } = view.table.track;
  const at = (space: number) => {
    const share = space / last;
    return { x: g.left + share * (g.width - 2 * g.left), y: g.y(share) };
  };
  const line = (from: number, to: number, dy = 0): string => {
    const steps = Math.max(1, Math.round((to - from) * 4));
    const points = Array.from({ length: steps + 1 }, (_, index) => at(from + ((to - from) * index) / steps));
    return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${(y + dy).toFixed(1)}`).join('L')}`;
  };
  const lying = meteors.filter((_, index) => (view.meteors >> index) & 1);
  const here = at(view.sun);
  const forward = then === undefined ? undefined : Math.min(last, view.sun + then.forward);
  return (
    <svg class={arc ? styles.arc : styles.rail} viewBox={`0 0 ${g.width} ${g.height}`} aria-hidden="true">
      <defs>
        <radialGradient id="gloom">
          <stop offset="0" stop-color="#d3e59b" stop-opacity=".55" />
          <stop offset="1" stop-color="#d3e59b" stop-opacity="0" />
        </radialGradient>
      </defs>
      {arc ? <path class={styles.limb} d={`${line(0, last, -22)}${ticks(last, at)}`} /> : undefined}
      <path class={styles.way} d={line(0, last)} />
      <path class={styles.past} d={line(0, view.sun)} />
      {then !== undefined && then.back > 0 ? (
        <path class={styles.back} d={bracket(line(view.sun - then.back, view.sun - 1, g.node + 9))} />
      ) : undefined}
      {Array.from({ length: last }, (_, space) => {
        const { x, y } = at(space);
        const taken = meteors.includes(space) && !lying.includes(space);
        const past = space < view.sun;
        return (
          <circle
            key={`space-${space}`}
            cx={x}
            cy={y}
            r={g.node}
            class={`${styles.node} ${past ? styles.gone : ''} ${taken ? styles.taken : ''}`}
          />
        );
      })}
      <circle cx={at(last).x} cy={at(last).y} r={g.node * 2.2} class={styles.end} />
      <circle cx={at(last).x} cy={at(last).y} r={g.node} class={styles.heart} />
      {lying.map((space) => {
        const { x, y } = at(space);
        const cy = y - g.lift;
        const size = g.meteor * 1.75;
        return (
          <g key={`meteor-${space}`}>
            {g.lift > 0 ? <path class={styles.stem} d={`M${x} ${cy + g.meteor}V${y - 3}`} /> : undefined}
            <circle cx={x} cy={cy} r={g.meteor} class={styles.meteor} />
            <use
              href={`${sheet}#sn-meteor`}
              x={x - size / 2}
              y={cy - size / 2}
              width={size}
              height={size}
              class={styles.rock}
            />
          </g>
        );
      })}
      {forward === undefined ? undefined : (
        <circle cx={at(forward).x} cy={at(forward).y} r={g.node * 1.8} class={styles.next} />
      )}
      <circle cx={here.x} cy={here.y} r={g.sun * 1.9} fill="url(#gloom)" />
      <circle cx={here.x} cy={here.y} r={g.sun} class={styles.face} />
      <use
        href={`${sheet}#sn-gloomy`}
        x={here.x - g.sun * 0.95}
        y={here.y - g.sun * 0.95}
        width={g.sun * 1.9}
        height={g.sun * 1.9}
        class={styles.features}
      />
      <Figures view={view} at={at} arc={arc} />
    </svg>
  );
}

/** A small outward mark at each space, longer at every fourth. */
function ticks(last: number, at: (space: number) => { x: number; y: number }): string {
  return Array.from({ length: last + 1 }, (_, space) => {
    const { x, y } = at(space);
    return `M${x.toFixed(1)} ${(y - 22).toFixed(1)}v${space % 4 === 0 ? -7 : -4}`;
  }).join('');
}

/** The line with a short stroke up at both ends. */
function bracket(path: string): string {
  const points = path.slice(1).split('L');
  const ends = [points[0], points.at(-1)].map((point) => `M${point}v-5`);
  return `${path}${ends.join('')}`;
}

interface FigureProps {
  readonly view: Position;
  readonly at: (space: number) => { x: number; y: number };
  readonly arc: boolean;
}

function Figures({ view, at, arc }: FigureProps) {
  const { last } = view.table.track;
  const spaces = arc
    ? Array.from({ length: Math.floor(last / 4) + 1 }, (_, index) => index * 4).filter(
        (space) => space === last || last - space > 1,
      )
    : [0];
  const dy = arc ? -36 : 22;
  return (
    <>
      {[...new Set([...spaces, last])].map((space) => (
        <text
          key={`figure-${space}`}
          x={at(space).x}
          y={at(space).y + dy}
          class={`${styles.figure} ${space === last ? styles.lastFigure : ''}`}
        >
          {space}
        </text>
      ))}
      {!arc && view.sun > 1 && view.sun < last - 1 ? (
        <text x={at(view.sun).x} y={at(view.sun).y + 23} class={`${styles.figure} ${styles.nowFigure}`}>
          {view.sun}
        </text>
      ) : undefined}
    </>
  );
}
