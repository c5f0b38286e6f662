// A person's ratings, and the curve of the chosen one: after every game, with its interval as a band and the bots as
// lines.
import type { Profile, ProfileRating } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { isGameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { emblemNumber } from '../../table/online/api.ts';
import { Capsule, Points } from '../../table/rating/Points.tsx';
import { listName } from '../../table/rating/rating-words/index.ts';
import { screenOf } from '../../table/screens.ts';
import styles from './person.module.css';
import { personWords } from './words/index.ts';

export function Ratings({ profile: { guest, ratings, hidden, you } }: { profile: Profile }) {
  const words = personWords();
  const chosen = useSignal(0);
  if (hidden && you !== true) return undefined;
  const shown = ratings[chosen.value] ?? ratings[0];
  const scale = scaleOf(ratings);
  return (
    <section class={`${ui.panel} ${styles.rated}`} data-player={emblemNumber(guest.emblem)}>
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
              {isGameId(each.list.game) ? <img src={screenOf(each.list.game).scene} alt="" /> : undefined}
              <span>
                <b>{gameName(each)}</b>
                <small>{words.listGames(listName(each.list), each.rating.games)}</small>
              </span>
              <span class={styles.capsule}>
                <Capsule rating={each.rating} {...scale} />
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

/** One scale for all ratings of a person, so that they compare: the round hundreds around the capsules. */
function scaleOf(ratings: readonly ProfileRating[]): { readonly low: number; readonly high: number } {
  const low = Math.min(...ratings.map(({ rating: { points, interval } }) => points - interval));
  const high = Math.max(...ratings.map(({ rating: { points, interval } }) => points + interval));
  return { low: Math.floor(low / 100) * 100 - 100, high: Math.ceil(high / 100) * 100 + 100 };
}

const [WIDTH, HEIGHT] = [600, 200];
/** Lines of the scale: no more than about six. */
const STEPS = [100, 200, 500, 1000] as const;
const MOST_LINES = 6;

function Graph({ shown }: { shown: ProfileRating }) {
  const words = personWords();
  const { path, bots } = shown;
  const last = path.at(-1);
  if (last === undefined || path.length < 2) return undefined; // one game is no line
  const low =
    Math.floor(Math.min(...path.map(({ points, interval }) => points - Math.min(interval, 300))) / 100) * 100;
  const high =
    Math.ceil(Math.max(...path.map(({ points, interval }) => points + Math.min(interval, 300))) / 100) * 100;
  const step = STEPS.find((each) => (high - low) / each <= MOST_LINES) ?? 1000;
  const lines = Array.from({ length: Math.floor(high / step) - Math.ceil(low / step) + 1 }, (_, index) => {
    return (Math.ceil(low / step) + index) * step;
  });
  const x = (index: number): number => (index / (path.length - 1)) * WIDTH;
  const y = (points: number): number =>
    HEIGHT - ((Math.max(low, Math.min(high, points)) - low) / (high - low)) * HEIGHT;
  const at = (points: number): string => `${(y(points) / HEIGHT) * 100}%`;
  const line = path.map(({ points }, index) => `${x(index)},${y(points)}`).join(' ');
  const upper = path.map(({ points, interval }, index) => `${x(index)},${y(points + interval)}`);
  const lower = path.map(({ points, interval }, index) => `${x(index)},${y(points - interval)}`).toReversed();
  const seen = bots.filter(({ points }) => points > low && points < high);
  return (
    <figure class={styles.graph}>
      <div class={styles.field}>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.graph(path.length, last.points, last.interval)}
        >
          {lines.map((points) => (
            <line key={points} class={styles.gridLine} x1="0" x2={WIDTH} y1={y(points)} y2={y(points)} />
          ))}
          {seen.map(({ level, points }) => (
            <line key={level} class={styles.botLine} x1="0" x2={WIDTH} y1={y(points)} y2={y(points)} />
          ))}
          <polygon class={styles.band} points={[...upper, ...lower].join(' ')} />
          <polyline class={styles.line} points={line} />
        </svg>
        <i class={styles.now} style={{ top: at(last.points) }} aria-hidden="true" />
        {lines.map((points) => (
          <span key={points} class={styles.tick} style={{ top: at(points) }} aria-hidden="true">
            {points}
          </span>
        ))}
        {seen.map(({ level, points }) => (
          <span key={level} class={styles.botName} style={{ top: at(points) }} aria-hidden="true">
            {appWords().botNames[level] ?? level}
          </span>
        ))}
      </div>
      <div class={styles.days} aria-hidden="true">
        {[0, Math.floor((path.length - 1) / 2), path.length - 1].map((index) => (
          <span key={index}>{dayOf(path[index]?.at ?? 0)}</span>
        ))}
      </div>
      <figcaption>
        {words.band}
        {seen.length === 0
          ? ''
          : ` ${words.bots(seen.map(({ level, points }) => `${appWords().botNames[level] ?? level} ${points}`).join(', '))}`}
      </figcaption>
    </figure>
  );
}

function dayOf(at: number): string {
  return new Date(at).toLocaleDateString(settings.value.locale, { day: 'numeric', month: 'short' });
}
