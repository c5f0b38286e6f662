// The three tracks of the Gloomy Sun, drawn with their meteors.
import type { Options } from '@planisphere/stellarion';
import { TRACKS } from '@planisphere/stellarion';
import type { Signal } from '@preact/signals';
import sheet from '../art/glyphs.svg?url';
import { restWords } from '../words/rest.ts';
import type { Chosen } from './chosen.ts';
import styles from './setup.module.css';

const NAMES = ['easy', 'standard', 'hard'] as const;

export function Tracks({ chosen }: { chosen: Signal<Chosen> }) {
  const { setup } = restWords();
  const off = !chosen.value.expansions.includes('sun');
  return (
    <div class={off ? styles.off : undefined}>
      <header class={styles.row}>
        <h2>{setup.track}</h2>
        <span class={styles.sum}>{setup.trackSpaces}</span>
      </header>
      <div class={styles.tracks} role="radiogroup" aria-label={setup.track}>
        {NAMES.map((track) => (
          <label key={track}>
            <input
              type="radio"
              name="track"
              disabled={off}
              checked={chosen.value.track === track}
              onChange={() => (chosen.value = { ...chosen.value, track })}
            />
            <span>
              <b>{setup.tracks[track]}</b>
              <Drawn track={track} />
              <small>{TRACKS[track].last}</small>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Drawn({ track }: { track: Options['track'] }) {
  const { last, meteors } = TRACKS[track];
  const x = (space: number): number => 8 + (space * 184) / 30;
  return (
    <svg viewBox="0 0 200 26" aria-hidden="true">
      <path d={`M8 13H${x(last)}`} class={styles.way} />
      {Array.from({ length: last + 1 }, (_, space) => (
        <circle key={`space-${space}`} cx={x(space)} cy="13" r="1.5" class={styles.dot} />
      ))}
      {meteors.map((space) => (
        <g key={`meteor-${space}`}>
          <circle cx={x(space)} cy="13" r="6.5" class={styles.meteor} />
          <use
            href={`${sheet}#sn-meteor`}
            x={x(space) - 4.5}
            y="8.5"
            width="9"
            height="9"
            class={styles.rock}
          />
        </g>
      ))}
      <circle cx="8" cy="13" r="7.5" class={styles.sun} />
      <use href={`${sheet}#sn-gloomy`} x="2" y="7" width="12" height="12" class={styles.face} />
      <circle cx={x(last)} cy="13" r="5" class={styles.end} />
      <circle cx={x(last)} cy="13" r="2" class={styles.heart} />
    </svg>
  );
}
