// The first screen: three games, one tap to play, and the player's unfinished games.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { useLeisure } from '../../base/navigation/urgency.ts';
import { seeking } from '../../base/seeking.ts';
import { choose, settings } from '../../base/settings/settings.ts';
import { Choice } from '../../base/ui/Choice.tsx';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { later } from '../../base/ui/later.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { type CourseDoor, lessonPath } from '../../table/learn/course-door.ts';
import { countDone, nextLesson } from '../../table/learn/progress.ts';
import { levelChoices, ownLevel } from '../../table/levels.ts';
import { openAtOnce } from '../../table/opening.ts';
import { warm } from '../../table/warming.ts';
import { Diamonds } from '../learn/Diamonds.tsx';
import styles from './home.module.css';
import { JoinByCode } from './JoinByCode.tsx';
import { Somebody } from './Somebody.tsx';

const More = later(async () => (await import('./More.tsx')).More);
const Friend = later(async () => (await import('./Friend.tsx')).Friend);
const Looking = later(async () => (await import('../../table/people/door.tsx')).Looking);

export function Home() {
  const inviting = useSignal<GameId | undefined>(undefined);
  const leisure = useLeisure();
  const { home } = appWords();
  return (
    <Shell>
      <main class={styles.home} id="content">
        <section class={styles.hero}>
          <div>
            <h1>{home.title}</h1>
            <p>{home.lead}</p>
          </div>
          <JoinByCode />
        </section>
        <section class={styles.games} aria-label={home.games}>
          {GAME_IDS.map((game) => (
            <Tile key={game} game={game} pictured={leisure} onInvite={() => (inviting.value = game)} />
          ))}
        </section>
        {leisure ? <More /> : undefined}
      </main>
      {inviting.value !== undefined ? (
        <Sheet title={home.friendTitle} onClose={() => (inviting.value = undefined)}>
          <Friend game={inviting.value} />
          <a class={`${ui.button} ${ui.quiet}`} href={`/play/${inviting.value}/new?pass`}>
            <Glyph name="ui-pass" />
            {home.pass}
          </a>
        </Sheet>
      ) : undefined}
    </Shell>
  );
}

interface TileProps {
  readonly game: GameId;
  readonly pictured: boolean;
  readonly onInvite: () => void;
}

function Tile({ game, onInvite, pictured }: TileProps) {
  const looks = seeking.value === game;
  return (
    <article class={styles.game}>
      <div class={styles.picture}>
        {pictured ? <img src={SCREENS[game].scene} alt="" fetchPriority="low" /> : undefined}
      </div>
      <div class={styles.body}>
        <Title game={game} />
        <p class={styles.text}>{CARDS[game].about[settings.value.locale]}</p>
        <Lessons key={`lessons-${pictured}`} game={game} known={pictured} />
        {looks ? <Looking game={game} /> : <Ways game={game} onInvite={onInvite} />}
      </div>
    </article>
  );
}

interface LessonsProps {
  readonly game: GameId;
  /**
   * False on the screen that the build drew, which knows no player; true once the app shows the reader's own progress.
   */
  readonly known: boolean;
}

/** The lessons, for new players, with the player's progress. */
function Lessons({ game, known }: LessonsProps) {
  const door: CourseDoor | undefined = SCREENS[game].courses?.[0];
  if (door === undefined) return undefined;
  const { home } = appWords();
  const done = known ? countDone({ game }, door) : 0;
  return (
    <a
      class={`${ui.button} ${ui.quiet} ${styles.lessons}`}
      href={lessonPath(game, undefined, known ? nextLesson({ game }, door) : 'goal')}
      data-learn={game}
    >
      <Glyph name="ui-learn" />
      <span>
        {done === 0 ? home.learnIn(door.minutes) : home.lessonsDone(done, door.lessons.length)}
        <span class={ui.hidden}> {nameOfGame(game)}</span>
      </span>
      {done > 0 ? <Diamonds name={{ game }} door={door} /> : undefined}
    </a>
  );
}

/** One tap to play, or a game with a friend. */
function Ways({ game, onInvite }: { game: GameId; onInvite: () => void }) {
  const busy = useSignal(false);
  const { home } = appWords();
  const level = ownLevel();
  const { alone } = SCREENS[game];
  const difficulty = useSignal(alone?.usual);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    navigate(await openAtOnce(game, { level, difficulty: difficulty.value }));
  };
  return (
    <>
      {alone !== undefined ? (
        <div class={styles.level}>
          <span>{home.stars}</span>
          <Choice
            label={home.stars}
            value={String(difficulty.value)}
            options={alone.difficulties.map((count) => ({ value: String(count), text: String(count) }))}
            onChange={(count) => (difficulty.value = Number(count))}
          />
        </div>
      ) : (
        <div class={styles.level}>
          <span>{home.bot}</span>
          <Choice
            label={`${home.level}, ${nameOfGame(game)}`}
            value={level}
            options={levelChoices()}
            onChange={(value) => choose({ level: value })}
          />
        </div>
      )}
      <div class={styles.two}>
        <button
          type="button"
          class={`${ui.button} ${ui.big}`}
          aria-busy={busy.value}
          data-play={game}
          onPointerEnter={() => void warm(game)}
          onClick={() => void play()}
        >
          <Glyph name="ui-play" class={styles.filled} />
          {home.play}
          <span class={ui.hidden}> {nameOfGame(game)}</span>
        </button>
        <Somebody game={game} />
      </div>
      <div class={styles.two}>
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={onInvite}>
          <Glyph name="ui-link" />
          {home.friend}
        </button>
        <a class={`${ui.button} ${ui.quiet}`} href={`/play/${game}/new?pass`}>
          <Glyph name="ui-pass" />
          {home.pass}
        </a>
      </div>
    </>
  );
}

function Title({ game }: { game: GameId }) {
  const { players: seats, minutes, age, cooperative } = CARDS[game];
  const players = seats.min === seats.max ? String(seats.min) : `${seats.min}–${seats.max}`;
  const { home } = appWords();
  return (
    <div class={styles.title}>
      <h2>{nameOfGame(game)}</h2>
      <ul>
        <li>
          <Glyph name="ui-friends" />
          <span aria-hidden="true">{players}</span>
          <span class={ui.hidden}>{home.players(players)}</span>
        </li>
        <li>
          <Glyph name="ui-clock" />
          {home.minutes(minutes)}
        </li>
        <li>
          <Glyph name={cooperative ? 'sn-deck' : 'ui-age'} />
          {cooperative ? home.cooperative : home.age(age)}
        </li>
      </ul>
    </div>
  );
}
