// The end of the night: the disc has left its frame, what pays at the end lights up, and the score sheet says who won.
import { type Seat, seatsOf } from '@planisphere/core';
import { type Board, LIT, ROUNDS, type SeatScore, seatScore } from '@planisphere/star-explorer';
import type { ComponentChild } from 'preact';
import { useState } from 'preact/hooks';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import { emblemOf } from '../../../table/emblem.ts';
import type { Desk } from '../desk.ts';
import { roundsDone } from '../standing.ts';
import { verdictOf } from '../verdict.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { Buttons } from './EndButtons.tsx';
import styles from './end.module.css';
import { FinishedSky } from './FinishedSky.tsx';
import { AxisMark, CentralMark, OuterMark } from './marks.tsx';
import { MiniDisc } from './Rivals.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { PoleStar } from './StarShape.tsx';

export function End({ desk }: { desk: Desk }) {
  const [seat, setSeat] = useState<Seat>(desk.session.viewer.value);
  const { boards } = desk.session.view.value;
  const scores = boards.map((board) => seatScore(board, roundsCounted(desk)));
  const score = scores[seat] as SeatScore;
  const { title, text } = verdictOf(desk.session, scores);
  return (
    <main class={styles.final} id="content">
      <section class={styles.sky} aria-label={boardWords().rivals.sky(desk.session.nameOf(seat))}>
        <FinishedSky
          key={seat}
          board={boards[seat] as Board}
          score={score}
          label={boardWords().rivals.sky(desk.session.nameOf(seat))}
        />
        <Bonuses score={score} />
      </section>
      <section class={styles.sheet} aria-label={boardWords().finalScore}>
        <header class={styles.verdict}>
          <svg class={styles.seal} viewBox="-50 -50 100 100" aria-hidden="true">
            <circle r="47" fill="#0d1530" stroke="#a98d57" stroke-width="2.5" />
            <circle
              r="42"
              fill="none"
              stroke="#a98d57"
              stroke-width="1.2"
              stroke-dasharray=".1 4.4"
              stroke-linecap="round"
            />
            <g style={{ color: '#f4ecd8' }}>
              <PoleStar size={66} />
            </g>
          </svg>
          <div>
            <h1>{title}</h1>
            <p>{text}</p>
          </div>
        </header>
        {boards.length === 1 ? undefined : <Tabs desk={desk} scores={scores} seat={seat} onSeat={setSeat} />}
        <ScoreSheet desk={desk} scores={scores} seat={seat} />
        <Buttons desk={desk} seat={seat} points={score.total} />
      </section>
    </main>
  );
}

/** In a game that people ended, only the rounds that everybody has drawn count. */
function roundsCounted({ session: { standing, view } }: Desk): number {
  return standing.value.ended === undefined ? ROUNDS : roundsDone(view.value);
}

interface TabsProps {
  readonly desk: Desk;
  readonly scores: readonly SeatScore[];
  readonly seat: Seat;
  readonly onSeat: (seat: Seat) => void;
}

function Tabs({ desk, scores, seat, onSeat }: TabsProps) {
  return (
    <fieldset class={styles.tabs} data-count={scores.length}>
      <legend>{restWords().end.whose}</legend>
      {seatsOf(scores.length).map((each) => (
        <button
          key={each}
          type="button"
          class={styles.tab}
          data-player={emblemOf(desk.session, each)}
          aria-pressed={each === seat}
          onClick={() => onSeat(each)}
        >
          <span class={styles.mini}>
            <MiniDisc board={desk.session.view.value.boards[each] as Board} round={undefined} />
          </span>
          <b>
            <Glyph name={`p-${emblemOf(desk.session, each)}`} />
            {desk.session.nameOf(each)}
          </b>
          <em>{scores[each]?.total}</em>
        </button>
      ))}
    </fieldset>
  );
}

function Bonuses({ score }: { score: SeatScore }) {
  const words = boardWords().ledger;
  const lit = LIT - score.extinguished;
  return (
    <>
      <Bonus
        mark={<CentralMark />}
        label={words.central}
        points={score.central.points}
        calc={`${score.central.from.length} × 1`}
      />
      <Bonus
        mark={<AxisMark />}
        label={words.axis}
        points={score.axis.points}
        calc={`${score.axis.from.length} × 2`}
      />
      <Bonus mark={<Glyph name="se-lit" />} label={words.lit} points={score.lit} calc={`${lit} × 3`} />
      <Bonus
        mark={<OuterMark />}
        label={words.outer}
        points={score.outer.points}
        calc={`${score.outer.from.length} × 3`}
      />
    </>
  );
}

interface BonusProps {
  readonly mark: ComponentChild;
  readonly label: string;
  readonly points: number;
  readonly calc: string;
}

function Bonus({ mark, label, points, calc }: BonusProps) {
  return (
    <p class={styles.bonus}>
      <b>
        {mark}
        {points}
      </b>
      <span>{label}</span>
      <small>{calc}</small>
    </p>
  );
}
