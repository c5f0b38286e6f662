// The points of a round while they are counted on the disc, star by star and line by line.
import {
  type Board,
  type Drawing,
  earnedBy,
  KIND_OF,
  kindsIn,
  LINES,
  type Line,
  PLACES,
  type Place,
} from '@planisphere/star-explorer';
import type { ShownRound } from '../desk.ts';
import { type Point, toPicture, turnOf, VIEW_BOX } from '../geometry.ts';
import styles from './ghost.module.css';

interface Coin {
  readonly key: string;
  readonly at: Point;
  readonly points: number;
  readonly kind: string | undefined;
}

function coinsOf(board: Board, round: number): readonly Coin[] {
  const drawing = board.drawings[round - 1] as Drawing;
  const { current, previous, joining, values } = earnedBy(drawing, kindsIn(board, round));
  const at = (place: number): Point => toPicture(PLACES[place] as Place, turnOf(round));
  const beside = (place: number, way: 1 | -1): Point => {
    const { x, y } = at(place);
    return { x: x + 34 * way, y: y - 34 };
  };
  return [
    ...current.map((star) => ({
      key: `c${star}`,
      at: beside(star, 1),
      points: values.current,
      kind: KIND_OF[star],
    })),
    ...previous.map((star) => ({
      key: `p${star}`,
      at: beside(star, -1),
      points: values.previous,
      kind: KIND_OF[star],
    })),
    ...joining.map((line) => {
      const { from, to } = LINES[line] as Line;
      const [a, b] = [at(from), at(to)];
      return {
        key: `l${line}`,
        at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
        points: values.line,
        kind: undefined,
      };
    }),
  ];
}

export function Tally({ board, shown }: { board: Board; shown: ShownRound }) {
  return (
    <svg class={styles.over} viewBox={VIEW_BOX} aria-hidden="true">
      <g class={styles.tally}>
        {coinsOf(board, shown.round)
          .slice(0, shown.counted)
          .map(({ key, at, points, kind }) => (
            <g key={key} transform={`translate(${at.x} ${at.y})`}>
              <g class={kind === undefined ? styles.lozenge : styles.counted} data-kind={kind}>
                {kind === undefined ? <path d="M0 -26L26 0L0 26L-26 0Z" /> : <circle r="21" />}
                <text dy=".36em">{points}</text>
              </g>
            </g>
          ))}
      </g>
    </svg>
  );
}
