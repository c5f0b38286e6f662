// A small sky with one constellation: the emblem of the daily game.
import { Glyph } from '../../base/ui/Glyph.tsx';
import styles from './daily.module.css';

const STARS = [
  { kind: 'blue', x: 30, y: 44, size: 13 },
  { kind: 'yellow', x: 46, y: 30, size: 12 },
  { kind: 'red', x: 66, y: 36, size: 12 },
  { kind: 'white', x: 74, y: 54, size: 13 },
  { kind: 'blue', x: 94, y: 58, size: 12 },
  { kind: 'red', x: 66, y: 76, size: 12 },
  { kind: 'yellow', x: 44, y: 84, size: 12 },
  { kind: 'white', x: 88, y: 88, size: 9 },
  { kind: 'red', x: 26, y: 66, size: 8 },
  { kind: 'blue', x: 84, y: 28, size: 9 },
] as const;

export function SkyDisc() {
  return (
    <span class={styles.disc} data-disc aria-hidden="true">
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <circle cx="60" cy="60" r="58" fill="#0d1530" stroke="#e0b973" stroke-width="1.4" />
        <g fill="none" stroke="#f4ecd8" stroke-opacity=".28" stroke-width=".7">
          <circle cx="60" cy="60" r="20" />
          <circle cx="60" cy="60" r="40" />
          <path d="M60 2V118M2 60H118M19 19L101 101M101 19L19 101" />
        </g>
        <path
          d="M30 44L46 30L66 36L74 54L94 58M74 54L66 76L44 84"
          fill="none"
          stroke="#fff"
          stroke-width="2"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </svg>
      {STARS.map(({ kind, x, y, size }) => (
        <i
          key={`${x}-${y}`}
          style={`left:${((x - size / 2) / 120) * 100}%;top:${((y - size / 2) / 120) * 100}%;width:${(size / 120) * 100}%;color:var(--c-star-${kind})`}
        >
          <Glyph name={`se-${kind}`} />
        </i>
      ))}
    </span>
  );
}
