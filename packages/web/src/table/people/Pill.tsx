// A sign in the bar of other pages that the search for an opponent goes on. Leads to where it can be stopped.
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
