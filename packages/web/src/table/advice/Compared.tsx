// Both lines of a hint as bars, with the numbers of the comparison.
import type { Moment } from '@planisphere/bots/review';
import styles from './advice.module.css';
import { barsOf } from './bars.ts';
import { adviceWords } from './words/index.ts';

interface Props {
  readonly moment: Moment;
  /** The name of the line that the hint's line is compared with. */
  readonly next: string;
}

export function Compared({ moment, next }: Props) {
  const bars = barsOf(moment);
  if (bars === undefined) return null;
  const { unit, better, worse } = bars;
  const words = adviceWords();
  const certain = moment.certain === true;
  const text = (value: number): string =>
    unit === 'chance' ? words.toWin(value) : words.points(value, { certain });
  const whole = unit === 'chance' ? 100 : better;
  return (
    <dl class={styles.bars}>
      {[
        { name: words.thisMove, value: better },
        { name: words.nextBest(next), value: worse },
      ].map(({ name, value }, index) => (
        <div key={name} class={index === 0 ? styles.best : undefined}>
          <dt>{name}</dt>
          <dd>
            <i style={`width:${Math.max(0, (100 * value) / whole)}%`} />
            <b>{text(value)}</b>
          </dd>
        </div>
      ))}
    </dl>
  );
}
