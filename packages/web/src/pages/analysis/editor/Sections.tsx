// The table in the editor: all parts side by side, or one at a time on small screens.
import { type Signal, useSignal } from '@preact/signals';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import type { Group, Section } from '../../../table/editor/editor.ts';
import { folded } from '../../../table/frame/forms.ts';
import { Choices } from './Choices.tsx';
import styles from './editor.module.css';
import { inView } from './Facts.tsx';
import { ListPlace, Slot } from './Places.tsx';
import { editorPageWords } from './words.ts';

interface Props {
  readonly desk: EditorDesk;
  /** The whole table is in view, its choices are beside it, and of the sections that share one place this one is shown. */
  readonly spread?: string | undefined;
}

export function Sections({ desk, spread }: Props) {
  const sections = desk.editor.sections(desk.sketch);
  const chosen = useSignal(sections[0]?.id ?? '');
  const shown = sections.some(({ id }) => id === chosen.value) ? chosen.value : (sections[0]?.id ?? '');
  if (spread !== undefined)
    return (
      <div class={styles.table} data-table>
        {inView(sections, spread)
          .filter(({ groups }) => groups.length > 0)
          .map((section) => (
            <Part key={section.id} desk={desk} section={section} spread />
          ))}
      </div>
    );
  return (
    <div class={styles.table}>
      {folded.value ? <Tabs desk={desk} sections={sections} chosen={chosen} shown={shown} /> : undefined}
      {sections
        .filter(({ id }) => !folded.value || id === shown)
        .map((section) => (
          <Part key={section.id} desk={desk} section={section} />
        ))}
    </div>
  );
}

interface TabsProps {
  readonly desk: EditorDesk;
  readonly sections: readonly Section[];
  readonly chosen: Signal<string>;
  readonly shown: string;
}

function Tabs({ desk, sections, chosen, shown }: TabsProps) {
  return (
    <nav class={styles.tabs} aria-label={editorPageWords().tabs}>
      {sections.map(({ id }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => (chosen.value = id)}>
          {desk.editor.names.part(id)}
        </button>
      ))}
    </nav>
  );
}

interface PartProps {
  readonly desk: EditorDesk;
  readonly section: Section;
  readonly spread?: boolean;
}

function Part({ desk, section: { id, groups, choices, half }, spread = false }: PartProps) {
  const { editor } = desk;
  return (
    <section
      class={styles.part}
      data-half={half ? '' : undefined}
      data-part={id}
      aria-label={editor.names.part(id)}
    >
      <h2 class={folded.value ? ui.hidden : undefined}>{editor.names.part(id)}</h2>
      {editor.Scene === undefined ? undefined : <editor.Scene desk={desk} section={id} spread={spread} />}
      <div class={styles.groups}>
        {groups.map((group) => (
          <Places key={group.id} desk={desk} group={group} spread={spread} />
        ))}
      </div>
      {spread ? undefined : <Choices desk={desk} ids={choices} />}
    </section>
  );
}

interface PlacesProps {
  readonly desk: EditorDesk;
  readonly group: Group;
  readonly spread: boolean;
}

function Places({ desk, group: { id, places, columns }, spread }: PlacesProps) {
  const { names, Backdrop } = desk.editor;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame
    <div class={styles.group} role="group" aria-label={names.part(id)} data-group={id}>
      <h3>{names.part(id)}</h3>
      {spread && Backdrop !== undefined ? <Backdrop group={id} /> : undefined}
      {columns === undefined ? (
        places.map((place) => <ListPlace key={place} desk={desk} place={place} alone={places.length === 1} />)
      ) : (
        <div class={styles.slots} style={{ '--columns': columns }}>
          {places.map((place) => (
            <Slot key={place} desk={desk} place={place} />
          ))}
        </div>
      )}
    </div>
  );
}
