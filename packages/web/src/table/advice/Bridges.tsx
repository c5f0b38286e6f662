// Bridges over the board: lines from edge to edge between places that belong together.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import styles from './advice.module.css';
import { watchPlaces } from './marking.ts';
import { type Box, bridgeBetween } from './placing.ts';

export function Bridges({ bridges }: { bridges: readonly (readonly [string, string])[] }) {
  const drawn = useSignal<readonly (readonly [Box, Box])[]>([]);
  const text = JSON.stringify(bridges);
  useEffect(
    () =>
      watchPlaces((boxOf) => {
        drawn.value = (JSON.parse(text) as readonly (readonly [string, string])[]).flatMap(([one, other]) => {
          const [a, b] = [boxOf(one), boxOf(other)];
          return a === undefined || b === undefined ? [] : [[a, b] as const];
        });
      }),
    [text, drawn],
  );
  return (
    <svg class={styles.arrows} aria-hidden="true" data-bridges={drawn.value.length}>
      {drawn.value.map(([one, other], index) => {
        const { a, b } = bridgeBetween(one, other);
        return <path key={`bridge-${index + 1}`} class={styles.bridge} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
    </svg>
  );
}
