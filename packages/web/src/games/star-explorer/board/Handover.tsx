// Between two players of one device: drawings are hidden until everybody is ready.
import { type Seat, seatsOf } from '@planisphere/core';
import type { Board } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import styles from '../../../table/handover.module.css';
import { emblemOf } from '../emblems.ts';
import type { StarExplorerSession } from '../session.ts';
import { estimateOf, roundOf, roundsDone } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { MiniDisc } from './Rivals.tsx';
import own from './table.module.css';

export function Handover({ session, seat }: { session: StarExplorerSession; seat: Seat }) {
  const view = session.view.value;
  const before = session.viewer.value;
  const next = session.nameOf(seat);
  const board = view.boards[seat] as Board;
  const open = { ...board, drawings: board.drawings.slice(0, roundsDone(view)) };
  return (
    <main class={styles.handover} data-player={emblemOf(session, seat)} id="content">
      <p class={styles.from}>
        {before === seat ? boardWords().handover.begin : boardWords().handover.done(session.nameOf(before))}
      </p>
      <div class={own.handoverDisc} aria-hidden="true">
        <MiniDisc board={open} round={roundOf(view)} />
        <span class={styles.seal}>
          <Glyph name={`p-${emblemOf(session, seat)}`} />
        </span>
      </div>
      <h1>{boardWords().handover.pass(next)}</h1>
      <p class={styles.say}>{boardWords().handover.hidden}</p>
      <button
        type="button"
        data-handover
        class={`${ui.button} ${ui.big} ${styles.go}`}
        onClick={() => void session.takeOver(seat)}
      >
        <Glyph name="ui-eye" />
        {boardWords().handover.show(next)}
      </button>
      {session.standing.value.optional.includes(before) && session.desk.site.value !== undefined ? (
        <button type="button" class={ui.link} onClick={() => session.desk.thinkAgain()}>
          <Glyph name="ui-undo" />
          {boardWords().act.takeBack}
        </button>
      ) : undefined}
      <footer class={styles.scores}>
        {seatsOf(view.boards.length).map((each) => (
          <span key={each} data-player={emblemOf(session, each)}>
            <Glyph name={`p-${emblemOf(session, each)}`} />
            <b>{estimateOf(view, each)}</b>
            <small>{session.nameOf(each)}</small>
          </span>
        ))}
      </footer>
    </main>
  );
}
