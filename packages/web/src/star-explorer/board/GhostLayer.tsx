// The constellation in the hand: brass while it fits, red where something is in the way, a coin for each point.
import { IS_CENTRAL, IS_OUTER, KIND_OF, type Kind, LINE_POINTS, POLE } from '@planisphere/star-explorer';
import type { Ghost } from '@planisphere/star-explorer/text';
import { type Point, toPicture } from '../geometry.ts';
import type { Laid, LaidLine, LaidStar } from '../laid.ts';
import { w } from '../words/index.ts';
import styles from './ghost.module.css';
import { VIEW_BOX } from './Planisphere.tsx';
import { segment } from './Sky.tsx';
import { PoleStar, StarShape } from './StarShape.tsx';

interface Props {
  readonly ghost: Ghost;
  readonly laid: Laid;
  readonly degrees: number;
  /** What the round would bring, for small screens without coins. */
  readonly points: number | undefined;
}

export function GhostLayer({ ghost, laid, degrees, points }: Props) {
  const anchor = toPicture(ghost, degrees);
  // Everything is drawn around the middle of the ghost, which glides from star to star.
  const at = ({ x, y }: LaidStar): Point => toPicture({ x: x - ghost.x, y: y - ghost.y }, degrees);
  const ends = ({ from, to }: LaidLine): readonly [Point, Point] => [
    at(laid.stars[from] as LaidStar),
    at(laid.stars[to] as LaidStar),
  ];
  return (
    <svg
      class={styles.ghost}
      viewBox={VIEW_BOX}
      aria-hidden="true"
      data-legal={laid.worth !== undefined}
      data-ghost={`${ghost.x} ${ghost.y} ${ghost.turns}`}
    >
      <defs>
        <radialGradient id="se-halo">
          <stop offset="0" stop-color="#f5d698" stop-opacity=".5" />
          <stop offset=".5" stop-color="#f5d698" stop-opacity=".18" />
          <stop offset="1" stop-color="#f5d698" stop-opacity="0" />
        </radialGradient>
      </defs>
      <g class={styles.glides} style={{ transform: `translate(${anchor.x}px, ${anchor.y}px)` }}>
        <g key={ghost.turns} class={styles.turns}>
          {laid.stars.map((star, index) => (
            <Halo key={`halo-${index + 1}`} star={star} at={at(star)} />
          ))}
          {laid.lines.map((line) => (
            <Segment key={`${line.from}-${line.to}`} line={line} ends={ends(line)} />
          ))}
          {laid.stars.map((star, index) => (
            <GhostStar key={`star-${index + 1}`} star={star} at={at(star)} />
          ))}
          <Bonuses laid={laid} at={at} ends={ends} />
          <Coins laid={laid} at={at} ends={ends} />
        </g>
        <Tag laid={laid} at={at} />
        {points === undefined ? undefined : <Chip laid={laid} at={at} points={points} />}
      </g>
    </svg>
  );
}

function Halo({ star, at }: { star: LaidStar; at: Point }) {
  if (star.state !== 'in' || star.trouble !== undefined) return undefined;
  return <circle cx={at.x} cy={at.y} r="66" fill="url(#se-halo)" />;
}

function Segment({ line, ends: [a, b] }: { line: LaidLine; ends: readonly [Point, Point] }) {
  const d = segment(a, b, 37);
  return (
    <>
      {line.state === 'drawn' ? <path class={styles.glow} d={d} /> : undefined}
      <path class={styles.line} data-state={line.state} data-joins={line.joins} d={d} />
    </>
  );
}

function GhostStar({ star, at }: { star: LaidStar; at: Point }) {
  const { place, state, trouble } = star;
  return (
    <g transform={`translate(${at.x} ${at.y})`} class={styles.star} data-state={trouble ? 'bad' : state}>
      <circle r={trouble ? 46 : 37} />
      {place === undefined ? undefined : place === POLE ? (
        <PoleStar size={50} />
      ) : (
        <StarShape kind={KIND_OF[place] as Kind} />
      )}
      {trouble ? (
        <>
          <circle r="55" class={styles.second} />
          <path class={styles.under} d="M-31 31L31 -31" />
          <path class={styles.slash} d="M-32.5 32.5L32.5 -32.5" />
        </>
      ) : undefined}
    </g>
  );
}

