// The difficulty of a puzzle: one diamond, and one more for each level of bot that does not find the solution.
import ui from '../../base/ui/ui.module.css';
import styles from './puzzles.module.css';
import { puzzleWords } from './words/index.ts';

export function Rating({ rating }: { rating: number }) {
  if (rating === 0) return undefined;
  return (
    <span class={styles.rating}>
      {[1, 2, 3, 4, 5].map((n) => (
        <i key={n} aria-hidden="true" class={n <= rating ? styles.full : undefined} />
      ))}
      <span class={ui.hidden}>{puzzleWords().rating(rating)}</span>
    </span>
  );
}
