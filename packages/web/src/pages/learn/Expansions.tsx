// The courses of a game's expansions: what each adds, its lessons, and where to go on.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { type CourseDoor, type CourseWords, lessonPath } from '../../table/learn/course-door.ts';
import { countDone, hasBegun, isDone, nextLesson } from '../../table/learn/progress.ts';
import styles from './learn.module.css';
import { useCourse } from './use-course.ts';
import { learnWords } from './words/index.ts';

export function Expansions({ game, doors }: { game: GameId; doors: readonly CourseDoor[] }) {
  const words = learnWords();
  return (
    <section class={styles.expansions} aria-labelledby={`expansions-${game}`}>
      <header>
        <h2 id={`expansions-${game}`}>{words.expansions}</h2>
        <p>{words.expansionsLead}</p>
      </header>
      <div>
        {doors.map((door) => (
          <Expansion key={door.id} game={game} door={door} />
        ))}
      </div>
    </section>
  );
}

function Expansion({ game, door }: { game: GameId; door: CourseDoor }) {
  const course = useCourse(door);
  const about = useSignal<CourseWords | undefined>(undefined);
  useEffect(() => {
    void door.about?.().then((found) => {
      about.value = found;
    });
  }, [door, about]);
  const words = learnWords();
  const { locale } = settings.value;
  const name = { game, course: door.id };
  const titles = [...(course?.lessons ?? []).map(({ title }) => title[locale]), words.guided];
  if (about.value === undefined) return <article class={`${ui.panel} ${styles.expansion}`} />;
  const { Mark, title, text } = about.value;
  const begin =
    countDone(name, door) === door.lessons.length ? words.again : hasBegun(name) ? words.goOn : words.begin;
  return (
    <article
      class={`${ui.panel} ${styles.expansion}`}
      aria-labelledby={`learn-${game}-${door.id}`}
      data-brief={!hasBegun(name)}
    >
      <header>
        <i class={styles.coin}>
          <Mark />
        </i>
        <h3 id={`learn-${game}-${door.id}`}>{title[locale]}</h3>
      </header>
      <p>{text[locale]}</p>
      <ol>
        {titles.map((each, index) => (
          <li key={each}>
            <a
              href={lessonPath(game, door.id, index + 1)}
              data-done={isDone(name, door, door.lessons[index] ?? '')}
            >
              <i aria-hidden="true" />
              {each}
              {isDone(name, door, door.lessons[index] ?? '') ? (
                <span class={ui.hidden}>, {words.done}</span>
              ) : undefined}
            </a>
          </li>
        ))}
      </ol>
      <footer>
        <a class={`${ui.button} ${ui.quiet}`} href={lessonPath(game, door.id, nextLesson(name, door))}>
          {begin}
          <span class={ui.hidden}> {title[locale]}</span>
        </a>
        <small>
          {words.lessons(door.lessons.length)} · {words.minutes(door.minutes)}
          <span class={ui.hidden}>
            {appWords().home.learnDone(countDone(name, door), door.lessons.length)}
          </span>
        </small>
      </footer>
    </article>
  );
}
