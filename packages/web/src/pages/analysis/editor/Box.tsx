// The contents of the box: every piece and how many are left. A press takes one into the hand. Small screens show one
// row at a time.
import { useSignal } from '@preact/signals';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { isSame } from '../../../table/editor/desk.ts';
import { usedIn } from '../../../table/editor/model.ts';
import { folded } from '../../../table/frame/forms.ts';
import { carryHandlers } from './carrying.ts';
import styles from './editor.module.css';
import { Typing } from './Typing.tsx';
import { editorPageWords } from './words.ts';

/** So many pieces lie side by side. */
const MOST_IN_LINE = 6;

export function Box({ desk, spread = false }: { desk: EditorDesk; spread?: boolean }) {
  const { editor, sketch } = desk;
  const rows = editor.box(sketch);
  const shown = useSignal(rows[0]?.id ?? '');
  const used = usedIn(desk.model, sketch);
  const copies = new Map(desk.model.pieces(sketch).map(({ id, copies: count }) => [id, count]));
  const visible = folded.value ? rows.filter(({ id }) => id === shown.value) : rows;
  const columns = Math.min(MOST_IN_LINE, Math.max(...rows.map(({ pieces }) => pieces.length)));
  const lines = rows.reduce((sum, { pieces }) => sum + Math.ceil(pieces.length / columns), 0);
  return (
    <section
      class={styles.box}
      style={{ '--lines': lines, '--columns': columns }}
      aria-label={editorPageWords().box}
    >
      {folded.value ? (
        <div class={styles.signs}>
          {rows.map(({ id }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === shown.value}
              aria-label={editor.names.part(id)}
              onClick={() => (shown.value = id)}
            >
              <editor.Sign row={id} />
            </button>
          ))}
        </div>
      ) : (
        <h2>{editorPageWords().box}</h2>
      )}
      {visible.map(({ id, pieces }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
        <div key={id} class={styles.row} role="group" aria-label={editor.names.part(id)}>
          {folded.value ? undefined : (
            <span class={styles.sign} aria-hidden="true">
              <editor.Sign row={id} />
            </span>
          )}
          <div class={styles.pieces}>
            {pieces.map((piece) => {
              const count = copies.get(piece);
              const left = count === undefined ? undefined : count - (used.get(piece) ?? 0);
              const words = editorPageWords();
              const note = left === undefined ? '' : left < 0 ? words.over(-left) : words.left(left);
              return (
                <button
                  key={piece}
                  type="button"
                  data-nav
                  class={styles.piece}
                  data-left={left === undefined ? undefined : Math.sign(left)}
                  aria-pressed={isSame(desk.hand.value, { piece })}
                  title={editor.names.piece(piece)}
                  aria-label={`${editor.names.piece(piece)}${note === '' ? '' : `, ${note}`}`}
                  onClick={() => desk.pick({ piece })}
                  {...carryHandlers(desk, { piece })}
                >
                  <editor.Face piece={piece} />
                  {left === undefined ? undefined : (
                    <small class={left < 0 ? styles.over : undefined}>{left}</small>
                  )}
                </button>
              );
            })}
          </div>
        </div>
      ))}
      {folded.value ? undefined : <Typing desk={desk} />}
      <p class={`${styles.quiet} ${folded.value ? ui.hidden : ''}`}>{editorPageWords().how}</p>
      {spread && editor.about !== undefined ? <p class={styles.quiet}>{editor.about()}</p> : undefined}
    </section>
  );
}
