// Each level against the one below it: how many games it wins of a hundred.
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import type { Encounter } from '../../table/measured.ts';
import styles from './levels.module.css';
import { Span } from './Span.tsx';
import { levelWords } from './words/index.ts';

/** As many games of a hundred. */
export function hundredths(share: number): number {
  return Math.round(100 * share);
}

export function Encounters({ encounters }: { encounters: readonly Encounter[] }) {
  const words = levelWords();
  const { levels } = appWords();
  return (
    <section class={ui.panel}>
      <h2>{words.encounters}</h2>
      <ul class={styles.rows}>
        {encounters.toReversed().map(({ level, below, winRate, low, high, games }) => (
          <li key={level}>
            <h3>
              {levels[level]} <small>{words.against(levels[below] ?? below)}</small>
            </h3>
            <p>
              <b>{words.wins(hundredths(winRate))}</b>{' '}
              <small>{words.between(hundredths(low), hundredths(high), games)}</small>
            </p>
            <Span value={winRate} low={low} high={high} from={0} to={1} mark={0.5} />
          </li>
        ))}
      </ul>
      <p class={styles.note}>{words.encountersNote}</p>
    </section>
  );
}
