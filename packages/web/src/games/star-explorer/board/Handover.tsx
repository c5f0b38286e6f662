// Between two players of one device: drawings are hidden until everybody is ready, and the last one can be redrawn.
import { type Seat, seatsOf } from '@planisphere/core';
import type { Board } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { Handover as Frame } from '../../../table/frame/Handover.tsx';
import type { Desk } from '../desk.ts';
import { estimateOf, roundOf, roundsDone } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { MiniDisc } from './Rivals.tsx';
import styles from './table.module.css';

export function Handover({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { session, site } = desk;
  const view = session.view.value;
  const board = view.boards[seat] as Board;
  const open = { ...board, drawings: board.drawings.slice(0, roundsDone(view)) };
  const mayRedraw =
    session.standing.value.optional.includes(session.viewer.value) && site.value !== undefined;
  return (
    <Frame
      session={session}
      seat={seat}
      words={restWords().handover}
      picture={
        <div class={styles.handoverDisc}>
          <MiniDisc board={open} round={roundOf(view)} />
        </div>
      }
      instead={mayRedraw ? <Redraw desk={desk} /> : undefined}
      points={seatsOf(view.boards.length).map((each) => estimateOf(view, each))}
    />
  );
}

/** The player who has just drawn keeps the device and redraws. */
function Redraw({ desk }: { desk: Desk }) {
  const redraw = () => {
    desk.session.handover.value = undefined;
    desk.press({ at: 'takeBack' });
  };
  return (
    <button type="button" class={ui.link} onClick={redraw}>
      <Glyph name="ui-undo" />
      {boardWords().act.takeBack}
    </button>
  );
}
