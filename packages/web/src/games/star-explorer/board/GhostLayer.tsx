// The constellation in the hand: brass if it fits, red if something is in the way. It is a separate small picture that
// glides over the sky: moving it redraws nothing else.
import { KIND_OF, type Kind, POLE } from '@planisphere/star-explorer';
import type { Ghost } from '@planisphere/star-explorer/voice';
import { type Point, toPicture } from '../geometry.ts';
import type { Laid, LaidLine, LaidStar } from '../laid.ts';
import { Tag, Worth } from './GhostNotes.tsx';
import { Bonuses, Coins } from './GhostPoints.tsx';
import styles from './ghost.module.css';
import { InTheWay } from './InTheWay.tsx';
import { segment } from './Sky.tsx';
import { PoleStar, StarShape } from './StarShape.tsx';

interface Props {
  readonly ghost: Ghost;
  readonly laid: Laid;
  readonly degrees: number;
  /** The points of the round, for small screens without coins. */
  readonly points: number | undefined;
}

/** The stars of a ghost around its middle, in the order of its pattern. */
export interface Figure {
  readonly laid: Laid;
  readonly at: readonly Point[];
}

export function GhostLayer({ ghost, laid, degrees, points }: Props) {
  const { x, y } = toPicture(ghost, degrees);
  const at = laid.stars.map((star) => toPicture({ x: star.x - ghost.x, y: star.y - ghost.y }, degrees));
  return (
    <div
      class={styles.hand}
      style={{ transform: `translate(calc(${x} * var(--unit)), calc(${y} * var(--unit)))` }}
    >
      <svg
        class={styles.ghost}
        viewBox="-500 -500 1000 1000"
        aria-hidden="true"
        data-legal={laid.worth !== undefined}
        data-ghost={`${ghost.x} ${ghost.y} ${ghost.turns}`}
      >
        <radialGradient id="se-halo">
          <stop offset="0" stop-color="#f5d698" stop-opacity=".5" />
          <stop offset=".5" stop-color="#f5d698" stop-opacity=".18" />
          <stop offset="1" stop-color="#f5d698" stop-opacity="0" />
        </radialGradient>
        <InTheWay ghost={ghost} laid={laid} degrees={degrees} />
        <g key={ghost.turns} class={styles.turns}>
          {laid.stars.map((star, index) => halo(star, at[index] as Point))}
          {laid.lines.map((line) => stroke(line, [at[line.from] as Point, at[line.to] as Point]))}
          {laid.stars.map((star, index) => ghostStar(star, at[index] as Point))}
          <Bonuses laid={laid} at={at} />
          <Coins laid={laid} at={at} />
        </g>
        <Tag laid={laid} at={at} />
        {points === undefined ? undefined : <Worth laid={laid} at={at} points={points} />}
      </svg>
    </div>
  );
}

// Redrawn at every star that the ghost passes: plain functions instead of components, and the same elements in every
// state, which the style sheet shows or hides.

function halo({ state, trouble }: LaidStar, { x, y }: Point) {
  const lit = state === 'in' && trouble === undefined;
  return <circle class={styles.halo} data-lit={lit} cx={x} cy={y} r="66" fill="url(#se-halo)" />;
}

function stroke({ state, joins }: LaidLine, [a, b]: readonly [Point, Point]) {
  const d = segment(a, b, 37);
  return (
    <>
      <path class={styles.glow} data-state={state} d={d} />
      <path class={styles.line} data-state={state} data-joins={joins} d={d} />
    </>
  );
}

function ghostStar({ place, state, trouble }: LaidStar, { x, y }: Point) {
  return (
    <g class={styles.star} data-state={trouble ? 'bad' : state}>
      <circle cx={x} cy={y} r={trouble ? 46 : 37} />
      <g transform={`translate(${x} ${y})`}>{shapeAt(place)}</g>
      <circle cx={x} cy={y} r="55" class={styles.second} />
      <path class={styles.under} d={`M${x - 31} ${y + 31}l62 -62`} />
      <path class={styles.slash} d={`M${x - 32.5} ${y + 32.5}l65 -65`} />
    </g>
  );
}

function shapeAt(place: number | undefined) {
  if (place === undefined) return undefined;
  return place === POLE ? <PoleStar size={50} /> : <StarShape kind={KIND_OF[place] as Kind} />;
}