interface Places {
  readonly laid: Laid;
  readonly at: (star: LaidStar) => Point;
  readonly ends: (line: LaidLine) => readonly [Point, Point];
}

/** What it would bring at the end: a dotted ring around a central star, a hexagon around an outer one, a lozenge on the axis. */
function Bonuses({ laid, at, ends }: Places) {
  const kept = laid.stars.filter(({ state, trouble }) => state === 'in' && trouble === undefined);
  return (
    <g class={styles.bonus}>
      {kept.map((star) => {
        const { x, y } = at(star);
        const place = star.place as number;
        if (IS_CENTRAL[place]) return <circle key={place} cx={x} cy={y} r="47" />;
        if (!IS_OUTER[place]) return undefined;
        return <path key={place} transform={`translate(${x} ${y})`} d="M0 -52L45 -26V26L0 52L-45 26V-26Z" />;
      })}
      {laid.lines
        .filter(({ axis }) => axis)
        .map((line) => {
          const [a, b] = ends(line);
          return (
            <path
              key={line.line}
              class={styles.crossing}
              transform={`translate(${(a.x + 2 * b.x) / 3} ${(a.y + 2 * b.y) / 3})`}
              d="M0 -15L15 0L0 15L-15 0Z"
            />
          );
        })}
    </g>
  );
}

function Coins({ laid, at, ends }: Places) {
  return (
    <g class={styles.coins}>
      {laid.lines
        .filter(({ joins }) => joins)
        .map((line) => {
          const [a, b] = ends(line);
          return (
            <g
              key={line.line}
              class={styles.lozenge}
              transform={`translate(${(a.x + b.x) / 2} ${(a.y + b.y) / 2})`}
            >
              <path d="M0 -24L24 0L0 24L-24 0Z" />
              <text dy=".36em">{LINE_POINTS}</text>
            </g>
          );
        })}
      {laid.stars.map((star, index) => {
        if (star.points === 0) return undefined;
        const { x, y } = coinPlace(laid, index, at);
        return (
          <g key={star.place} transform={`translate(${x} ${y})`} data-kind={KIND_OF[star.place as number]}>
            <circle r="19" />
            <text dy=".36em">{star.points}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Beside its star, away from the lines; where they go straight through, on the side away from the middle. */
function coinPlace(laid: Laid, star: number, at: (star: LaidStar) => Point): Point {
  const here = at(laid.stars[star] as LaidStar);
  const ways = laid.lines
    .filter(({ from, to, state }) => state === 'drawn' && (from === star || to === star))
    .map(({ from, to }) => wayTo(here, at(laid.stars[from === star ? to : from] as LaidStar)));
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

/** In words, at the first star that is in the way. */
function Tag({ laid, at }: Pick<Places, 'laid' | 'at'>) {
  const star = laid.stars.find(({ trouble }) => trouble !== undefined);
  if (star?.trouble === undefined) return undefined;
  const text = w().trouble[star.trouble];
  const width = text.length * 14.5 + 40;
  const { x, y } = at(star);
  return (
    <g class={styles.tag} transform={`translate(${x - 56} ${y})`}>
      <path d="M0 0H-28" />
      <rect x={-28 - width} y="-24" width={width} height="48" rx="24" />
      <text x={-28 - width / 2} dy=".34em">
        {text}
      </text>
    </g>
  );
}

function Chip({ laid, at, points }: Pick<Places, 'laid' | 'at'> & { points: number }) {
  const kept = laid.stars.filter(({ state }) => state === 'in').map(at);
  const right = kept.reduce<Point>((best, each) => (each.x > best.x ? each : best), { x: -999, y: 0 });
  return (
    <g class={styles.chip} transform={`translate(${Math.min(right.x + 96, 1e3)} ${right.y})`}>
      <rect x="-50" y="-31" width="100" height="62" rx="31" />
      <text dy=".35em">+{points}</text>
    </g>
  );
}
