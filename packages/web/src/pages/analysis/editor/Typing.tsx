// A field for people who prefer to type: a piece, then a place.
import { useSignal } from '@preact/signals';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { readTyped } from '../../../table/editor/typing.ts';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

export function Typing({ desk }: { desk: EditorDesk }) {
  const typed = useSignal('');
  const words = editorPageWords();
  const { names } = desk.editor;
  const text = typed.value.trim();
  const meant = text === '' ? undefined : readTyped(desk.editor, desk.sketch, text);
  const { put, away } = names.typed();
  const said =
    meant === undefined
      ? text.includes(' ')
        ? words.notUnderstood
        : words.typeAbout(put, away)
      : `${meant.piece === undefined ? words.takeAway : names.piece(meant.piece)}, ${names.place(meant.place)}`;
  return (
    <form
      class={styles.typing}
      onSubmit={(event) => {
        event.preventDefault();
        if (desk.type(typed.peek())) typed.value = '';
      }}
    >
      <label>
        <span>{words.type}</span>
        <input
          value={typed.value}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="editor-typed"
          onInput={({ currentTarget }) => (typed.value = currentTarget.value)}
        />
      </label>
      <small id="editor-typed" data-known={meant === undefined ? undefined : ''}>
        {said}
      </small>
    </form>
  );
}
