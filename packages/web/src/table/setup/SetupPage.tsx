// The page of a new table, the same for every game: the game, its own choices, the players, and the button to begin.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { GAME_IDS, type GameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { host } from '../client.ts';
import { screenOf } from '../screens.ts';
import { HintTerm } from './HintTerm.tsx';
import { OnlineTerms } from './OnlineTerms.tsx';
import { Players } from './Players.tsx';
import { openPlanned, type Plan } from './plan.ts';
import styles from './setup.module.css';
import type { Company } from './terms.ts';
import { setupWords } from './words/index.ts';

interface Props {
  readonly plan: Plan;
  readonly companies: readonly Company[];
  readonly mostOthers: number;
  /** What will be played, in a sentence. */
  readonly summary: string;
  /** The game decodes them. */
  readonly options: () => unknown;
  /** The choices of the game itself. */
  readonly children: ComponentChildren;
}

export function SetupPage({ plan, companies, mostOthers, summary, options, children }: Props) {
  const trouble = useSignal('');
  const busy = useSignal(false);
  useEffect(() => void host().prepare(plan.game), [plan]);
  const words = setupWords();
  const open = async () => {
    if (busy.value) return;
    busy.value = true;
    trouble.value = '';
    try {
      navigate(await openPlanned(plan, options()));
    } catch (error) {
      trouble.value = error instanceof Error ? error.message : appWords().error.text;
    }
    busy.value = false;
  };
  return (
    <Shell>
      <main class={styles.page} id="content">
        <header class={styles.head}>
          <h1>{appWords().home.newTable}</h1>
          <a class={ui.link} href="/">
            <Glyph name="ui-back" />
            {appWords().nav.home}
          </a>
        </header>
        <GamePicker game={plan.game} />
        <div class={styles.columns}>
          <div>
            {children}
            {plan.company.value === 'friend' ? <OnlineTerms plan={plan} /> : undefined}
            <HintTerm plan={plan} />
          </div>
          <div>
            <Players plan={plan} companies={companies} mostOthers={mostOthers} />
            <section class={`${ui.panel} ${styles.go}`}>
              <p>{summary}</p>
              <button
                type="button"
                class={`${ui.button} ${ui.big}`}
                aria-busy={busy.value}
                onClick={() => void open()}
              >
                <Glyph name="ui-telescope" />
                {words.open}
              </button>
              <p class={styles.trouble} role="alert">
                {trouble.value}
              </p>
            </section>
          </div>
        </div>
      </main>
    </Shell>
  );
}

function GamePicker({ game }: { game: GameId }) {
  return (
    <nav class={styles.games} aria-label={appWords().home.games}>
      {GAME_IDS.map((id) => (
        <a
          key={id}
          href={`/play/${id}/new${location.search}`}
          aria-current={id === game ? 'page' : undefined}
        >
          <img src={screenOf(id).scene} alt="" />
          <b>{nameOfGame(id)}</b>
          {id === game ? (
            <i>
              <Glyph name="ui-check" />
            </i>
          ) : undefined}
        </a>
      ))}
    </nav>
  );
}
