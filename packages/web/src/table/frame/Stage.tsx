// What a whole screen of a game stands on: its size says which of the four forms everything on it takes.
import type { ComponentChildren } from 'preact';
import styles from './frame.module.css';

interface Props {
  readonly bar: ComponentChildren;
  /** For what a game does otherwise with its page. */
  readonly class?: string | undefined;
  /** The page may be longer than the screen, and is then scrolled. */
  readonly long?: boolean;
  /** What is under the bar. */
  readonly children: ComponentChildren;
}

export function Stage({ bar, class: own = '', long = false, children }: Props) {
  return (
    <div class={styles.stage} data-stage>
      <div class={`${styles.page} ${own} ${long ? styles.long : ''}`}>
        {bar}
        <div class={styles.rest}>{children}</div>
      </div>
    </div>
  );
}
