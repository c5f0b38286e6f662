// The end of a course: the learner can play. The first game is short, and explains everything that is new.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { eventsIn } from '../../table/learn/beginning.ts';
import type { CourseDoor } from '../../table/learn/course-door.ts';
import { noteGuided } from '../../table/learn/guided.ts';
import type { GuidedWords } from '../../table/learn/lesson.ts';
import type { CourseName } from '../../table/learn/progress.ts';
import { botSeat, openTable } from '../../table/opening.ts';
import { forgetTips } from '../../table/tips.ts';
import { Diamonds } from './Diamonds.tsx';
import styles from './learn.module.css';
import { learnWords } from './words/index.ts';

export function GuidedGame({ name, door }: { name: CourseName; door: CourseDoor }) {
  const { game } = name;
  const busy = useSignal(false);
  const guided = useSignal<GuidedWords | undefined>(undefined);
  useEffect(() => {
    void door.course().then((course) => {
      guided.value = course.guided;
    });
  }, [door, guided]);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    forgetTips(game);
    const beginning = await door.beginning();
    const others = CARDS[game].defaultTable.opponent === undefined ? [] : [botSeat('novice')];
    const where = await openTable({
      game,
      seats: [{ name: '' }, ...others],
      options: beginning.options,
      from: { events: eventsIn(beginning), seed: beginning.seed },
    });
    noteGuided(name, where);
    navigate(where);
  };
  if (guided.value === undefined) return <Notice title={appWords().loading} quiet />;
  const { invitation, play: playText } = guided.value;
  const { locale } = settings.value;
  const words = learnWords();
  return (
    <Shell>
      <main class={styles.ready} id="content">
        <p class={styles.where}>
          <b>{words.called(door.lessons.length, door.lessons.length, words.guided)}</b>
          <Diamonds name={name} door={door} now={door.lessons.length} />
        </p>
        <img src={owl} alt="" width="132" height="132" />
        <h1>{words.canPlay}</h1>
        <p>{invitation[locale]}</p>
        <div class={styles.ways}>
          <button
            type="button"
            class={`${ui.button} ${ui.big}`}
            aria-busy={busy.value}
            onClick={() => void play()}
          >
            <Glyph name="ui-play" class={styles.filled} />
            {playText[locale]}
          </button>
          <a class={`${ui.button} ${ui.quiet}`} href="/learn">
            {words.all}
          </a>
        </div>
      </main>
    </Shell>
  );
}
