// The server's list of a night, if there is a server.
import type { DailyResult } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { isKnown, readDaily, sendDaily } from '../online/api.ts';
import styles from './daily.module.css';
import { nightOf, noteDaily, noted } from './daily.ts';
import { dailyWords } from './words.ts';

const SHOWN = 3;

/** Tonight's best on the server and the player's own place; a player who is a guest there joins by playing. */
export function DailyList({ game, day }: { game: GameId; day: string }) {
  const results = useSignal<readonly DailyResult[]>([]);
  const night = nightOf(game, day);
  const waits = night?.record !== undefined && night.sent !== true;
  const refresh = async (send: boolean) => {
    if (send && night?.record !== undefined) {
      results.value = await sendDaily(game, day, night.record);
      noteDaily(game, day, { ...night, sent: true });
    } else results.value = await readDaily(game, day);
  };
  const times = noted.value;
  useEffect(() => {
    // Without the server there is no list, and no error.
    refresh(waits && isKnown()).catch(() => undefined);
  }, [times]);
  const words = dailyWords();
  if (results.value.length === 0 && !waits) return undefined;
  return (
    <>
      {results.value.length === 0 ? undefined : (
        <ol class={styles.results} aria-label={words.list}>
          {results.value.map(({ name, score, you }, place) =>
            place < SHOWN || you ? (
              <li key={place} value={place + 1} class={you ? styles.you : undefined}>
                <span>
                  {place < SHOWN ? undefined : `${place + 1}. `}
                  {you ? appWords().you : name}
                </span>
                <b>{score}</b>
              </li>
            ) : undefined,
          )}
        </ol>
      )}
      {waits && !isKnown() ? (
        <button type="button" class={ui.link} onClick={() => void refresh(true).catch(() => undefined)}>
          {words.join}
        </button>
      ) : undefined}
    </>
  );
}
