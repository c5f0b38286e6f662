// The sky that turns as one: nebula and dust, the engraved rings, the axis, and the constellations drawn on it.
import {
  type Board,
  COMPONENTS,
  type Drawing,
  HIDDEN,
  LINES,
  type Line,
  PLACES,
  type Place,
  starsOf,
  tileOf,
} from '@planisphere/star-explorer';
import { SKY, toPicture } from '../geometry.ts';
import { memo } from '../memo.ts';
import styles from './planisphere.module.css';
import { dust, ring, ticks } from './strokes.ts';

const RAYS = ticks(180, 616, 15);
const DUST = [
  { d: dust(150, 1.6, 7), opacity: 0.3 },
  { d: dust(70, 2.3, 31), opacity: 0.42 },
  { d: dust(26, 3.2, 113), opacity: 0.55 },
];
/** How much of a line the ring around a star hides. */
const GAP = 35;

const placeOf = (star: number): Place => PLACES[star] as Place;

/** Lines of the lattice as one path, interrupted at the rings of their stars. */
export function linesPath(lines: Drawing, gap = GAP): string {
  return lines
    .map((line) => {
      const { from, to } = LINES[line] as Line;
      return segment(toPicture(placeOf(from), 0), toPicture(placeOf(to), 0), gap);
    })
    .join('');
}

export function segment(a: { x: number; y: number }, b: { x: number; y: number }, gap: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [((b.x - a.x) / length) * gap, ((b.y - a.y) / length) * gap];
  const n = (value: number): number => Math.round(value * 10) / 10;
  return `M${n(a.x + dx)} ${n(a.y + dy)}L${n(b.x - dx)} ${n(b.y - dy)}`;
}

const NEIGHBOURS = PLACES.flatMap(({ x, y }) => [
  { x, y, dx: 1, dy: 0 },
  { x, y, dx: 0, dy: 1 },
]).filter(({ x, y, dx, dy }) => (x + dx) ** 2 + (y + dy) ** 2 <= 32);
const LATTICE = NEIGHBOURS.map(({ x, y, dx, dy }) =>
  segment(toPicture({ x, y }, 0), toPicture({ x: x + dx, y: y + dy }, 0), 40),
).join('');

/** Everything that is the same on every disc. */
export const Night = memo(function Night() {
  const { x, y } = COMPONENTS.axis;
  const lean = (Math.atan2(x, y) * 180) / Math.PI;
  return (
    <>
      <clipPath id="se-clip">
        <circle r={SKY} />
      </clipPath>
      <filter id="se-soft" x="-40%" y="-40%" width="180%" height="180%">
        <feGaussianBlur stdDeviation="46" />
      </filter>
      <filter id="se-aura" x="-10%" y="-10%" width="120%" height="120%">
        <feGaussianBlur stdDeviation="15" />
      </filter>
      <g clip-path="url(#se-clip)">
        <g filter="url(#se-soft)" fill="none">
          <path
            d="M-700 330C-420 120 -260 190 -60 60S330 -210 700 -330"
            stroke="#8fa2e6"
            stroke-width="150"
            stroke-opacity=".16"
          />
          <path
            d="M-700 300C-420 120 -260 190 -60 60S330 -190 700 -310"
            stroke="#d9b7e8"
            stroke-width="60"
            stroke-opacity=".16"
          />
          <circle cx="-300" cy="-260" r="150" fill="#7a4a9a" fill-opacity=".14" />
          <circle cx="330" cy="300" r="170" fill="#2c7a8c" fill-opacity=".14" />
        </g>
        {DUST.map(({ d, opacity }) => (
          <path key={opacity} d={d} fill="#f4ecd8" opacity={opacity} />
        ))}
      </g>
      <circle r="300" fill="url(#se-core)" />
      <g class={styles.engraving}>
        <circle r="290" />
        <circle r="410" />
        <path d={RAYS} />
        <path d={LATTICE} />
      </g>
      <path class={styles.outerBand} fill-rule="evenodd" d={ring(616) + ring(528)} />
      <circle r="528" class={styles.dotted} stroke-dasharray=".1 11" />
      <circle r="178" class={styles.dotted} stroke-dasharray=".1 9" />
      <g transform={`rotate(${lean})`}>
        <path class={styles.axis} d="M0 616L0 34M0 -34L0 -616" />
        <path class={styles.axisEnd} d="M-13 606L0 593L13 606L0 619ZM-13 -606L0 -593L13 -606L0 -619Z" />
      </g>
      <circle r={SKY} fill="url(#se-vignette)" />
    </>
  );
});

interface ConstellationsProps {
  readonly board: Board;
  readonly fresh: number | undefined;
}

/** A board's constellations, with the glow of their kind. */
export const Constellations = memo(function Constellations({ board, fresh }: ConstellationsProps) {
  const drawn = board.drawings.flatMap((drawing, index) =>
    drawing === HIDDEN || drawing.length === 0 ? [] : [{ drawing, round: index + 1 }],
  );
  return (
    <>
      <g class={styles.auras} filter="url(#se-aura)">
        {drawn.map(({ drawing, round }) => (
          <path
            key={round}
            data-kind={tileOf(board.tiles[round - 1] as number).kind}
            class={round === fresh ? styles.freshAura : undefined}
            d={linesPath(drawing, 0)}
          />
        ))}
      </g>
      {drawn.map(({ drawing, round }) => (
        <g key={round} class={`${styles.constellation} ${round === fresh ? styles.fresh : ''}`}>
          <path class={styles.glow} d={linesPath(drawing)} />
          {drawing.map((line, index) => (
            <path
              key={line}
              class={styles.line}
              style={{ '--n': index }}
              pathLength={1}
              d={linesPath([line])}
            />
          ))}
          {starsOf(drawing).map((star, index) => {
            const { x, y } = toPicture(placeOf(star), 0);
            return <circle key={star} class={styles.ring} style={{ '--n': index }} cx={x} cy={y} r="35" />;
          })}
        </g>
      ))}
    </>
  );
});
