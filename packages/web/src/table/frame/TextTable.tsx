// The table as text, shared with the terminal: for screen readers, braille lines and slow eyes. Every choice that can be
// listed is a button; a game whose choices cannot be listed puts a field of its own in their place.
import type { EventOf, GameText, GameTypes } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { choose } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { typeset } from '../../base/words/typeset.ts';
import type { Past } from '../play.ts';
import type { Session } from '../session.ts';
import styles from './text.module.css';
import { frameWords } from './words/index.ts';

/** Columns of the table. */
const WIDTH = 76;
/** Lines of the log, the latest first. */
const LINES = 16;

interface Props<G extends GameTypes> {
  readonly session: Session<G>;
  readonly text: GameText<G>;
  /** Left out, it is the prompt. */
  readonly title?: string;
  /** What is known beyond the prompt. */
  readonly notes?: readonly string[];
  /** Instead of the table as the game draws it. */
  readonly lines?: readonly string[];
  /** What may be done now; none while nobody is asked. */
  readonly actions: readonly G['action'][];
  /** The words of a choice; left out, the sentence that the log would say. */
  wordsFor?(action: G['action'], sentence: string): string;
  /** Instead of the list of choices. */
  readonly choices?: ComponentChildren;
  /** Below the choices. */
  readonly typed?: ComponentChildren;
  /** There is no board to go back to. */
  readonly alone?: boolean;
  /** Is this worth a line? */
  isNews(past: Past<G>): boolean;
}

export function TextTable<G extends GameTypes>(props: Props<G>) {
  const { session, text, title, notes = [], actions, choices, isNews } = props;
  const view = session.view.value;
  const frame = session.frame();
  const lines = props.lines ?? text.table(view, { ...frame, width: WIDTH });
  const prompt = typeset(text.prompt(view, session.viewer.value, frame));
  const words = frameWords();
  const history = session.history.value;
  return (
    <main class={styles.text} id="content">
      <h1>{title ?? prompt}</h1>
      {title === undefined ? undefined : <p>{prompt}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {choices === undefined && actions.length === 0 ? undefined : (
        <section aria-label={words.choices}>
          <h2>{words.choices}</h2>
          {choices ?? <Choices {...props} />}
          {props.typed}
        </section>
      )}
      <h2>{words.table}</h2>
      <pre tabindex={0}>{lines.join('\n')}</pre>
      {props.alone ? undefined : (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => choose({ textMode: false })}>
          <Glyph name="ui-telescope" />
          {words.leaveText}
        </button>
      )}
      <h2>{words.log}</h2>
      <ol>
        {history
          .map((past, index) => ({ past, index }))
          .filter(({ past }) => isNews(past))
          .slice(-LINES)
          .toReversed()
          .map(({ past, index }) => (
            <li key={index}>{session.tell(past)}</li>
          ))}
      </ol>
    </main>
  );
}

function Choices<G extends GameTypes>({ session, text, actions, wordsFor }: Props<G>) {
  const by = session.viewer.value;
  return (
    <ul class={styles.choices}>
      {actions.map((action) => {
        const event: EventOf<G> = { by, action };
        const sentence = typeset(text.tell(event, session.view.value, { ...session.frame(), asks: true }));
        return (
          <li key={session.game.notation.makeEvent(event)}>
            <button
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              data-nav
              onClick={() => void session.decide(action)}
            >
              {wordsFor?.(action, sentence) ?? sentence}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
