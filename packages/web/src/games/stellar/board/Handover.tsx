// Between two players of one device: both hands are hidden, and the next player reads what the other one did.
import type { Seat } from '@planisphere/core';
import { type Stellar, totalsOf } from '@planisphere/stellar';
import ui from '../../../base/ui/ui.module.css';
import { Handover as Frame } from '../../../table/frame/Handover.tsx';
import type { Past } from '../../../table/play.ts';
import type { Desk } from '../desk.ts';
import { otherSeat } from '../reading.ts';
import { restWords } from '../words/rest.ts';
import styles from './handover.module.css';
import { plateOf } from './plates.ts';

export function Handover({ desk, seat }: { desk: Desk; seat: Seat }) {
  const { session } = desk;
  return (
    <Frame
      session={session}
      seat={seat}
      words={restWords().handover}
      picture={<Hidden />}
      news={session.viewer.value === seat ? undefined : <News desk={desk} by={otherSeat(seat)} />}
      points={totalsOf(session.view.value)}
    />
  );
}

function Hidden() {
  return (
    <div class={styles.hands}>
      <img src={plateOf(undefined)} alt="" class={styles.left} />
      <img src={plateOf(undefined)} alt="" class={styles.right} />
      <img src={plateOf(undefined)} alt="" />
    </div>
  );
}

function News({ desk, by }: { desk: Desk; by: Seat }) {
  const lines = latestTurn(desk, by);
  if (lines.length === 0) return null;
  return (
    <section class={styles.away}>
      <h2 class={ui.caps}>{restWords().handover.away}</h2>
      <ol>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** The latest turn of a player, as the public saw it. */
function latestTurn(desk: Desk, by: Seat): readonly string[] {
  const turn: Past<Stellar>[] = [];
  for (const past of [...desk.session.history.value].reverse()) {
    const { event } = past;
    if (event.by === 'chance') continue;
    const { do: deed } = event.action;
    if (event.by !== by || deed === 'start' || deed === 'keep') break;
    turn.unshift(past);
    if (deed === 'take') break;
  }
  return turn.map((past) => desk.session.tell(past, 'table'));
}
