// The hours of the day in which people come, as bars; the busiest are lit and named.
import { peopleWords } from '../../table/people/words/index.ts';
import { busiestHours, isWithin, localHours } from './hours.ts';
import styles from './people.module.css';

export function Hours({ utc }: { utc: readonly number[] }) {
  const words = peopleWords();
  const hours = localHours(utc, -new Date().getTimezoneOffset());
  const busiest = busiestHours(hours);
  const most = Math.max(...hours);
  return (
    <figure class={styles.hours}>
      <figcaption>
        {busiest === undefined
          ? words.anyHour
          : words.busiest(words.hour(busiest.from), words.hour(busiest.to))}
      </figcaption>
      <div class={styles.bars} aria-hidden="true">
        {hours.map((people, hour) => (
          <i
            key={hour}
            data-busy={busiest !== undefined && isWithin(busiest, hour)}
            style={{ height: `${Math.max(3, (people / most) * 100)}%` }}
          />
        ))}
      </div>
      <div class={styles.scale} aria-hidden="true">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{words.hour(hour)}</span>
        ))}
      </div>
    </figure>
  );
}
