// In the bar of another game: one still looks for somebody. Leads to where one can stop.
import bar from '../bar.module.css';
import styles from './people.module.css';
import { elapsedAt, useTicking } from './ticking.ts';
import { peopleWords } from './words/index.ts';

export function Pill() {
  const text = peopleWords().pill(elapsedAt(useTicking()));
  return (
    <a class={`${bar.tool} ${styles.pill}`} href="/" aria-label={text} data-looking>
      <i aria-hidden="true" />
      <span>{text}</span>
    </a>
  );
}
