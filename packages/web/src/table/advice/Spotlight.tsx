// The light of a guide: it falls on the places that the guide speaks of and dims the rest of the table. While it is on,
// nothing on the page can be pressed.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useRootMark } from '../../base/ui/root-mark.ts';
import styles from './advice.module.css';
import type { Mark } from './mark.ts';
import { boxesAt, markPlaces, type PlacedMark } from './marking.ts';
import { arrowBetween, type Box } from './placing.ts';

interface Props {
  readonly marks: readonly Mark[];
  /** A selector for what stays bright besides: the guide itself. */
  readonly kept: string;
}

const AIR = 5;

export function Spotlight({ marks, kept }: Props) {
  useRootMark('data-lit');
  const placed = useMarked(marks);
  const bright = useSignal<readonly Box[]>([]);
  useEffect(() => {
    bright.value = boxesAt(kept);
  }, [kept, bright, placed]);
  const [to] = placed.filter(({ as }) => as === 'to');
  return (
    <svg class={`${styles.arrows} ${styles.light}`} aria-hidden="true" data-spotlight>
      <mask id="light-on">
        <rect width="100%" height="100%" fill="#fff" />
        {placed.map((mark, index) => (
          <rect key={`lit-${index + 1}`} {...shapeOf(mark)} fill="#000" />
        ))}
        {bright.value.map((box, index) => (
          <rect key={`kept-${index + 1}`} {...grown(box, 0)} rx="16" fill="#000" />
        ))}
      </mask>
      <rect class={styles.dusk} width="100%" height="100%" mask="url(#light-on)" />
      {placed.map((mark, index) => (
        <rect key={`ring-${index + 1}`} class={styles.ring} {...shapeOf(mark)} />
      ))}
      {to === undefined
        ? undefined
        : placed
            .filter(({ as }) => as === 'from')
            .map(({ place, box }) => <path key={place} class={styles.arrow} d={arrowBetween(box, to.box)} />)}
    </svg>
  );
}

/** An ellipse for a round part of a picture, else a rectangle around the place. */
function shapeOf({ box, spot }: PlacedMark): Box & { readonly rx: number } {
  return spot === undefined ? { ...grown(box, AIR), rx: 9 } : { ...box, rx: box.width / 2 };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Marks the places, and returns where they are, again after every change of the page. */
export function useMarked(marks: readonly Mark[]): readonly PlacedMark[] {
  const placed = useSignal<readonly PlacedMark[]>([]);
  const text = JSON.stringify(marks);
  useEffect(
    () =>
      markPlaces(JSON.parse(text), (found) => {
        placed.value = found;
      }),
    [text, placed],
  );
  return placed.value;
}
