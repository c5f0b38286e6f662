// Marks over the page: a ring around a part of a picture, and the numbers of named places.
import styles from './advice.module.css';
import { type PlacedMark, readNumbers } from './marking.ts';
import { type Box, NUMBER_RADIUS, numberAboveTag, numberAt } from './placing.ts';

interface Props {
  readonly placed: readonly PlacedMark[];
  /** The number whose ring is drawn. */
  readonly lit: number | undefined;
}

/** For a text beside the board that names many places and points at one at a time. */
export function Spots({ placed, lit }: Props) {
  if (placed.length === 0) return undefined;
  return (
    <svg class={`${styles.arrows} ${styles.under}`} aria-hidden="true">
      <Rings placed={placed.filter(({ number }) => number === lit)} />
      <Numbers placed={placed} lit={lit} tagged />
    </svg>
  );
}

/** For a drawing as large as the page. */
export function Rings({ placed }: Pick<Props, 'placed'>) {
  return (
    <>
      {placed.map(({ place, spot, box }) =>
        spot === undefined ? undefined : (
          <circle
            key={place}
            class={styles.spot}
            data-spot
            cx={box.x + box.width / 2}
            cy={box.y + box.height / 2}
            r={box.width / 2}
          />
        ),
      )}
    </>
  );
}

interface Numbered extends Partial<Props> {
  /** The card of the hint, which lies over the page. */
  readonly card?: Box | undefined;
  /** Whether places may have tags on their lower edges. */
  readonly tagged?: boolean;
}

/** The numbers, at corners of their places or at the upper left of the rings. */
export function Numbers({ placed = [], lit, card, tagged = false }: Numbered) {
  const read = readNumbers(placed);
  return (
    <>
      {placed.map(({ place, number, spot, box, seen }, index) => {
        if (number === undefined || !seen) return undefined;
        const { x, y } =
          spot === undefined
            ? tagged
              ? numberAboveTag(box)
              : numberAt(box, card)
            : { x: box.x + box.width * 0.15, y: box.y + box.height * 0.15 };
        return (
          <g
            key={`${place} ${index}`}
            class={number === lit ? styles.numberLit : styles.number}
            data-number={read.get(number)}
            transform={`translate(${Math.min(x, innerWidth - NUMBER_RADIUS - 2)} ${y})`}
          >
            <circle r={NUMBER_RADIUS} />
            <text dy="0.36em" text-anchor="middle">
              {read.get(number)}
            </text>
          </g>
        );
      })}
    </>
  );
}
