// The expansions that a puzzle is played with, each a link to its course for players who do not know it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '../../base/settings/settings.ts';
import { SCREENS } from '../../games/index.ts';
import { type CourseDoor, type CourseWords, lessonPath } from '../../table/learn/course-door.ts';
import type { Session } from '../../table/session.ts';
import styles from './puzzles.module.css';
import { puzzleWords } from './words/index.ts';

export function PlayedWith({ session }: { session: Session }) {
  const { game } = session.table;
  const { courses = [], coursesFor } = SCREENS[game];
  const wanted = coursesFor?.(session.view.value) ?? [];
  const doors = courses.filter(({ id }) => id !== undefined && wanted.includes(id));
  if (doors.length === 0) return undefined;
  return (
    <>
      {' '}
      {puzzleWords().playedWith}{' '}
      {doors.map((door, index) => (
        <span key={door.id}>
          {index === 0 ? '' : ', '}
          <Expansion door={door} href={lessonPath(game, door.id, 1)} />
        </span>
      ))}
      .
    </>
  );
}

function Expansion({ door, href }: { door: CourseDoor; href: string }) {
  const about = useSignal<CourseWords | undefined>(undefined);
  useEffect(() => {
    void door.about?.().then((found) => {
      about.value = found;
    });
  }, [door, about]);
  // A link without words has no name.
  if (about.value === undefined) return undefined;
  return (
    <a class={styles.expansion} href={href}>
      {about.value.title[settings.value.locale]}
    </a>
  );
}
