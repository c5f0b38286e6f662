// Star Explorer as text: a drawing is typed as in the terminal, or taken from the ghost.
import { makeSeat } from '@planisphere/core';
import { phaseOf, starExplorer } from '@planisphere/star-explorer';
import { ghostTable, starExplorerText } from '@planisphere/star-explorer/text';
import { useState } from 'preact/hooks';
import ui from '../../../base/ui/ui.module.css';
import { TextTable as TextFrame } from '../../../table/frame/TextTable.tsx';
import type { Desk } from '../desk.ts';
import { promptOf } from '../prompt.ts';
import { boardWords } from '../words/index.ts';
import { isNews } from './LogLines.tsx';
import styles from './table.module.css';

export function TextTable({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const ghost = desk.drawing.value === undefined ? undefined : desk.ghost.value;
  const draws = phaseOf(view).step === 'draw';
  return (
    <TextFrame
      session={desk.session}
      text={starExplorerText}
      title={promptOf(desk).title}
      {...(ghost !== undefined && {
        lines: ghostTable(view, ghost, desk.session.seats.frame(desk.session.seats.eyes, 76)),
      })}
      actions={desk.session.mayAnswer && !draws ? desk.legal.value : []}
      choices={desk.session.mayAnswer && draws ? <Typed desk={desk} /> : undefined}
      isNews={isNews}
    />
  );
}

function Typed({ desk }: { desk: Desk }) {
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const view = desk.session.view.value;
  const seat = desk.session.viewer.value;
  const play = () => {
    const line = `${makeSeat(seat)} ${starExplorerText.expand(typed, view, seat)}`;
    const parsed = starExplorer.notation.parseEvent(line);
    if (!parsed.ok || parsed.value.by === 'chance') {
      setFault(`${boardWords().text.unknown} ${typed}`);
      return;
    }
    const { action } = parsed.value;
    const why = starExplorerText.whyNot?.(view, { seat, action }, desk.session.frame().locale);
    setFault(why ?? '');
    if (why !== undefined) return;
    setTyped('');
    void desk.session.decide(action);
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
        {starExplorerText.commands(view, seat, desk.session.frame()).map((command) => (
          <li key={command}>{command}</li>
        ))}
      </ul>
      {fault === '' ? undefined : <p role="alert">{fault}</p>}
      {desk.session.note.value === '' ? undefined : <p role="alert">{desk.session.note.value}</p>}
    </form>
  );
}
