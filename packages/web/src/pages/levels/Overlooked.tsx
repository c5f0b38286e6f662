// What each level overlooks, and what it bases its decisions on.

import { LEVEL_FACES } from '@planisphere/bots/levels';
import type { Overlooking } from '@planisphere/bots/overlooking';
import { capital } from '@planisphere/core';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { typeset } from '../../base/words/typeset.ts';
import { hundredths } from './Encounters.tsx';
import styles from './levels.module.css';
import { levelWords } from './words/index.ts';

export function Overlooked({ overlooks }: { overlooks: readonly Overlooking[] }) {
  const words = levelWords();
  const { locale } = settings.value;
  return (
    <section class={`${ui.panel} ${styles.wide}`}>
      <h2>{words.overlooks}</h2>
      <ul class={styles.faces}>
        {overlooks.map(({ level, notices, goesBy }) => (
          <li key={level}>
            <h3>{appWords().levels[level]}</h3>
            <p>{capital(LEVEL_FACES[level].manner[locale])}.</p>
            {notices.length === 0 ? <p>{words.everything}</p> : undefined}
            {notices.map(({ what, share }) => (
              <p key={what.en} class={styles.noticed} style={{ '--rate': `${hundredths(share)}%` }}>
                {typeset(words.noticed(hundredths(share), what[locale]))}
              </p>
            ))}
            <p>{typeset(words.goesBy(goesBy[locale]))}</p>
          </li>
        ))}
      </ul>
      <p class={styles.note}>{words.overlooksNote}</p>
    </section>
  );
}
