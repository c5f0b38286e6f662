// Between two players of one device: drawings are hidden until everybody is ready.
import { type Seat, seatsOf } from '@planisphere/core';
import type { Board } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import styles from '../../../table/handover.module.css';
import type { Desk } from '../desk.ts';
import { estimateOf, roundOf, roundsDone } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { MiniDisc } from './Rivals.tsx';
import own from './table.module.css';

export function Handover({ desk, seat }: { desk: Desk; seat: Seat }) {
  const view = desk.session.view.value;
  const before = desk.session.viewer.value;
  const next = desk.session.nameOf(seat);
  const board = view.boards[seat] as Board;
  const open = { ...board, drawings: board.drawings.slice(0, roundsDone(view)) };
  return (
    <main class={styles.handover} data-player={emblemOf(desk.session, seat)} id="content">
      <p class={styles.from}>
        {before === seat
          ? restWords().handover.begin
          : restWords().handover.done(desk.session.nameOf(before))}
      </p>
      <div class={own.handoverDisc} aria-hidden="true">
        <MiniDisc board={open} round={roundOf(view)} />
        <span class={styles.seal}>
          <Glyph name={`p-${emblemOf(desk.session, seat)}`} />
        </span>
      </div>
      <h1>{restWords().handover.pass(next)}</h1>
      <p class={styles.say}>{restWords().handover.hidden}</p>
      <button
        type="button"
        data-handover
        class={`${ui.button} ${ui.big} ${styles.go}`}
        onClick={() => void desk.session.takeOver(seat)}
      >
        <Glyph name="ui-eye" />
        {restWords().handover.show(next)}
      </button>
      {desk.session.standing.value.optional.includes(before) && desk.site.value !== undefined ? (
        <button type="button" class={ui.link} onClick={() => thinkAgain(desk)}>
          <Glyph name="ui-undo" />
          {boardWords().act.takeBack}
        </button>
      ) : undefined}
      <footer class={styles.scores}>
        {seatsOf(view.boards.length).map((each) => (
          <span key={each} data-player={emblemOf(desk.session, each)}>
            <Glyph name={`p-${emblemOf(desk.session, each)}`} />
            <b>{estimateOf(view, each)}</b>
            <small>{desk.session.nameOf(each)}</small>
          </span>
        ))}
      </footer>
    </main>
  );
}

/** The player who has just drawn keeps the device and redraws. */
function thinkAgain(desk: Desk): void {
  desk.session.handover.value = undefined;
  desk.press({ at: 'takeBack' });
}
