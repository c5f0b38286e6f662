// What to do with the position: analyse it, share its link, undo or redo a step.
import type { Finding } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../../base/games.ts';
import { shareText } from '../../../base/sharing.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { nameOfGame } from '../../../base/words/game-name.ts';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { screenOf } from '../../../table/screens.ts';
import { analysisWords } from '../words/index.ts';
import { CHECK } from './Check.tsx';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly desk: EditorDesk;
  readonly line: string;
  readonly findings: readonly Finding[];
}

export function Actions({ game, desk, line, findings }: Props) {
  const words = editorPageWords();
  const told = useSignal('');
  const isBad = findings.some(({ weight }) => weight === 'impossible');
  const fragment = `#p=${encodeURIComponent(line)}`;
  const share = async () => {
    const url = `${location.origin}/editor/${game}${fragment}`;
    const shared = await shareText(analysisWords().linkText(nameOfGame(game)), url);
    told.value =
      shared === 'copied' ? analysisWords().copied : shared === 'failed' ? analysisWords().copyFailed : '';
  };
  return (
    <div class={styles.actions}>
      {isBad ? (
        <button type="button" class={`${ui.button} ${ui.quiet} ${styles.mend}`} onClick={showCheck}>
          {words.firstMend}
        </button>
      ) : (
        <a class={ui.button} href={`/analysis/${game}${fragment}`}>
          <Glyph name="ui-search" />
          {words.analyse}
        </a>
      )}
      {screenOf(game).pad === undefined || isBad ? undefined : (
        <a class={`${ui.button} ${ui.quiet}`} href={`/pad/${game}${fragment}`}>
          <Glyph name="ui-notebook" />
          {words.pad}
        </a>
      )}
      <span role="status">{told.value}</span>
      <button type="button" class={ui.icon} aria-label={words.link} onClick={() => void share()}>
        <Glyph name="ui-link" />
      </button>
      <button
        type="button"
        class={ui.icon}
        aria-label={words.undo}
        disabled={!desk.history.canUndo.value}
        onClick={() => desk.undo()}
      >
        <Glyph name="ui-undo" />
      </button>
      <button
        type="button"
        class={ui.icon}
        aria-label={words.redo}
        disabled={!desk.history.canRedo.value}
        onClick={() => desk.redo()}
      >
        <Glyph name="ui-redo" />
      </button>
    </div>
  );
}

/** On a small screen the check is below the table. */
function showCheck(): void {
  const check = document.getElementById(CHECK);
  check?.scrollIntoView({ block: 'center' });
  check?.focus({ preventScroll: true });
}
