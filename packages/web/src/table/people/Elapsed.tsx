// Over the picture of a game for which the player seeks an opponent: for how long, and among whom.
import { RANGE_STEP } from '@planisphere/people';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from './people.module.css';
import { search } from './search.ts';
import { elapsedAt, useTicking } from './ticking.ts';
import { peopleWords } from './words/index.ts';

export function Elapsed() {
  const now = useTicking();
  const time = elapsedAt(now);
  return (
    <div class={styles.elapsed}>
      <Dial />
      <b role="timer" aria-label={peopleWords().waited(time)}>
        {time}
      </b>
      <span>{peopleWords().looking}</span>
      <small>{rangeAt(now)}</small>
    </div>
  );
}

/** As the server has last told it; the seconds since then are added here. */
function rangeAt(now: number): string {
  const { answer, at } = search.value;
  if (answer.state !== 'waiting') return '';
  const { range, growsIn } = answer;
  const words = peopleWords();
  if (range === undefined) return words.anybody;
  const ratings = words.range(range.low, range.high);
  if (growsIn === undefined) return ratings;
  return `${ratings}, ${words.widerIn(Math.max(1, Math.ceil((growsIn - (now - at)) / 1000)))}`;
}

/** Points to either side that reach half around the dial. */
const HALF_ROUND = 500;
const RADIUS = 40;

/**
 * The ratings that match now as an arc around the player's own, those that match next as dots; a whole ring means
 * everybody.
 */
function Dial() {
  const { answer } = search.value;
  if (answer.state !== 'waiting') return undefined;
  const { range, growsIn } = answer;
  const reach = range === undefined ? HALF_ROUND : (range.high - range.low) / 2;
  const { emblem } = settings.value;
  return (
    <svg class={styles.dial} viewBox="0 0 100 100" aria-hidden="true" data-player={emblem}>
      <circle class={styles.rim} cx="50" cy="50" r="47" />
      <circle class={styles.rim} cx="50" cy="50" r="33" />
      {growsIn === undefined || range === undefined ? undefined : (
        <path class={styles.next} d={arcOf(reach + RANGE_STEP)} />
      )}
      <path class={styles.reach} d={arcOf(reach)} />
      <path class={styles.own} d="M50 4L54 10L50 16L46 10Z" />
      <g transform="translate(32 32)">
        <Glyph name={`p-${emblem}`} size={36} />
      </g>
    </svg>
  );
}

/** To both sides of the top. */
function arcOf(reach: number): string {
  const angle = Math.min(Math.PI * 0.999, (reach / HALF_ROUND) * Math.PI);
  const [x, y] = [RADIUS * Math.sin(angle), 50 - RADIUS * Math.cos(angle)];
  const large = angle > Math.PI / 2 ? 1 : 0;
  return `M${50 - x} ${y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${50 + x} ${y}`;
}
