// Both lines of a hint as bars, in the numbers that its reason tells; none where neither is better.
import { figuresOf, type Moment } from '@planisphere/bots/review';
import styles from './advice.module.css';
import { adviceWords } from './words/index.ts';

export function Compared({ moment }: { moment: Moment }) {
  const { unit, better, worse, gap } = figuresOf(moment);
  const words = adviceWords();
  // Other amounts may be below nothing: their difference is told in words.
  if (moment.even || gap === 0 || (unit !== 'chance' && unit !== 'points') || better <= 0) return null;
  const text = unit === 'chance' ? words.toWin : words.points;
  const whole = unit === 'chance' ? 100 : better;
  return (
    <dl class={styles.bars}>
      {[
        { name: words.thisMove, value: better },
        { name: words.nextBest, value: worse },
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
