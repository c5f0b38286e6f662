// A person's ratings, and the curve of the chosen one: after every game, with its interval as a band and the bots as
// lines.
import type { Profile, ProfileRating } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { isGameId } from '../../base/games.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { Points } from '../../table/rating/Points.tsx';
import { listName } from '../../table/rating/rating-words/index.ts';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

export function Ratings({ profile: { ratings, hidden, you } }: { profile: Profile }) {
  const words = personWords();
  const chosen = useSignal(0);
  if (hidden && you !== true) return undefined;
  const shown = ratings[chosen.value] ?? ratings[0];
  return (
    <section class={ui.panel}>
      <h2>{words.ratings}</h2>
      {shown === undefined ? <p>{words.unrated}</p> : undefined}
      <ul class={styles.ratings}>
        {ratings.map((each, index) => (
          <li key={`${each.list.game} ${each.list.id}`}>
            <button
              type="button"
              aria-pressed={each === shown}
              onClick={() => {
                chosen.value = index;
              }}
            >
              <span>
                <b>{gameName(each)}</b>
                <small>{words.listGames(listName(each.list), each.rating.games)}</small>
              </span>
              <Points rating={each.rating} />
            </button>
          </li>
        ))}
      </ul>
      {shown === undefined ? undefined : <Graph shown={shown} />}
    </section>
  );
}

function gameName({ list: { game } }: ProfileRating): string {
  return isGameId(game) ? nameOfGame(game) : game;
}

const [WIDTH, HEIGHT] = [600, 200];

function Graph({ shown }: { shown: ProfileRating }) {
  const words = personWords();
  const { path, bots } = shown;
  const last = path.at(-1);
  if (last === undefined || path.length < 2) return undefined; // one game is no line
  const low =
    Math.floor(Math.min(...path.map(({ points, interval }) => points - Math.min(interval, 300))) / 100) * 100;
  const high =
    Math.ceil(Math.max(...path.map(({ points, interval }) => points + Math.min(interval, 300))) / 100) * 100;
  const x = (index: number): number => (index / (path.length - 1)) * WIDTH;
  const y = (points: number): number =>
    HEIGHT - ((Math.max(low, Math.min(high, points)) - low) / (high - low)) * HEIGHT;
  const line = path.map(({ points }, index) => `${x(index)},${y(points)}`).join(' ');
  const upper = path.map(({ points, interval }, index) => `${x(index)},${y(points + interval)}`);
  const lower = path.map(({ points, interval }, index) => `${x(index)},${y(points - interval)}`).toReversed();
  const seen = bots.filter(({ points }) => points > low && points < high);
  return (
    <figure class={styles.graph}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words.graph(path.length, last.points, last.interval)}
      >
        {seen.map(({ level, points }) => (
          <line key={level} class={styles.botLine} x1="0" x2={WIDTH} y1={y(points)} y2={y(points)} />
        ))}
        <polygon class={styles.band} points={[...upper, ...lower].join(' ')} />
        <polyline class={styles.line} points={line} />
      </svg>
      <i class={styles.now} style={{ top: `${(y(last.points) / HEIGHT) * 220}px` }} aria-hidden="true" />
      <span class={styles.high} aria-hidden="true">
        {high}
      </span>
      <span class={styles.low} aria-hidden="true">
        {low}
      </span>
      <figcaption>
        {words.band}
        {seen.length === 0
          ? ''
          : ` ${words.bots(seen.map(({ level, points }) => `${appWords().botNames[level] ?? level} ${points}`).join(', '))}`}
      </figcaption>
    </figure>
  );
}
