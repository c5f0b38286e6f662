// All that is impossible or merely unusual, in words, updated at once; for too many of one piece, where they lie.
import type { Finding } from '@planisphere/core';
import type { GameId } from '../../../base/games.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import type { EditorDesk } from '../../../table/editor/desk.ts';
import { spotsOf, usedIn } from '../../../table/editor/model.ts';
import { Findings } from '../PositionForm.tsx';
import styles from './editor.module.css';
import { editorPageWords } from './words.ts';

interface Props {
  readonly game: GameId;
  readonly desk: EditorDesk;
  readonly findings: readonly Finding[];
  /** What is found scrolls under its heading. */
  readonly scrolls: boolean;
}

/** The id of the list of faults. */
export const CHECK = 'editor-check';

export function Check({ game, desk, findings, scrolls }: Props) {
  const words = editorPageWords();
  const isBad = findings.some(({ weight }) => weight === 'impossible');
  const state = isBad ? 'impossible' : findings.length > 0 ? 'unusual' : 'fine';
  const { model, sketch, editor } = desk;
  const used = usedIn(model, sketch);
  const over = model
    .pieces(sketch)
    .filter(({ id, copies }) => copies !== undefined && (used.get(id) ?? 0) > copies);
  return (
    <section id={CHECK} tabIndex={-1} class={styles.check} data-state={state} aria-live="polite">
      <h2>
        <Glyph name={isBad ? 'ui-warn' : findings.length > 0 ? 'ui-info' : 'ui-check'} />
        {isBad ? words.cannotBe : findings.length > 0 ? words.unusual : words.fine}
      </h2>
      {findings.length === 0 ? undefined : (
        <div class={styles.found} tabindex={scrolls ? 0 : undefined}>
          <Findings game={game} findings={findings} />
          {over.map(({ id }) => (
            <ul key={id} class={styles.spots}>
              {spotsOf(model, sketch, id).map((spot) => (
                <li key={`${spot.place} ${spot.index}`}>
                  <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => desk.take(spot)}>
                    <Glyph name="ui-trash" />
                    {words.takeAwayFrom(editor.names.piece(id), editor.names.place(spot.place))}
                  </button>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </section>
  );
}
