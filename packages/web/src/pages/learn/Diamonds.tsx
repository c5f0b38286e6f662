// How far a course has come: one diamond per lesson.
import ui from '../../base/ui/ui.module.css';
import type { CourseDoor } from '../../table/learn/course-door.ts';
import { type CourseName, isDone } from '../../table/learn/progress.ts';
import styles from './diamonds.module.css';
import { learnWords } from './words/index.ts';

interface Props {
  readonly name: CourseName;
  readonly door: Pick<CourseDoor, 'lessons'>;
  readonly now?: number | 'goal';
}

export function Diamonds({ name, door: { lessons }, now }: Props) {
  const numbers = Array.from({ length: lessons }, (_, index) => index + 1);
  const done = numbers.filter((n) => isDone(name, n));
  return (
    <span class={styles.diamonds}>
      {numbers.map((n) => (
        <i
          key={n}
          aria-hidden="true"
          class={n === now ? styles.now : done.includes(n) ? styles.past : undefined}
        />
      ))}
      <span class={ui.hidden}>{learnWords().progress(done.length, lessons)}</span>
    </span>
  );
}
