// The stage under a whole screen of a game: its size decides which of the four forms everything on it takes.
import type { ComponentChildren } from 'preact';
import { useRootMark } from '../../base/ui/root-mark.ts';
import type { Beside } from '../board.ts';
import styles from './frame.module.css';

interface Props {
  readonly bar: ComponentChildren;
  /** For a game that styles its page differently. */
  readonly class?: string | undefined;
  /** The page may be longer than the screen and then scrolls. */
  readonly long?: boolean;
  /**
   * Which panel is beside the board, for style sheets: browsers would evaluate `:has()` again after every movement on
   * the board.
   */
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
