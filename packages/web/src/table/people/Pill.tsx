// In the bar of another game: one still looks for somebody. Leads to where one can stop.
import bar from '../bar.module.css';
import { useSearch } from './looking-for.tsx';
import styles from './people.module.css';
import { search } from './search.ts';
import { elapsedAt, useTicking } from './ticking.ts';
import { peopleWords } from './words/index.ts';

export function Pill() {
  useSearch();
  const time = elapsedAt(useTicking());
  if (search.value.answer.state !== 'waiting') return undefined;
  return (
    <a class={`${bar.tool} ${styles.pill}`} href="/" aria-label={peopleWords().pill(time)} data-looking>
      <i aria-hidden="true" />
      <span>{time}</span>
    </a>
  );
}
