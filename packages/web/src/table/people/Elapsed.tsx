// Over the picture of the game for which one looks for somebody: for how long.

import styles from './people.module.css';
import { elapsedAt, useTicking } from './ticking.ts';
import { peopleWords } from './words/index.ts';

export function Elapsed() {
  const time = elapsedAt(useTicking());
  return (
    <div class={styles.elapsed}>
      <b role="timer" aria-label={peopleWords().waited(time)}>
        {time}
      </b>
      <span>{peopleWords().looking}</span>
    </div>
  );
}
