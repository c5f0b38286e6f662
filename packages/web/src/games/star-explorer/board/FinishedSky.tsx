// The disc after it has left its frame: the whole sky with all constellations; the stars and lines that pay at the end
// light up one after the other. The player can save this picture.
import {
  type Board,
  PLACES,
  type Place,
  POINTS,
  parseStar,
  type SeatScore,
} from '@planisphere/star-explorer';
import { type Point, SKY, toPicture } from '../geometry.ts';
import { Gradients, Rim } from './Back.tsx';
import styles from './end.module.css';
import plate from './planisphere.module.css';
import { Constellations, Night } from './Sky.tsx';
import { Names, Numerals, Stars } from './Upright.tsx';

interface Props {
  readonly board: Board;
  readonly score: SeatScore;
  readonly label: string;
}

interface Light {
  readonly at: Point;
  readonly points: number;
  readonly kind: 'central' | 'axis' | 'outer';
}

const HEXAGON = 'M0 -50L43.3 -25V25L0 50L-43.3 25V-25Z';

export function FinishedSky({ board, score, label }: Props) {
  const lights = lightsOf(score);
  return (
    <svg
      class={`${plate.sky} ${styles.disc}`}
      viewBox="-724 -724 1448 1448"
      role="img"
      aria-label={label}
      data-sky
    >
      <Gradients />
      <circle cy="10" r="722" fill="url(#se-drop)" class={styles.shade} />
      <Rim />
      <circle r="714" class={styles.edge} />
      <Night />
      <Constellations board={board} fresh={undefined} />
      {lights.map(({ at, kind }, index) => (
        <Ring key={`${kind}-${at.x}-${at.y}`} at={at} kind={kind} order={index} />
      ))}
      <Stars round={undefined} kinds="" used="" />
      <circle r={SKY} class={plate.skyEdge} />
      <Names board={board} degrees={0} />
      <Numerals board={board} round={undefined} scored={score.rounds.length} />
      {lights.map((light, index) => (
        <Coin key={`${light.kind}-${light.at.x}-${light.at.y}`} light={light} order={index} />
      ))}
    </svg>
  );
}

function lightsOf({ central, axis, outer }: SeatScore): readonly Light[] {
  const star = (name: string): Point => toPicture(PLACES[parseStar(name) as number] as Place, 0);
  const middle = (name: string): Point => {
    const [from, to] = name.split('-');
    const [a, b] = [star(from as string), star(to as string)];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  };
  return [
    ...central.from.map((name): Light => ({ at: star(name), points: POINTS.central, kind: 'central' })),
    ...axis.from.map((name): Light => ({ at: middle(name), points: POINTS.axis, kind: 'axis' })),
    ...outer.from.map((name): Light => ({ at: star(name), points: POINTS.outer, kind: 'outer' })),
  ];
}

function Ring({ at, kind, order }: { at: Point; kind: Light['kind']; order: number }) {
  if (kind === 'axis') return undefined;
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      {kind === 'central' ? (
        <circle class={styles.light} style={{ '--n': order }} r="43" />
      ) : (
        <path class={styles.light} style={{ '--n': order }} d={HEXAGON} />
      )}
    </g>
  );
}

/** Circles for central stars, lozenges for lines over the axis, hexagons for outer stars. */
function Coin({ light: { at, kind, points }, order }: { light: Light; order: number }) {
  const aside = kind === 'axis' ? { x: 0, y: 0 } : kind === 'outer' ? { x: 40, y: -40 } : { x: 32, y: -32 };
  return (
    <g transform={`translate(${at.x + aside.x} ${at.y + aside.y})`}>
      <g class={styles.coin} style={{ '--n': order }}>
        {kind === 'central' ? <circle r="19" /> : undefined}
        {kind === 'axis' ? <path d="M0 -23L23 0L0 23L-23 0Z" /> : undefined}
        {kind === 'outer' ? <path d="M0 -22L19 -11V11L0 22L-19 11V-11Z" /> : undefined}
        <text dy=".36em">{points}</text>
      </g>
    </g>
  );
}
