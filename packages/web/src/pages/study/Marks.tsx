// The marks of a position as sentences, also for people who do not see the board; tools to make marks by pressing the
// board, and a form.
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import type { ChapterBoard } from './chapter-board.ts';
import { type Marking, marking, nameOfPlace, placesNow } from './marking.ts';
import styles from './study.module.css';
import { useLine } from './use-line.ts';
import { studyWords } from './words/index.ts';

export function Marks({ board, onMark }: { board: ChapterBoard; onMark?: (() => void) | undefined }) {
  const { copy } = board;
  const line = useLine(board);
  const words = studyWords();
  void board.screen.session.view.value; // the names of places follow the board
  const take = (tool: Marking['tool']) => {
    marking.value = marking.value?.tool === tool ? undefined : { tool };
    if (marking.value !== undefined) onMark?.();
  };
  if (!copy.mayEdit && (line?.marks ?? []).length === 0) return undefined;
  return (
    <section aria-label={words.marks} class={styles.marks}>
      <h3>{words.marks}</h3>
      <ul>
        {(line?.marks ?? []).map(({ id, by, from, to }) => {
          const said =
            to === undefined
              ? words.ringAt(nameOfPlace(board, from))
              : words.arrowAt(nameOfPlace(board, from), nameOfPlace(board, to));
          const spot = { chapter: board.chapter, line: line?.id ?? '' };
          const mayRemove = copy.mayEdit && (by === '' || by === copy.me || copy.kept.value.role === 'owner');
          return (
            <li key={id}>
              {said}
              {mayRemove ? (
                <button
                  type="button"
                  class={ui.icon}
                  aria-label={words.removeMark(said)}
                  onClick={() =>
                    void copy.do({ kind: 'drop', ...spot, target: id, seen: copy.study.peek().seen })
                  }
                >
                  <Glyph name="ui-trash" />
                </button>
              ) : undefined}
            </li>
          );
        })}
      </ul>
      {copy.mayEdit ? (
        <>
          <div class={styles.row}>
            {(['ring', 'arrow'] as const).map((tool) => (
              <button
                key={tool}
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                aria-pressed={marking.value?.tool === tool}
                onClick={() => take(tool)}
              >
                <Glyph name={tool === 'ring' ? 'ui-target' : 'ui-next'} />
                {words[tool]}
              </button>
            ))}
          </div>
          <MarkForm board={board} />
        </>
      ) : undefined}
    </section>
  );
}

/** Makes marks without pressing the board. */
function MarkForm({ board }: { board: ChapterBoard }) {
  const open = useSignal(false);
  const from = useSignal('');
  const to = useSignal('');
  const words = studyWords();
  const places = open.value ? placesNow(board) : [];
  const options = places.map(({ place, name }) => (
    <option key={place} value={place}>
      {name}
    </option>
  ));
  return (
    <details class={styles.translate} onToggle={({ currentTarget }) => (open.value = currentTarget.open)}>
      <summary>{words.addMark}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const first = from.value || places[0]?.place;
          if (first === undefined) return;
          const spot = { chapter: board.chapter, line: board.here.peek() };
          board.copy.do({ kind: 'mark', ...spot, from: first, ...(to.value !== '' && { to: to.value }) });
        }}
      >
        <label>
          <span>{words.place}</span>
          <select value={from.value} onChange={({ currentTarget }) => (from.value = currentTarget.value)}>
            {options}
          </select>
        </label>
        <label>
          <span>{words.to}</span>
          <select value={to.value} onChange={({ currentTarget }) => (to.value = currentTarget.value)}>
            <option value="">–</option>
            {options}
          </select>
        </label>
        <button type="submit" class={`${ui.button} ${ui.quiet}`}>
          {words.addMark}
        </button>
      </form>
    </details>
  );
}
