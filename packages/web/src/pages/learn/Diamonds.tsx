// How far a course has come: one diamond per lesson.
import type { GameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { LESSON_COUNT } from '../../table/lesson.ts';
import styles from './learn.module.css';
import { isDone } from './progress.ts';
import { learnWords } from './words/index.ts';

const NUMBERS = Array.from({ length: LESSON_COUNT }, (_, index) => index + 1);

export function Diamonds({ game, now }: { game: GameId; now?: number }) {
  const done = NUMBERS.filter((n) => isDone(game, n));
  return (
    <span class={styles.diamonds}>
      {NUMBERS.map((n) => (
        <i
          key={n}
          aria-hidden="true"
          class={n === now ? styles.now : done.includes(n) ? styles.past : undefined}
        />
      ))}
      <span class={ui.hidden}>{learnWords().progress(done.length, LESSON_COUNT)}</span>
    </span>
  );
}
