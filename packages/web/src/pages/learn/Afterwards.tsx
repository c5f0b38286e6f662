// Shown below the lessons: the guided game of each game, and four ways to go on.
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { SCREENS } from '../../games/index.ts';
import { type CourseDoor, lessonPath } from '../../table/learn/course-door.ts';
import styles from './afterwards.module.css';
import { Today } from './Today.tsx';
import { useCourse } from './use-course.ts';
import { learnWords } from './words/index.ts';

export function Afterwards() {
  const words = learnWords();
  return (
    <div class={styles.afterwards}>
      <section class={styles.games} aria-labelledby="learn-guided">
        <h2 id="learn-guided">{words.guidedGames}</h2>
        <p>{words.guidedLead}</p>
        <ul>
          {GAME_IDS.map((game) => {
            const door = SCREENS[game].courses?.[0];
            return door === undefined ? undefined : <Guided key={game} game={game} door={door} />;
          })}
        </ul>
      </section>
      <Today />
      <section class={`${ui.panel} ${styles.then}`} aria-labelledby="learn-then">
        <h2 id="learn-then">{words.andThen}</h2>
        <ol>
          {words.thens.map(({ name, text }, index) => (
            <li key={name}>
              <i aria-hidden="true">{index + 1}</i>
              <div>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Guided({ game, door }: { game: GameId; door: CourseDoor }) {
  const about = useCourse(door)?.guided.about[settings.value.locale];
  return (
    <li>
      <a class={`${ui.panel} ${styles.guided}`} href={lessonPath(game, undefined, door.lessons.length)}>
        <img src={SCREENS[game].scene} alt="" />
        <span>
          <b>{nameOfGame(game)}</b>
          <small>{about}</small>
        </span>
        <Glyph name="ui-next" />
      </a>
    </li>
  );
}
