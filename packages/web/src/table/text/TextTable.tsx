// The table as text: for screen readers, braille displays and slow readers. A document with a heading for each part;
// every choice that can be listed is a button in its group, and everything, questions included, can be typed.
import type { GameTypes } from '@planisphere/core';
import type { ComponentChildren } from 'preact';
import { keyWords } from '../../base/keys/words/index.ts';
import { choose } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { heard } from '../../base/words/heard.ts';
import { typeset } from '../../base/words/typeset.ts';
import { promptOf } from '../frame/speech.ts';
import { frameWords } from '../frame/words/index.ts';
import { showKeys } from '../keys/sheet.ts';
import { CommandLine, type OwnQuestion } from './CommandLine.tsx';
import { groupsOf } from './groups.ts';
import { Lines, Parts } from './Parts.tsx';
import styles from './text.module.css';
import type { Reading } from './typing.ts';
import { textWords } from './words/index.ts';

/** The width of a drawn table, in columns. */
const WIDTH = 76;
/** Lines of the log, the latest first. */
const LINES = 16;

interface Props<G extends GameTypes> extends Reading<G> {
  /** Without it, the prompt. */
  readonly title?: string;
  /** Facts beside the prompt. */
  readonly notes?: readonly string[];
  /** The possible actions; empty while nobody is asked. */
  readonly actions: readonly G['action'][];
  /** The words of a choice; without it, the sentence of the log. */
  wordsFor?(action: G['action'], sentence: string): string;
  /** Under the choices: what the game offers besides a list. */
  readonly choices?: ComponentChildren;
  /** Questions that only this game has. */
  readonly questions?: readonly OwnQuestion[];
  /** There is no board to return to. */
  readonly alone?: boolean;
}

export function TextTable<G extends GameTypes>(props: Props<G>) {
  const { session, text, title, notes = [], actions, choices } = props;
  const view = session.view.value;
  const frame = session.frame();
  const prompt = promptOf(session);
  const words = textWords();
  const note = session.note.value;
  const parts = text.parts?.(view, frame);
  const wordsFor = (action: G['action']): string => sentenceFor(props, action);
  return (
    <main class={styles.text} id="content">
      <h1 tabindex={-1}>{title ?? prompt}</h1>
      {title === undefined || title === prompt ? undefined : <p>{prompt}</p>}
      {[...notes, ...(note === '' ? [] : [note])].map((each) => (
        <p key={each}>{each}</p>
      ))}
      {actions.length === 0 && choices === undefined ? undefined : (
        <section aria-label={words.choices}>
          <h2>{words.choices}</h2>
          <Choices {...props} wordsFor={wordsFor} />
          {choices}
        </section>
      )}
      {session.spectating.value ? undefined : (
        <CommandLine
          session={session}
          text={text}
          actions={actions}
          wordsFor={wordsFor}
          own={props.questions ?? []}
        />
      )}
      {parts === undefined ? (
        <pre tabindex={0}>{text.table(view, { ...frame, width: WIDTH }).join('\n')}</pre>
      ) : (
        <Parts parts={parts} />
      )}
      <section class={styles.part}>
        <h2>{words.log}</h2>
        <Log session={session} />
      </section>
      <div class={styles.choices}>
        {props.alone ? undefined : (
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() => choose({ textMode: false })}
          >
            <Glyph name="ui-telescope" />
            {frameWords().leaveText}
          </button>
        )}
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={showKeys}>
          <Glyph name="ui-keyboard" />
          {keyWords().title}
        </button>
      </div>
    </main>
  );
}

/** The words of a choice: the sentence of the log, or the game's own words. */
function sentenceFor<G extends GameTypes>(
  { session, text, wordsFor }: Props<G>,
  action: G['action'],
): string {
  const event = { by: session.viewer.value, action };
  const told = text.tell(event, session.view.value, { ...session.frame(), asks: true });
  const sentence = heard(typeset(told));
  return wordsFor?.(action, sentence) ?? sentence;
}

function Choices<G extends GameTypes>(props: Props<G> & { wordsFor(action: G['action']): string }) {
  const { session, actions, wordsFor } = props;
  const by = session.viewer.value;
  return (
    <>
      {groupsOf(props, actions).map(({ title, actions: group }) => (
        <div key={title} class={styles.group}>
          {title === '' ? undefined : <h3>{typeset(title)}</h3>}
          <ul class={styles.choices}>
            {group.map((action) => (
              <li key={session.game.notation.makeEvent({ by, action })}>
                <button
                  type="button"
                  class={`${ui.button} ${ui.quiet}`}
                  data-nav
                  onClick={() => void session.decide(action)}
                >
                  {wordsFor(action)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Log<G extends GameTypes>({ session }: Pick<Props<G>, 'session'>) {
  const told = session.history.value.filter((past) => session.log.isNews(past)).slice(-LINES);
  return <Lines lines={told.toReversed().map((past) => session.tell(past))} />;
}
