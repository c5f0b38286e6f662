// What a whole screen of a game stands on: its size says which of the four forms everything on it takes.
import type { ComponentChildren } from 'preact';
import { useRootMark } from '../../base/ui/root-mark.ts';
import type { Beside } from '../board.ts';
import styles from './frame.module.css';

interface Props {
  readonly bar: ComponentChildren;
  /** For what a game does otherwise with its page. */
  readonly class?: string | undefined;
  /** The page may be longer than the screen, and is then scrolled. */
  readonly long?: boolean;
  /** What stands beside the board; style sheets ask for it here, for `:has()` would be asked anew with whatever moves on the board. */
  readonly beside?: Beside | undefined;
  /** What is under the bar. */
  readonly children: ComponentChildren;
}

export function Stage({ bar, class: own = '', long = false, beside, children }: Props) {
  useRootMark('data-staged');
  return (
    <div class={styles.stage} data-stage>
      <div class={`${styles.page} ${own} ${long ? styles.long : ''}`}>
        {bar}
        <div class={styles.rest} data-beside={beside}>
          {children}
        </div>
      </div>
    </div>
  );
}
