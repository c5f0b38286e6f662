// How many people have how many points, by hundreds, with the bots as lines.
import type { Leaderboard } from '@planisphere/protocol';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { placeOn } from '../../table/rating/Points.tsx';
import { scaleOf } from './Ladder.tsx';
import styles from './leaderboard.module.css';
import { leaderboardWords } from './words/index.ts';

/** In hundredths of the height: above are the names of the bots. */
const SHARE = 68;

export function Spread({ board }: { board: Leaderboard }) {
  const words = leaderboardWords();
  const { spread, bots, rows } = board;
  if (spread.length === 0) return undefined;
  const ends = scaleOf(board);
  const low = Math.min(ends.low, ...spread.map(({ from }) => from));
  const high = Math.max(ends.high, ...spread.map(({ from }) => from + 100));
  const most = Math.max(...spread.map(({ count }) => count));
  const own = rows.find(({ you }) => you === true)?.rating.points;
  const told = spread.map(({ from, count }) => words.people(count, from)).join('; ');
  return (
    <section class={ui.panel}>
      <h2>{words.spread}</h2>
      <div class={styles.spread} role="img" aria-label={told}>
        {spread.map(({ from, count }) => (
          <i
            key={from}
            style={{
              left: `${placeOn({ low, high }, from)}%`,
              width: `calc(${(100 / (high - low)) * 100}% - 3px)`,
              height: `${Math.max(3, (count / most) * SHARE)}%`,
            }}
            class={own !== undefined && own >= from && own < from + 100 ? styles.own : ''}
          />
        ))}
        {bots.map(({ level, points }) => (
          <b key={level} style={{ left: `${placeOn({ low, high }, points)}%` }}>
            <span>{appWords().botNames[level] ?? level}</span>
          </b>
        ))}
      </div>
      <span class={styles.ends} aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </span>
      <p class={styles.note}>{words.botLines}</p>
    </section>
  );
}
