// What was played and what it is compared with, each with its value; the steps are the game's own.
import type { Moment, Unit } from '@planisphere/bots/review';
import type { ComponentChildren } from 'preact';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { valueText } from './figures.ts';
import styles from './plans.module.css';
import { Verdict } from './Verdict.tsx';
import { reviewWords } from './words/index.ts';

interface Props {
  readonly moment: Moment;
  /** Another line was better than the played one. */
  readonly lost: boolean;
  readonly unit: Unit;
  readonly played: ComponentChildren;
  readonly other: ComponentChildren;
}

export function Plans({ moment, lost, unit, played, other }: Props) {
  return (
    <div class={styles.plans}>
      <section class={`${styles.plan} ${styles[moment.grade]}`}>
        <header>
          <Verdict grade={moment.grade} text={reviewWords().played} />
          <em>{valueText(moment.played.value, unit)}</em>
        </header>
        {played}
      </section>
      <section class={`${styles.plan} ${lost ? styles.better : styles.next}`}>
        <header>
          <span class={styles.bestWord}>
            <Glyph name={lost ? 'v-great' : 'v-good'} />
            {lost ? reviewWords().best : reviewWords().nextBest}
          </span>
          <em>{valueText(moment.other.value, unit)}</em>
        </header>
        {other}
      </section>
    </div>
  );
}
