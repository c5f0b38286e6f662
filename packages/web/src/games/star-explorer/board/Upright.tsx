// What turns with the sky but stays upright: stars, numerals of the rounds with their points, names of constellations.
import {
  type Board,
  HIDDEN,
  isUsable,
  KIND_OF,
  type Kind,
  PLACES,
  roundPoints,
  STARS,
} from '@planisphere/star-explorer';
import { type Point, toPicture } from '../geometry.ts';
import { memo } from '../memo.ts';
import { type Drawn, namesOn } from '../names.ts';
import { ROMAN } from '../standing.ts';
import styles from './planisphere.module.css';
import { PoleStar, StarShape } from './StarShape.tsx';

/** The place of a point on the disc of round I; the style sheet turns it. */
function lies({ x, y }: Point): Record<string, string> {
  return { '--x': `${x}px`, '--y': `${y}px` };
}

interface StarsProps {
  /** The round of the window; undefined after the game, when everything is visible. */
  readonly round: number | undefined;
  /** Kinds that count in this round; the others are dimmed. */
  readonly kinds: string;
  /** Stars of constellations are never dimmed. */
  readonly used: string;
}

export const Stars = memo(function Stars({ round, kinds, used }: StarsProps) {
  return (
    <g>
      {Array.from({ length: STARS }, (_, star) => (
        <g
          key={star}
          class={`${styles.upright} ${classOf(star, { round, kinds, used })}`}
          style={lies(toPicture(PLACES[star] as Point, 0))}
        >
          <StarShape kind={KIND_OF[star] as Kind} />
        </g>
      ))}
      <g class={styles.pole}>
        <PoleStar size={76} />
      </g>
    </g>
  );
});

function classOf(star: number, { round, kinds, used }: StarsProps): string {
  const hidden = round !== undefined && !isUsable(star, round);
  const counts = kinds === '' || kinds.split(' ').includes(KIND_OF[star] as Kind);
  const aside = !counts && !used.split(' ').includes(String(star));
  return `${hidden ? styles.hiddenStar : ''} ${aside ? styles.aside : ''}`;
}

/** Numerals around the rim, each with the points of its round. */
export function Numerals({
  board,
  round,
  scored,
}: {
  /** Undefined: without points. */
  board: Board | undefined;
  round: number | undefined;
  scored: number;
}) {
  return (
    <>
      {ROMAN.map((roman, index) => {
        const number = index + 1;
        const state = number === round ? styles.now : number <= scored ? styles.past : styles.next;
        const drawing = board?.drawings[index];
        return (
          <g key={roman}>
            <g class={styles.upright} style={lies(onRim(90 - 60 * index))}>
              {number === round ? (
                <path class={styles.nowPlate} d="M-46 -24H46L58 0L46 24H-46L-58 0Z" />
              ) : undefined}
              <text class={`${styles.numeral} ${state}`} dy=".34em">
                {roman}
              </text>
            </g>
            {board !== undefined && number <= scored && drawing !== undefined && drawing !== HIDDEN ? (
              <g class={styles.upright} style={lies(onRim(84.1 - 60 * index))}>
                <circle class={styles.scoreDisc} r="28" />
                <text class={styles.score} dy=".35em">
                  {roundPoints(board, number)}
                </text>
              </g>
            ) : undefined}
          </g>
        );
      })}
    </>
  );
}

function onRim(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: 664 * Math.cos(angle), y: -664 * Math.sin(angle) };
}

export const Names = memo(function Names({ board, degrees }: { board: Drawn; degrees: number }) {
  return (
    <g key={degrees} class={styles.names}>
      {namesOn(board, degrees).map(({ name, roman, kind, at, lean }) => (
        <g key={roman} class={styles.upright} style={lies(at)}>
          <text class={styles.name} transform={`rotate(${lean})`} dy=".3em">
            <tspan class={styles.nameRound} data-kind={kind}>
              {roman}
            </tspan>
            <tspan class={styles.nameWord}> {name}</tspan>
          </text>
        </g>
      ))}
    </g>
  );
});
