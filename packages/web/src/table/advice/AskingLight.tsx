// While a lesson asks for something, a soft light lies on the places that it speaks of and a veil dims the rest of the
// table. The veil blocks nothing: all under it can be read and pressed.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import styles from './advice.module.css';
import type { Mark } from './mark.ts';
import { boxesAt } from './marking.ts';
import type { Box } from './placing.ts';
import { useMarked } from './Spotlight.tsx';
import { KEPT_BRIGHT } from './Veil.tsx';

interface Props {
  /** Named by their `data-place`. */
  readonly places: readonly string[];
  /** A selector for what stays bright besides: the guide itself, and what the hand holds. */
  readonly kept: string;
}

const AIR = 5;

export function AskingLight({ places, kept }: Props) {
  // No arrow and no label points at these places: the guide does both.
  const placed = useMarked(places.map((place): Mark => ({ place, as: 'named' })));
  const bright = useSignal<readonly Box[]>([]);
  useEffect(() => {
    bright.value = boxesAt(`${KEPT_BRIGHT}, ${kept}`);
  }, [kept, bright, placed]);
  if (placed.length === 0) return undefined;
  const lit = placed.map(({ box }, index) => <Pane key={`lit-${index + 1}`} box={box} />);
  return (
    <svg class={`${styles.arrows} ${styles.light}`} aria-hidden="true" data-asking={placed.length}>
      <filter id="asking-edge">
        <feGaussianBlur stdDeviation="4" />
      </filter>
      <filter id="asking-glow" x="-100%" y="-100%" width="300%" height="300%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
      <mask id="asking-dusk">
        <rect width="100%" height="100%" fill="#fff" />
        <g filter="url(#asking-edge)">{lit}</g>
        {bright.value.map((box, index) => (
          <Pane key={`kept-${index + 1}`} box={box} />
        ))}
      </mask>
      <mask id="asking-around">
        <rect width="100%" height="100%" fill="#fff" />
        {lit}
      </mask>
      <rect class={styles.veil} width="100%" height="100%" mask="url(#asking-dusk)" />
      <g class={styles.glow} mask="url(#asking-around)">
        <g filter="url(#asking-glow)">{lit}</g>
      </g>
    </svg>
  );
}

function Pane({ box: { x, y, width, height } }: { box: Box }) {
  return <rect x={x - AIR} y={y - AIR} width={width + 2 * AIR} height={height + 2 * AIR} rx="9" />;
}
