// The places of a table: for one piece, or a row of pieces with room for another.
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { type EditorDesk, isSame } from '../../../table/editor/desk.ts';
import { heldAt } from '../../../table/editor/model.ts';
import { carryHandlers } from './carrying.ts';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

interface Props {
  readonly desk: EditorDesk;
  readonly place: string;
}

export function Slot({ desk, place }: Props) {
  const { editor, sketch } = desk;
  const [lying] = heldAt(sketch, place);
  const style = editor.styleOf?.(place) ?? {};
  const name = editor.names.place(place);
  if (lying !== undefined)
    return <Lying desk={desk} spot={{ place, index: 0 }} lying={lying} style={style} />;
  return (
    <button
      type="button"
      data-nav
      class={styles.slot}
      style={style}
      data-drop={place}
      data-open={desk.mayPut(place) ? '' : undefined}
      aria-label={desk.mayPut(place) ? editorPageWords().putHere(name) : editorPageWords().empty(name)}
      onClick={() => desk.press(place)}
    >
      <span aria-hidden="true">{place.split('.').at(-1)}</span>
    </button>
  );
}

export function ListPlace({ desk, place, alone }: Props & { readonly alone: boolean }) {
  const { editor, sketch } = desk;
  const held = heldAt(sketch, place);
  const name = editor.names.place(place);
  const open = desk.mayPut(place);
  return (
    <div class={styles.list} data-drop={place} data-open={open ? '' : undefined}>
      {alone ? undefined : <span class={styles.listName}>{name}</span>}
      {held.map((lying, index) => (
        <Lying key={`${index} ${lying}`} desk={desk} spot={{ place, index }} lying={lying} style={{}} />
      ))}
      <button
        type="button"
        data-nav
        class={styles.add}
        aria-label={editorPageWords().putHere(name)}
        onClick={() => desk.press(place)}
      >
        <Glyph name="ui-plus" />
      </button>
    </div>
  );
}

interface LyingProps {
  readonly desk: EditorDesk;
  readonly spot: { readonly place: string; readonly index: number };
  readonly lying: string;
  readonly style: Readonly<Record<string, string>>;
}

function Lying({ desk, spot, lying, style }: LyingProps) {
  const { editor } = desk;
  const { place, index } = spot;
  const aspects = desk.model.aspects?.(desk.sketch, place, lying) ?? [];
  const said = aspects.map(({ id, value }) => `${editor.names.aspect(id)} ${editor.names.form(id, value)}`);
  return (
    <button
      type="button"
      data-nav
      class={`${styles.slot} ${styles.lying}`}
      style={style}
      data-drop={place}
      data-down={lying.startsWith('#') ? '' : undefined}
      aria-pressed={isSame(desk.hand.value, spot)}
      title={editor.names.piece(lying)}
      aria-label={[
        editorPageWords().lies(editor.names.piece(lying), editor.names.place(place)),
        ...said,
      ].join(', ')}
      onClick={() => desk.press(place, index)}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') desk.take(spot);
      }}
      {...carryHandlers(desk, spot)}
    >
      <editor.Face piece={lying} />
    </button>
  );
}
