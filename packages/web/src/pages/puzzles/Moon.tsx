// A try as a moon: dark for a try far off, full for the best.

import styles from './puzzles.module.css';
import type { Phase } from './tries.ts';

/** The edge between light and dark, from the lower end up: bent to the left or to the right. */
const EDGES: readonly string[] = ['', 'A5 10 0 0 0 0 -10', 'A0.01 10 0 0 1 0 -10', 'A5 10 0 0 1 0 -10', ''];

/** `open`: not tried yet; `now`: being tried. */
export function Moon({ phase }: { phase: Phase | 'open' | 'now' }) {
  const look = phase === 'open' ? styles.open : phase === 'now' ? styles.now : undefined;
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true" class={`${styles.moon} ${look ?? ''}`}>
      <circle r="12.500" />
      {phase === 4 ? <circle r="10" class={styles.lit} /> : undefined}
      {typeof phase === 'number' && phase > 0 && phase < 4 ? (
        <path d={`M0 -10A10 10 0 0 1 0 10${EDGES[phase]}Z`} class={styles.lit} />
      ) : undefined}
    </svg>
  );
}
