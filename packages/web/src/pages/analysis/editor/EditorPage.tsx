// The editor for positions, by its URL: /editor/GAME with the position after the #. The page draws places and pieces;
// the game says what they are.
import { inspectPosition } from '@planisphere/core';
import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GameId } from '../../../base/games.ts';
import { usePageTitle } from '../../../base/navigation/title.ts';
import { isTyping } from '../../../base/ui/arrows.ts';
import { Notice } from '../../../base/ui/Notice.tsx';
import { Shell } from '../../../base/ui/Shell.tsx';
import { nameOfGame } from '../../../base/words/game-name.ts';
import { appWords } from '../../../base/words/index.ts';
import { EditorDesk } from '../../../table/editor/desk.ts';
import { folded } from '../../../table/frame/forms.ts';
import { loadRules, type Rules } from '../../../table/games.ts';
import { screenOf } from '../../../table/screens.ts';
import { Games } from '../Games.tsx';
import { parseAnalysed } from '../link.ts';
import { PositionForm } from '../PositionForm.tsx';
import { analysisWords } from '../words/index.ts';
import { Actions } from './Actions.tsx';
import { Box } from './Box.tsx';
import { Check } from './Check.tsx';
import styles from './editor.module.css';
import { Facts } from './Facts.tsx';
import { InHand } from './InHand.tsx';
import { OneLine } from './OneLine.tsx';
import { Sections } from './Sections.tsx';
import { StartFrom } from './StartFrom.tsx';
import { spread } from './spread.ts';
import { Typing } from './Typing.tsx';
import { editorPageWords } from './words.ts';

interface Opened {
  readonly rules: Rules;
  /** Undefined if the game has no editor: the page then shows only the line of notation. */
  readonly desk: EditorDesk | undefined;
  readonly line: string;
  /** Whether the link named a position that cannot be shown. */
  readonly cut: boolean;
}

export function EditorPage({ game }: { game: GameId }) {
  const opened = useSignal<Opened | 'failed' | undefined>(undefined);
  useEffect(() => {
    const settle = async () => {
      opened.value = await open(game);
    };
    const find = () => void settle().catch(() => (opened.value = 'failed'));
    find();
    addEventListener('hashchange', find);
    return () => removeEventListener('hashchange', find);
  }, [game, opened]);
  usePageTitle(editorPageWords().title);
  const now = opened.value;
  if (now === 'failed') return <Notice title={appWords().error.title} text={appWords().error.text} />;
  if (now === undefined) return <Notice title={appWords().loading} quiet />;
  const isSpread = now.desk !== undefined && isSpreadOut(now.desk);
  return (
    <Shell>
      <main
        id="content"
        class={`${styles.page} ${isSpread ? (now.desk?.editor.sheet ?? '') : ''}`}
        data-spread={isSpread ? '' : undefined}
      >
        <header class={styles.head}>
          <h1>
            {editorPageWords().title} <small>{nameOfGame(game)}</small>
          </h1>
          <Games page="editor" now={game} />
        </header>
        {now.cut ? <p role="status">{analysisWords().cut}</p> : undefined}
        {now.desk === undefined ? (
          <PositionForm game={game} position={now.line} />
        ) : (
          <Editing game={game} rules={now.rules} desk={now.desk} />
        )}
      </main>
    </Shell>
  );
}

async function open(game: GameId): Promise<Opened> {
  const [rules, editor, given] = await Promise.all([
    loadRules(game),
    screenOf(game).editor?.(),
    parseAnalysed(location.hash),
  ]);
  const line = given === undefined || given === 'cut' ? '' : given.position.trim();
  const sketch = editor?.model.read(line);
  const desk = editor === undefined ? undefined : new EditorDesk(editor, sketch ?? editor.model.empty);
  const cut = given === 'cut' || (line !== '' && desk !== undefined && sketch === undefined);
  return { rules, desk, line, cut };
}

/** The whole table is in view, as the game lays it out. */
const isSpreadOut = ({ editor }: EditorDesk): boolean => spread.value && editor.sheet !== undefined;

interface Props {
  readonly game: GameId;
  readonly rules: Rules;
  readonly desk: EditorDesk;
}

const QUIET = 300;

function Editing({ game, rules, desk }: Props) {
  // The rules write the line of a possible position; the line of an impossible one says what was set up.
  const checked = useComputed(() => {
    const written = desk.model.write(desk.sketch);
    const { position, findings } = inspectPosition(rules.game, written);
    return { line: position === undefined ? written : rules.game.notation.make(position), findings };
  });
  useSignalEffect(() => {
    const { line } = checked.value;
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `/editor/${game}#p=${encodeURIComponent(line)}`);
    }, QUIET);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && desk.hand.peek() !== undefined) desk.hand.value = undefined;
      if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) desk.redo();
      else desk.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
  const shown = useSignal('');
  const told = desk.told.value;
  const { names } = desk.editor;
  return (
    <div class={styles.editor}>
      <p role="status" class={styles.told}>
        {told === undefined ? '' : editorPageWords().put(names.piece(told.piece), names.place(told.place))}
      </p>
      <Box desk={desk} spread={isSpreadOut(desk)} />
      <Sections desk={desk} spread={isSpreadOut(desk) ? shown.value : undefined} />
      <aside class={styles.side} aria-label={editorPageWords().check}>
        <Check game={game} desk={desk} findings={checked.value.findings} scrolls={isSpreadOut(desk)} />
        {folded.value ? <Typing desk={desk} /> : undefined}
        {isSpreadOut(desk) ? <Facts desk={desk} chosen={shown} /> : undefined}
        <StartFrom game={game} rules={rules} desk={desk} />
      </aside>
      <OneLine game={game} rules={rules} desk={desk} line={checked.value.line} />
      <InHand desk={desk} />
      <Actions game={game} desk={desk} line={checked.value.line} findings={checked.value.findings} />
    </div>
  );
}
