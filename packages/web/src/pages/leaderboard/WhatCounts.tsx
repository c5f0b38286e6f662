// Which games count for the rating, in four lines.
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import styles from './leaderboard.module.css';
import { leaderboardWords } from './words/index.ts';

const GLYPHS = ['ui-seal', 'ui-hint', 'ui-bot', 'ui-hourglass'] as const;

export function WhatCounts() {
  const { counts, whatCounts } = leaderboardWords();
  return (
    <section class={ui.panel}>
      <h2>{whatCounts}</h2>
      <ul class={styles.counts}>
        {counts.map((text, index) => (
          <li key={text}>
            <Glyph name={GLYPHS[index] ?? 'ui-seal'} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
