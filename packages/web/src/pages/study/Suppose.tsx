// “Suppose B holds moon 4”: a supposed content of a hand, as its own line to play on from. Offers only what the
// inspection of positions allows.
import type { Line } from '@planisphere/protocol/study';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import ui from '../../base/ui/ui.module.css';
import type { ChapterBoard } from './chapter-board.ts';
import styles from './study.module.css';
import { studyWords } from './words/index.ts';

export function Suppose({ board }: { board: ChapterBoard }) {
  const { session, text } = board.screen;
  const refused = useSignal(false);
  const chosen = useSignal('');
  const words = studyWords();
  const view = session.view.value;
  const known = text.suppositions?.(view, session.frame(session.viewer.value)) ?? [];
  useEffect(() => {
    if (view !== undefined) refused.value = false;
  }, [view, refused]);
  if (text.suppositions === undefined || session.standing.value.awaited.length === 0) return undefined;
  const line = known.some((each) => each.line === chosen.value) ? chosen.value : (known[0]?.line ?? '');
  return (
    <section class={styles.suppose} aria-label={words.suppose}>
      <h3>{words.suppose}</h3>
      {known.length === 0 ? (
        <p class={styles.quiet}>{words.nothingHidden}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            refused.value = !board.suppose(line);
          }}
        >
          <label>
            <span class={ui.hidden}>{words.supposing}</span>
            <select value={line} onChange={({ currentTarget }) => (chosen.value = currentTarget.value)}>
              {known.map((each) => (
                <option key={each.line} value={each.line}>
                  {each.said}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" class={`${ui.button} ${ui.quiet}`}>
            {words.supposed}
          </button>
        </form>
      )}
      <p class={styles.quiet} role="status">
        {refused.value ? words.supposedGone : words.supposeAbout}
      </p>
    </section>
  );
}

/** The supposition of a line in words, looked up among those of the position above it. */
export function supposedName(board: ChapterBoard, line: Line): string {
  const { session, text, variations } = board.screen;
  const parent = board.nodeOf(line.parent);
  if (parent === undefined) return studyWords().suppose;
  const { awaiting, state } = variations.courseAt(parent);
  const seat = awaiting.kind === 'seats' ? (awaiting.seats[0] ?? 0) : 0;
  const known = text.suppositions?.(session.game.view(state, seat), session.frame(seat)) ?? [];
  return known.find((each) => each.line === line.supposed)?.said ?? studyWords().suppose;
}
