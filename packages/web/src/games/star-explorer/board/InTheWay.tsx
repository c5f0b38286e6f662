// Obstacles that do not move with the ghost: an older line that it would cross, and the edge of the disc. Each has an
// outline, and a crossing has a cross, so that nobody needs the colour to see it.
import { CROSSING, LINES, type Line, PLACES, type Place } from '@planisphere/star-explorer';
import type { Ghost } from '@planisphere/star-explorer/voice';
import { type Point, SKY, toPicture } from '../geometry.ts';
import type { Laid } from '../laid.ts';
import styles from './ghost.module.css';
import { segment } from './Sky.tsx';

interface Props {
  readonly ghost: Ghost;
  readonly laid: Laid;
  readonly degrees: number;
}

export function InTheWay({ ghost, laid, degrees }: Props) {
  const near = ({ x, y }: Place): Point => toPicture({ x: x - ghost.x, y: y - ghost.y }, degrees);
  const beyond = laid.stars.filter(({ trouble }) => trouble === 'edge');
  return (
    <g class={styles.inTheWay}>
      {laid.lines.map(({ line, state }) => {
        const older = state === 'blocked' ? CROSSING[line as number] : undefined;
        return older === undefined ? undefined : <Crossed key={older} line={older} near={near} />;
      })}
      {beyond.length === 0 ? undefined : <Edge middle={near({ x: 0, y: 0 })} beyond={beyond.map(near)} />}
    </g>
  );
}

/** The older line, with a cross in its middle, where the new line would meet it. */
function Crossed({ line, near }: { readonly line: number; readonly near: (place: Place) => Point }) {
  const { from, to } = LINES[line] as Line;
  const [a, b] = [near(PLACES[from] as Place), near(PLACES[to] as Place)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const d = segment(a, b, 35);
  return (
    <g data-obstacle="line">
      <path class={styles.outline} d={d} />
      <path class={styles.older} d={d} />
      <path class={styles.cross} d={`M${x - 20} ${y - 20}l40 40M${x + 20} ${y - 20}l-40 40`} />
    </g>
  );
}

/** How far the marked part of the rim goes to either side. */
const SPAN = 0.35;

/** The part of the rim beyond which stars lie. */
function Edge({ middle, beyond }: { readonly middle: Point; readonly beyond: readonly Point[] }) {
  const x = beyond.reduce((sum, each) => sum + each.x - middle.x, 0);
  const y = beyond.reduce((sum, each) => sum + each.y - middle.y, 0);
  const angle = Math.atan2(y, x);
  const at = (turn: number): string =>
    `${(middle.x + SKY * Math.cos(turn)).toFixed(1)} ${(middle.y + SKY * Math.sin(turn)).toFixed(1)}`;
  const d = `M${at(angle - SPAN)}A${SKY} ${SKY} 0 0 1 ${at(angle + SPAN)}`;
  return (
    <g data-obstacle="edge">
      <path class={styles.outline} d={d} />
      <path class={styles.older} d={d} />
    </g>
  );
}
