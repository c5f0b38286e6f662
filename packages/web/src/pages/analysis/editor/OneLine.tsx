// The position in one line of notation: the line follows the table, and the table follows the line.
import { inspectPosition } from '@planisphere/core';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../../base/games.ts';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import type { Rules } from '../../../table/games.ts';
import { Findings } from '../PositionForm.tsx';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly rules: Rules;
  readonly desk: EditorDesk;
  readonly line: string;
}

export function OneLine({ game, rules, desk, line }: Props) {
  const words = editorPageWords();
  /** The typed text, while it is not a readable position. */
  const typed = useSignal<string | undefined>(undefined);
  const findings =
    typed.value === undefined
      ? []
      : inspectPosition(rules.game, typed.value.trim()).findings.filter(
          ({ weight }) => weight === 'impossible',
        );
  const change = (text: string): void => {
    const { position } = inspectPosition(rules.game, text.trim());
    const sketch = desk.model.read(text);
    typed.value = position === undefined ? text : undefined;
    if (sketch !== undefined && position !== undefined) desk.begin(sketch);
  };
  return (
    <section class={styles.oneLine}>
      <label>
        <span>{words.inOneLine}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={typed.value ?? line}
          aria-describedby="editor-line"
          onInput={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => (typed.value = undefined)}
        />
      </label>
      <p id="editor-line" class={styles.quiet}>
        {words.lineAbout}
      </p>
      <Findings game={game} findings={findings} />
    </section>
  );
}
