// The piece in the hand: its aspects, and a button to take it away.
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { heldAt } from '../../../table/editor/model.ts';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

export function InHand({ desk }: { desk: EditorDesk }) {
  const hand = desk.hand.value;
  const held = desk.held;
  if (hand === undefined || held === undefined) return undefined;
  const words = editorPageWords();
  const { names } = desk.editor;
  const lying = 'piece' in hand ? undefined : heldAt(desk.sketch, hand.place)[hand.index];
  const aspects =
    'piece' in hand || lying === undefined
      ? []
      : (desk.model.aspects?.(desk.sketch, hand.place, lying) ?? []);
  return (
    <section class={styles.inHand} aria-label={words.inHand(names.piece(held))}>
      <b>{words.inHand(names.piece(held))}</b>
      {'piece' in hand
        ? undefined
        : aspects.map(({ id, value, forms }) => (
            <label key={id} class={styles.choice}>
              <span>{names.aspect(id)}</span>
              <select
                value={value}
                onChange={({ currentTarget }) => desk.alter(hand, forms[currentTarget.value] ?? held)}
              >
                {Object.keys(forms).map((each) => (
                  <option key={each} value={each}>
                    {names.form(id, each)}
                  </option>
                ))}
              </select>
            </label>
          ))}
      <div class={styles.many}>
        {'piece' in hand ? undefined : (
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => desk.take(hand)}>
            <Glyph name="ui-trash" />
            {words.takeAway}
          </button>
        )}
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => desk.pick(hand)}>
          <Glyph name="ui-close" />
          {words.putBack}
        </button>
      </div>
    </section>
  );
}
