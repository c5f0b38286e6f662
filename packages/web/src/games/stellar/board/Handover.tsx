// Between two players of one device: both hands are hidden until the next player is ready.
import type { Seat } from '@planisphere/core';
import { type Stellar, totalsOf } from '@planisphere/stellar';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import styles from '../../../table/handover.module.css';
import type { Past } from '../../../table/play.ts';
import type { Desk } from '../desk.ts';
import { otherSeat } from '../reading.ts';
import { restWords } from '../words/rest.ts';
import { plateOf } from './plates.ts';

export function Handover({ desk, seat }: { desk: Desk; seat: Seat }) {
  const other = otherSeat(seat);
  const next = desk.session.nameOf(seat);
  const previous = desk.session.nameOf(other);
  const away = whileAway(desk, other);
  const fresh = desk.session.viewer.value === seat;
  const ready = useReady();
  return (
    <main class={styles.handover} data-player={emblemOf(desk.session, seat)} id="content">
      <p class={styles.from}>
        {fresh ? (
          restWords().handover.begin
        ) : (
          <>
            <span class={`${ui.avatar} ${ui.small}`} data-player={emblemOf(desk.session, other)}>
              <Glyph name={`p-${emblemOf(desk.session, other)}`} />
            </span>
            {restWords().handover.done(previous)}
          </>
        )}
      </p>
      <div class={styles.stage} aria-hidden="true">
        <img src={plateOf(undefined)} alt="" class={styles.left} />
        <img src={plateOf(undefined)} alt="" class={styles.right} />
        <img src={plateOf(undefined)} alt="" class={styles.middle} />
        <span class={styles.seal}>
          <Glyph name={`p-${emblemOf(desk.session, seat)}`} />
        </span>
      </div>
      <h1>{restWords().handover.pass(next)}</h1>
      <p class={styles.say}>{restWords().handover.hidden}</p>
      {away.length > 0 && !fresh ? (
        <section class={styles.away}>
          <h2 class={ui.caps}>{restWords().handover.away}</h2>
          <ol>
            {away.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      ) : undefined}
      <button
        type="button"
        data-handover
        disabled={!ready}
        class={`${ui.button} ${ui.big} ${styles.go}`}
        onClick={() => void desk.session.takeOver(seat)}
      >
        <Glyph name="ui-eye" />
        {restWords().handover.show(next)}
      </button>
      <footer class={styles.scores}>
        {([other, seat] as const).map((each) => (
          <span key={each} data-player={emblemOf(desk.session, each)}>
            <Glyph name={`p-${emblemOf(desk.session, each)}`} />
            <b>{totalsOf(desk.session.view.value)[each as 0 | 1]}</b>
            <small>{desk.session.nameOf(each)}</small>
          </span>
        ))}
      </footer>
    </main>
  );
}

/** The second of two quick taps that ended a turn must not open the next hand. */
const STRAY_TAP_MS = 350;

function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), STRAY_TAP_MS);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}

/** The other player's latest turn, as the public saw it. */
function whileAway(desk: Desk, other: Seat): readonly string[] {
  const turn: Past<Stellar>[] = [];
  for (const past of [...desk.session.history.value].reverse()) {
    const { event } = past;
    if (event.by === 'chance') continue;
    const { do: deed } = event.action;
    if (event.by !== other || deed === 'start' || deed === 'keep') break;
    turn.unshift(past);
    if (deed === 'take') break;
  }
  return turn.map((past) => desk.session.tell(past, 'table'));
}
