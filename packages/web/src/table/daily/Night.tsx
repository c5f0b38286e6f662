// A finished night of the daily sky: the player's points beside the master's on the same deal, and the server's list.
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { appWords } from '../../base/words/index.ts';
import { DailyList } from './DailyList.tsx';
import { type MasterGame, startMaster } from './master.ts';
import styles from './night.module.css';
import { dailyWords } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly day: string;
  readonly score: number;
}

export function Night({ game, day, score }: Props) {
  const [master, setMaster] = useState<MasterGame | undefined>(undefined);
  useEffect(() => {
    const started = startMaster(game, day);
    setMaster(started);
    return () => started.end();
  }, [game, day]);
  const night = master?.night.value;
  const words = dailyWords();
  return (
    <section class={styles.night} aria-label={words.tonight}>
      <h2>{words.tonight}</h2>
      <dl>
        <div>
          <dt>{appWords().you}</dt>
          <dd>{score}</dd>
        </div>
        <div data-master={typeof night === 'object' && 'points' in night ? night.points : ''}>
          <dt>{appWords().levels.master}</dt>
          <dd>{typeof night === 'object' && 'points' in night ? night.points : '…'}</dd>
        </div>
      </dl>
      {night === 'failed' ? <p>{words.masterFailed}</p> : undefined}
      {typeof night === 'object' && 'share' in night ? (
        <label class={styles.going}>
          <span>{words.masterPlays}</span>
          <progress max={1} value={night.share} />
        </label>
      ) : undefined}
      {typeof night === 'object' && 'points' in night ? (
        <p>{words.compared(score - night.points)}</p>
      ) : undefined}
      <DailyList game={game} day={day} />
    </section>
  );
}
