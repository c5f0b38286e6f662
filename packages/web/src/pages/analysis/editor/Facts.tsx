// Where the whole table is in view: all choices besides the pieces, beside it, and which of the sections that share one
// place is shown.
import type { Signal } from '@preact/signals';
import { Choice } from '../../../base/ui/Choice.tsx';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import type { Section } from '../../../table/editor/editor.ts';
import { Choices } from './Choices.tsx';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

interface Props {
  readonly desk: EditorDesk;
  /** The chosen one of the sections that share one place. */
  readonly chosen: Signal<string>;
}

export function Facts({ desk, chosen }: Props) {
  const words = editorPageWords();
  const shown = inView(desk.editor.sections(desk.sketch), chosen.value);
  const sharing = desk.editor.sections(desk.sketch).filter(({ alone }) => alone);
  const ids = shown.flatMap(({ choices }) => choices);
  if (ids.length === 0) return undefined;
  return (
    <section class={styles.facts} aria-label={words.facts}>
      {sharing.length < 2 ? undefined : (
        <div class={styles.choice}>
          <span aria-hidden="true">{words.shown}</span>
          <Choice
            label={words.shown}
            value={shown.find(({ alone }) => alone)?.id ?? ''}
            options={sharing.map(({ id }) => ({ value: id, text: desk.editor.names.part(id) }))}
            onChange={(id) => (chosen.value = id)}
          />
        </div>
      )}
      <Choices desk={desk} ids={ids} />
    </section>
  );
}

/** Of the sections that share one place, only the chosen one. */
export function inView(sections: readonly Section[], chosen: string): readonly Section[] {
  const sharing = sections.filter(({ alone }) => alone);
  const one = sharing.find(({ id }) => id === chosen) ?? sharing[0];
  return sections.filter((section) => !section.alone || section === one);
}
