// Where to go on, at the top of all lessons: the next lesson of a begun game, or how to win the first game.
import owl from '../../base/art/owl.svg?url';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import { type CourseDoor, lessonPath } from '../../table/learn/course-door.ts';
import { countDone, hasBegun, nextLesson } from '../../table/learn/progress.ts';
import styles from './next.module.css';
import { useCourse } from './use-course.ts';
import { learnWords } from './words/index.ts';

interface Next {
  readonly game: GameId;
  readonly door: CourseDoor;
}

/** A begun course comes before a new one; undefined if every course is finished. */
export function nextCourse(): Next | undefined {
  const courses = GAME_IDS.flatMap((game) => {
    const door = SCREENS[game].courses?.[0];
    return door === undefined || countDone({ game }, door) === door.lessons.length ? [] : [{ game, door }];
  });
  return courses.find(({ game }) => hasBegun({ game })) ?? courses[0];
}

export function NextForYou() {
  const next = nextCourse();
  return next === undefined ? undefined : <Card key={next.game} {...next} />;
}

function Card({ game, door }: Next) {
  const course = useCourse(door);
  const words = learnWords();
  const at = nextLesson({ game }, door);
  const lesson = at === 'goal' ? undefined : course?.lessons[at - 1];
  const title = at === 'goal' ? words.goal : (lesson?.title[settings.value.locale] ?? words.guided);
  const place = at === 'goal' ? words.inHalfAMinute : words.lessonOf(at, door.lessons.length);
  return (
    <section class={`${ui.panel} ${styles.next}`} aria-labelledby="learn-next">
      <img src={owl} alt="" width="64" height="64" />
      <div>
        <small class={ui.caps}>{words.nextForYou}</small>
        <h2 id="learn-next">{title}</h2>
        <p>
          {nameOfGame(game)}, {place}
        </p>
      </div>
      <a class={ui.button} href={lessonPath(game, undefined, at)} data-next-lesson>
        <Glyph name="ui-play" />
        {hasBegun({ game }) ? words.goOn : words.begin}
      </a>
    </section>
  );
}
