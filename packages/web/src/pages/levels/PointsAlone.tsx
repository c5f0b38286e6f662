// What each level scores with nobody else at the table.
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import type { Alone } from '../../table/measured.ts';
import styles from './levels.module.css';
import { Span } from './Span.tsx';
import { levelWords } from './words/index.ts';

export function PointsAlone({ alone }: { alone: readonly Alone[] }) {
  const words = levelWords();
  const { levels } = appWords();
  const from = Math.floor((Math.min(...alone.map(({ low }) => low)) - 5) / 10) * 10;
  const to = Math.ceil((Math.max(...alone.map(({ high }) => high)) + 5) / 10) * 10;
  return (
    <section class={ui.panel}>
      <h2>{words.alone}</h2>
      <ul class={styles.rows}>
        {alone.toReversed().map(({ level, mean, low, high, games }) => (
          <li key={level}>
            <h3>{levels[level]}</h3>
            <p>
              <b>{words.points(mean)}</b> <small>{words.usually(low, high, games)}</small>
            </p>
            <Span value={mean} low={low} high={high} from={from} to={to} />
          </li>
        ))}
      </ul>
      <p class={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </section>
  );
}
