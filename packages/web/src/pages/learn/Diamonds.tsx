// The progress in a course: one diamond per lesson.
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import type { CourseDoor } from '../../table/learn/course-door.ts';
import { type CourseName, countDone, isDone } from '../../table/learn/progress.ts';
import styles from './diamonds.module.css';

interface Props {
  readonly name: CourseName;
  readonly door: Pick<CourseDoor, 'lessons' | 'numbered'>;
  readonly now?: number | 'goal';
}

export function Diamonds({ name, door, now }: Props) {
  const { lessons } = door;
  return (
    <span class={styles.diamonds}>
      {lessons.map((lesson, index) => (
        <i
          key={lesson}
          aria-hidden="true"
          class={index + 1 === now ? styles.now : isDone(name, door, lesson) ? styles.past : undefined}
        />
      ))}
      <span class={ui.hidden}>{appWords().home.learnDone(countDone(name, door), lessons.length)}</span>
    </span>
  );
}
