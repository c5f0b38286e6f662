// A measured value on a line from one end to the other, with the stretch in which it lies.
import styles from './levels.module.css';

interface SpanProps {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The ends of the line. */
  readonly from: number;
  readonly to: number;
  /** A place on the line to compare with. */
  readonly mark?: number;
}

export function Span({ value, low, high, from, to, mark }: SpanProps) {
  const at = (each: number): string => `${(100 * (each - from)) / (to - from)}%`;
  return (
    <span class={styles.axis} aria-hidden="true">
      {mark === undefined ? undefined : <i class={styles.mark} style={{ left: at(mark) }} />}
      <i class={styles.stretch} style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <i class={styles.value} style={{ left: at(value) }} />
    </span>
  );
}
