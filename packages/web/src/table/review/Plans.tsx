// What was played and what it is compared with, each with its value; the game draws the steps.
import { figuresOf, type Moment, type Unit } from '@planisphere/bots/review';
import type { ComponentChildren } from 'preact';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { plainText, valueText } from './figures.ts';
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
  const { unit: told, better, worse } = figuresOf(moment);
  // The numbers in the sentence; the sentence tells other amounts by their difference alone.
  const text = (value: number, figure: number): string =>
    told === 'chance' || told === 'points' ? plainText(figure, told) : valueText(value, unit);
  return (
    <div class={styles.plans}>
      <section class={`${styles.plan} ${styles[moment.grade]}`}>
        <header>
          <Verdict grade={moment.grade} text={reviewWords().played} />
          <em>{text(moment.played.value, lost ? worse : better)}</em>
        </header>
        {played}
      </section>
      <section class={`${styles.plan} ${lost ? styles.better : styles.next}`}>
        <header>
          <span class={styles.bestWord}>
            <Glyph name={lost ? 'v-great' : 'v-good'} />
            {lost ? reviewWords().best : reviewWords().nextBest}
          </span>
          <em>{text(moment.other.value, lost ? better : worse)}</em>
        </header>
        {other}
      </section>
    </div>
  );
}
