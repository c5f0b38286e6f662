// What the server has counted, for whoever has been its guest; without it the panel is not there.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isGameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { type Counted, isKnown, readStatistics } from '../../table/online/api.ts';
import styles from './logbook.module.css';
import { logbookWords } from './words/index.ts';

export function Server() {
  const counted = useSignal<readonly Counted[]>([]);
  useEffect(() => {
    if (!isKnown()) return;
    readStatistics().then(
      (found) => {
        counted.value = found;
      },
      () => undefined, // without the server the games of this device are enough
    );
  }, [counted]);
  if (counted.value.length === 0) return undefined;
  return (
    <section class={ui.panel}>
      <h2>{logbookWords().server}</h2>
      <p class={styles.note}>{logbookWords().serverText}</p>
      <ul class={styles.counted}>
        {counted.value.map(({ game, outcome, count }) => (
          <li key={`${game} ${outcome}`}>
            <span>{isGameId(game) ? nameOfGame(game) : game}</span>
            <small>{logbookWords().outcomes[outcome] ?? outcome}</small>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
