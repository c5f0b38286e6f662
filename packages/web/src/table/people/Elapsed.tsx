// Over the picture of the game for which one looks for somebody: for how long, and among whom.
import styles from './people.module.css';
import { search } from './search.ts';
import { elapsedAt, useTicking } from './ticking.ts';
import { peopleWords } from './words/index.ts';

export function Elapsed() {
  const now = useTicking();
  const time = elapsedAt(now);
  return (
    <div class={styles.elapsed}>
      <b role="timer" aria-label={peopleWords().waited(time)}>
        {time}
      </b>
      <span>{peopleWords().looking}</span>
      <small>{rangeAt(now)}</small>
    </div>
  );
}

/** As the server has last told it; the seconds go on by themselves. */
function rangeAt(now: number): string {
  const { answer, at } = search.value;
  if (answer.state !== 'waiting') return '';
  const { range, growsIn } = answer;
  const words = peopleWords();
  if (range === undefined) return words.anybody;
  const ratings = words.range(range.low, range.high);
  if (growsIn === undefined) return ratings;
  return `${ratings}, ${words.widerIn(Math.max(1, Math.ceil((growsIn - (now - at)) / 1000)))}`;
}
