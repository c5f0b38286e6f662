// The end of a course: one can play now. The first game is short, and has a word for everything that is new.
import { CARDS } from '@planisphere/games/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import owl from '../../base/art/owl.svg?url';
import type { GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { eventsIn } from '../../table/beginning.ts';
import { type GuidedWords, LESSON_COUNT } from '../../table/lesson.ts';
import { botSeat, openTable } from '../../table/opening.ts';
import { forgetTips } from '../../table/tips.ts';
import { Diamonds } from './Diamonds.tsx';
import { noteGuided } from './guided.ts';
import styles from './learn.module.css';
import { learnWords } from './words/index.ts';

export function GuidedGame({ game }: { game: GameId }) {
  const busy = useSignal(false);
  const words = useSignal<GuidedWords | undefined>(undefined);
  useEffect(() => {
    void SCREENS[game].course?.().then(({ guided }) => {
      words.value = guided;
    });
  }, [game, words]);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    forgetTips(game);
    const beginning = await SCREENS[game].guidedGame?.();
    if (beginning === undefined) return;
    const others = CARDS[game].defaultTable.opponent === undefined ? [] : [botSeat('novice')];
    const where = await openTable({
      game,
      seats: [{ name: '' }, ...others],
      options: beginning.options,
      from: { events: eventsIn(beginning), seed: beginning.seed },
    });
    noteGuided(game, where);
    navigate(where);
  };
  if (words.value === undefined) return <Notice title={appWords().loading} quiet />;
  const { invitation, play: playText } = words.value;
  const { locale } = settings.value;
  return (
    <Shell>
      <main class={styles.ready} id="content">
        <p class={styles.where}>
          <span class={ui.caps}>{learnWords().lesson(LESSON_COUNT, LESSON_COUNT)}</span>
          <Diamonds game={game} now={LESSON_COUNT} />
        </p>
        <img src={owl} alt="" width="132" height="132" />
        <h1>{learnWords().canPlay}</h1>
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
            {learnWords().all}
          </a>
        </div>
      </main>
    </Shell>
  );
}
