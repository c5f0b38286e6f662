// Any position on the board of its game, by its URL: /analysis/GAME with the position after the #. The engine analyses
// it, the player tries lines by playing on, and a link holds all of it.
import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { GameId } from '../../base/games.ts';
import { Notice } from '../../base/ui/Notice.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { folded } from '../../table/frame/forms.ts';
import { fetchRestOf } from '../../table/warming.ts';
import styles from './analysis.module.css';
import { EngineWorkers } from './engine-workers.ts';
import { Games } from './Games.tsx';
import { analysisLink, parseAnalysed } from './link.ts';
import { newDeal } from './new-deal.ts';
import { type AnalysisScreen, type Impossible, openAnalysis } from './open-analysis.ts';
import { Panel } from './Panel.tsx';
import { PositionForm } from './PositionForm.tsx';
import { Strip } from './Strip.tsx';
import { analysisWords } from './words/index.ts';

type Shown = AnalysisScreen | Impossible | 'cut';

export function AnalysisPage({ game }: { game: GameId }) {
  const shown = useSignal<Shown | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    let left = false;
    const workers = new EngineWorkers(game);
    // The engine gets ready while the board is still loading.
    workers.warm();
    const settle = (next: Shown) => {
      if (left) return close(next);
      close(shown.peek());
      shown.value = next;
    };
    const find = () =>
      openAt(game, workers).then(settle, () => {
        failed.value = true;
      });
    void find();
    const onHash = () => void find();
    addEventListener('hashchange', onHash);
    return () => {
      left = true;
      removeEventListener('hashchange', onHash);
      close(shown.peek());
      workers.close();
    };
  }, [game, shown, failed]);
  const screen = shown.value;
  if (failed.value) return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (screen === undefined) return <Notice title={appWords().loading} quiet />;
  if (screen === 'cut') return <Asking game={game} text={analysisWords().cut} />;
  if (!('session' in screen)) return <Asking game={game} wrong={screen} />;
  return <Analysing key={screen.analysed.position} screen={screen} />;
}

function close(screen: Shown | undefined): void {
  if (screen === undefined || screen === 'cut' || !('session' in screen)) return;
  screen.engine.close();
  screen.session.close();
}

async function openAt(game: GameId, workers: EngineWorkers): Promise<Shown> {
  const analysed = await parseAnalysed(location.hash);
  if (analysed === 'cut') return 'cut';
  return openAnalysis(game, analysed ?? (await newDeal(game)), workers);
}

/** Shown without a possible position: what is wrong with it, and a field for another. */
function Asking({ game, text, wrong }: { game: GameId; text?: string; wrong?: Impossible }) {
  return (
    <Shell>
      <main class={styles.asking} id="content">
        <h1>{analysisWords().of(nameOfGame(game))}</h1>
        <Games page="analysis" now={game} />
        {text === undefined ? undefined : <p role="status">{text}</p>}
        <PositionForm game={game} position={wrong?.analysed.position ?? ''} />
        <a
          class={`${ui.button} ${ui.quiet}`}
          href={`/editor/${game}#p=${encodeURIComponent(wrong?.analysed.position ?? '')}`}
        >
          {analysisWords().byHand}
        </a>
      </main>
    </Shell>
  );
}

/** In milliseconds: the address follows the tree, but not every letter of a comment. */
const QUIET = 350;

function Analysing({ screen }: { screen: AnalysisScreen }) {
  const { Table, session, variations, engine, game, analysed } = screen;
  useEffect(() => fetchRestOf(screen.board), [screen]);
  useSignalEffect(() => {
    // The board is shown from the seat of the player to move.
    const { awaited } = session.standing.value;
    if (session.deciding.value || session.showing.value || awaited.length === 0) return;
    const [next] = awaited;
    if (next === undefined || awaited.includes(session.viewer.value)) return;
    untracked(() => void session.takeOver(next));
  });
  useSignalEffect(() => {
    void engine.known.value;
    const { state } = variations.course;
    untracked(() => void engine.look(state));
  });
  useSignalEffect(() => {
    const { title: name, over } = analysisWords();
    const title = variations.course.awaiting.kind === 'over' ? over : undefined;
    const now = session.lesson.peek();
    // A new lesson redraws the table: it is set only when its words differ.
    if (now?.name === name && now.title === title) return;
    session.lesson.value = { tasks: [name], title, name, showsRival: true };
  });
  const timer = useMemo(() => ({ id: 0 }), []);
  useSignalEffect(() => {
    void variations.nodes.value;
    clearTimeout(timer.id);
    timer.id = window.setTimeout(async () => {
      const tried = variations.save();
      history.replaceState(history.state, '', await analysisLink(game, { ...analysed, tried }));
    }, QUIET);
  });
  useEffect(() => () => clearTimeout(timer.id), [timer]);
  return <Table coach={folded.value ? <Strip screen={screen} /> : <Panel screen={screen} />} />;
}
