// The same table as text, shared with the terminal: for screen readers, braille lines and slow eyes. What can be listed is
// a button; a drawing is typed as in the terminal, or taken from the ghost.
import { makeSeat } from '@planisphere/core';
import { type Action, phaseOf, starExplorer } from '@planisphere/star-explorer';
import { ghostTable, starExplorerText } from '@planisphere/star-explorer/text';
import { useState } from 'preact/hooks';
import { choose } from '../../../base/settings/settings.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import text from '../../../table/text.module.css';
import type { Desk } from '../desk.ts';
import { promptOf } from '../prompt.ts';
import { boardWords } from '../words/index.ts';
import { isNews } from './LogLines.tsx';
import styles from './table.module.css';

export function TextTable({ desk }: { desk: Desk }) {
  const { session } = desk;
  const view = session.view.value;
  const frame = session.frame(session.eyes, 76);
  const ghost = desk.drawing.value === undefined ? undefined : desk.ghost.value;
  const lines = ghost === undefined ? starExplorerText.table(view, frame) : ghostTable(view, ghost, frame);
  return (
    <main class={text.text} id="content">
      <h1>{promptOf(desk).title}</h1>
      <p>{starExplorerText.prompt(view, session.viewer.value, frame)}</p>
      <Asked desk={desk} />
      <h2>{boardWords().text.table}</h2>
      <pre tabindex={0}>{lines.join('\n')}</pre>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => choose({ textMode: false })}>
        <Glyph name="ui-telescope" />
        {boardWords().text.leave}
      </button>
      <h2>{boardWords().tools.log}</h2>
      <ol>
        {session.history.value
          .filter(isNews)
          .slice(-16)
          .reverse()
          .map((past, index) => (
            <li key={session.history.value.length - index}>{session.tell(past)}</li>
          ))}
      </ol>
    </main>
  );
}

function Asked({ desk }: { desk: Desk }) {
  const { session } = desk;
  if (!session.mayAnswer) return undefined;
  const { step } = phaseOf(session.view.value);
  return (
    <section aria-label={boardWords().text.choices}>
      <h2>{boardWords().text.choices}</h2>
      {step === 'draw' ? <Typed desk={desk} /> : <Listed desk={desk} />}
    </section>
  );
}

function Listed({ desk: { session } }: { desk: Desk }) {
  const view = session.view.value;
  const seat = session.viewer.value;
  return (
    <ul class={text.choices}>
      {[...starExplorer.legal(view, seat)].map((action: Action) => (
        <li key={JSON.stringify(action)}>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            data-nav
            onClick={() => void session.decide(action)}
          >
            {starExplorerText.tell({ by: seat, action }, view, session.frame())}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Typed({ desk }: { desk: Desk }) {
  const { session } = desk;
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const view = session.view.value;
  const seat = session.viewer.value;
  const play = () => {
    const line = `${makeSeat(seat)} ${starExplorerText.expand(typed, view, seat)}`;
    const parsed = starExplorer.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') {
      setFault(`${boardWords().text.unknown} ${typed}`);
      return;
    }
    setFault('');
    setTyped('');
    void session.decide(parsed.value.action);
  };
  return (
    <form
      class={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        play();
      }}
    >
      <label>
        <span>{boardWords().text.type}</span>
        <input
          class={ui.field}
          value={typed}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class={ui.button}>
        {boardWords().text.play}
      </button>
      <ul>
        {starExplorerText.commands(view, seat, session.frame()).map((command) => (
          <li key={command}>{command}</li>
        ))}
      </ul>
      {fault === '' ? undefined : <p role="alert">{fault}</p>}
      {session.note.value === '' ? undefined : <p role="alert">{session.note.value}</p>}
    </form>
  );
}
