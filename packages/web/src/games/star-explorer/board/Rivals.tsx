// The other players: their discs in small, what they are doing; a press opens the whole sky of one.
import { type Seat, seatsOf } from '@planisphere/core';
import {
  type Board,
  COMPONENTS,
  type Drawing,
  extinguishedAfter,
  HIDDEN,
  KIND_OF,
  PLACES,
  type Place,
  STARS,
  starsOf,
} from '@planisphere/star-explorer';
import { useState } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { Sheet } from '../../../base/ui/Sheet.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import { choiceOf } from '../choosing.ts';
import type { Desk } from '../desk.ts';
import { RAIL, SKY, toPicture, turnOf } from '../geometry.ts';
import { memo } from '../memo.ts';
import { doingOf, estimateOf, ROMAN, roundsDone } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { Planisphere } from './Planisphere.tsx';
import styles from './rivals.module.css';
import { linesPath } from './Sky.tsx';

export function Rivals({ desk, seat }: { desk: Desk; seat: Seat }) {
  const [looked, look] = useState<Seat | undefined>(undefined);
  const others = seatsOf(desk.session.view.value.boards.length).filter((each) => each !== seat);
  if (others.length === 0) return undefined;
  return (
    <section class={styles.rivals} data-count={others.length} aria-label={boardWords().rivals.label}>
      {others.map((each) => (
        <Rival key={each} desk={desk} seat={each} onLook={() => look(each)} />
      ))}
      {looked === undefined ? undefined : (
        <Closely desk={desk} seat={looked} onClose={() => look(undefined)} />
      )}
    </section>
  );
}

function Rival({ desk, seat, onLook }: { desk: Desk; seat: Seat; onLook: () => void }) {
  const view = desk.shown.value?.view ?? desk.session.view.value;
  const state = desk.shown.value === undefined ? doingOf(view, seat) : 'waits';
  const points = estimateOf(desk.session.view.value, seat);
  const emblem = emblemOf(desk.session, seat);
  const name = desk.session.nameOf(seat);
  const level = desk.session.seats.levelOf(seat);
  return (
    <button
      type="button"
      class={`${styles.rival} ${ui.panel}`}
      data-player={emblem}
      data-state={state}
      data-first={view.first === seat}
      aria-label={boardWords().rivals.look(
        [name, level, view.first === seat ? choiceOf(view) : undefined].filter(Boolean).join(', '),
        points,
        boardWords().rivals[state],
      )}
      onClick={onLook}
    >
      <span class={styles.disc}>
        <MiniDisc board={view.boards[seat] as Board} round={desk.round.value} />
      </span>
      <span class={styles.who}>
        <Glyph name={`p-${emblem}`} />
        <b>{name}</b>
        {view.first === seat ? <Glyph name="se-first" /> : undefined}
        <em>{points}</em>
      </span>
      <span class={styles.state}>
        {state === 'ready' ? <Glyph name="ui-check" /> : undefined}
        {state === 'drawing' || state === 'choosing' ? (
          <span class={styles.pen}>
            <i />
            <i />
            <i />
          </span>
        ) : undefined}
        {boardWords().rivals[state]}
        {level === undefined ? undefined : <span class={styles.level}>{level}</span>}
      </span>
    </button>
  );
}

const DOTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['red', 'white', 'yellow', 'blue'].map((kind) => [
    kind,
    Array.from({ length: STARS }, (_, star) => star)
      .filter((star) => KIND_OF[star] === kind)
      .map((star) => {
        const { x, y } = toPicture(PLACES[star] as Place, 0);
        return `M${x - 15} ${y}a15 15 0 1 0 30 0a15 15 0 1 0 -30 0`;
      })
      .join(''),
  ]),
);

interface MiniProps {
  readonly board: Board;
  /** The round of the window; undefined once the disc has left its frame. */
  readonly round: number | undefined;
}

/** A whole sky the size of a coin. */
export const MiniDisc = memo(function MiniDisc({ board, round }: MiniProps) {
  const half = Math.sqrt(SKY ** 2 - RAIL ** 2);
  const drawn = board.drawings.filter((drawing): drawing is Drawing => drawing !== HIDDEN);
  const { x, y } = COMPONENTS.axis;
  return (
    <svg viewBox="-660 -660 1320 1320" aria-hidden="true" class={styles.mini}>
      <circle r="640" fill="#0d1530" />
      <circle r={SKY} fill="#16224c" />
      <g transform={`rotate(${round === undefined ? 0 : turnOf(round)})`}>
        <path
          class={styles.axis}
          transform={`rotate(${(Math.atan2(x, y) * 180) / Math.PI})`}
          d="M0 600V-600"
        />
        {Object.entries(DOTS).map(([kind, d]) => (
          <path key={kind} data-kind={kind} class={styles.dot} d={d} />
        ))}
        <path class={styles.line} d={linesPath(drawn.flat(), 0)} />
        {starsOf(drawn.flat()).map((star) => {
          const at = toPicture(PLACES[star] as Place, 0);
          return <circle key={star} class={styles.used} cx={at.x} cy={at.y} r="26" />;
        })}
      </g>
      {round === undefined ? undefined : (
        <>
          <path
            fill="#080d1d"
            fill-opacity=".6"
            d={`M${-half} ${RAIL}H${half}A${SKY} ${SKY} 0 0 1 ${-half} ${RAIL}Z`}
          />
          <path class={styles.rail} d={`M${-half} ${RAIL}H${half}`} />
        </>
      )}
      <circle r="640" class={styles.rim} />
    </svg>
  );
});

/** In full size, in a dialog. */
function Closely({ desk, seat, onClose }: { desk: Desk; seat: Seat; onClose: () => void }) {
  const view = desk.session.view.value;
  const board = view.boards[seat] as Board;
  const round = desk.round.value;
  return (
    <Sheet title={boardWords().rivals.sky(desk.session.nameOf(seat))} onClose={onClose}>
      <div class={styles.closely}>
        <Planisphere
          board={board}
          round={round}
          out={extinguishedAfter(board, roundsDone(view))}
          label={boardWords().disc(desk.session.nameOf(seat), ROMAN[round - 1] as string)}
        />
      </div>
    </Sheet>
  );
}
