// The daily puzzles of the last seven days as moons, and how many days in a row.
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { dayOf } from '../../table/daily/daily.ts';
import { bestOn, streakOn } from './kept.ts';
import { Moon } from './Moon.tsx';
import styles from './puzzles.module.css';
import type { Outcome, Phase } from './tries.ts';
import { puzzleWords } from './words/index.ts';

/** Full for the first try, less for each further one, new if it was not found. */
function moonOf({ solved, missed }: Outcome): Phase {
  return (solved ? 4 - missed.length : 0) as Phase;
}

export function Week() {
  const today = new Date();
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = new Date(today);
    date.setDate(date.getDate() - 6 + index);
    const best = bestOn(dayOf(date));
    return { date, moon: best === undefined ? undefined : moonOf(best), isToday: index === 6 };
  });
  const streak = streakOn(today);
  const { locale } = settings.value;
  return (
    <section class={`${styles.box} ${styles.week}`} aria-label={puzzleWords().week}>
      <h2 class={ui.caps}>{puzzleWords().week}</h2>
      <ol>
        {days.map(({ date, moon, isToday }) => (
          <li key={dayOf(date)}>
            <Moon phase={moon ?? (isToday ? 'now' : 'open')} />
            <small aria-hidden="true">{date.toLocaleDateString(locale, { weekday: 'narrow' })}</small>
            <span class={ui.hidden}>
              {puzzleWords().dayWith(
                date.toLocaleDateString(locale, { weekday: 'long' }),
                moon === undefined ? '–' : (puzzleWords().moon[moon] ?? ''),
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>
        <Glyph name="ui-comet" />
        {puzzleWords().streak(streak)}
      </p>
    </section>
  );
}
