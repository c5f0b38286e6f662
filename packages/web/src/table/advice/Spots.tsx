// A ring around the part of a picture that is meant, over the page.
import styles from './advice.module.css';
import type { PlacedMark } from './marking.ts';

export function Spots({ placed }: { placed: readonly PlacedMark[] }) {
  if (placed.every(({ spot }) => spot === undefined)) return undefined;
  return (
    <svg class={styles.arrows} aria-hidden="true">
      <Rings placed={placed} />
    </svg>
  );
}

/** Inside a drawing as large as the page. */
export function Rings({ placed }: { placed: readonly PlacedMark[] }) {
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
