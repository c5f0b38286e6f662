// The consequence, at the right: what confirming would bring, part by part, or what the last round has brought.
import type { Seat } from '@planisphere/core';
import { type Board, type Drawing, earnedBy, type Kinds, kindsIn, POINTS } from '@planisphere/star-explorer';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import { choiceOf } from '../choosing.ts';
import type { Desk } from '../desk.ts';
import type { Worth } from '../laid.ts';
import { comingBack, currentTile, estimateOf, ROMAN, roundsDone } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import styles from './ledger.module.css';
import { AxisMark, CentralMark, JoinMark, OuterMark } from './marks.tsx';
import { KindMark } from './StarShape.tsx';

export function You({ desk, seat }: { desk: Desk; seat: Seat }) {
  const view = desk.session.view.value;
  const own = !desk.session.shared && !desk.session.spectating.value;
  return (
    <section class={styles.you} data-player={emblemOf(desk.session, seat)}>
      <span class={ui.avatar}>
        <Glyph name={`p-${emblemOf(desk.session, seat)}`} />
      </span>
      <span class={styles.name}>
        <b>
          {own ? boardWords().you : desk.session.nameOf(seat)}
          {view.first === seat ? <Glyph name="se-first" /> : undefined}
        </b>
        {view.first === seat ? <small>{choiceOf(view)}</small> : undefined}
      </span>
      <span class={styles.estimate}>
        <b>{estimateOf(view, seat)}</b>
        <small>{boardWords().ledger.estimate}</small>
      </span>
    </section>
  );
}

export function Ledger({ desk, seat }: { desk: Desk; seat: Seat }) {
  const worth = desk.report.value.offer?.laid.worth;
  const site = desk.drawing.value;
  if (site !== undefined && worth !== undefined)
    return <Preview desk={desk} seat={seat} worth={worth} kinds={site.kinds} round={site.round} />;
  if (site !== undefined) return <Unknown round={site.round} />;
  return <LastRound desk={desk} seat={seat} />;
}

function Unknown({ round }: { round: number }) {
  return (
    <section class={`${styles.ledger} ${ui.panel}`} aria-label={boardWords().ledger.label}>
      <header>
        <h2 class={ui.caps}>{boardWords().ledger.ifConfirmed}</h2>
      </header>
      <p class={styles.none}>
        {ROMAN[round - 1]} · {boardWords().ghost.noRemedy}
      </p>
    </section>
  );
}

interface PreviewProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly worth: Worth;
  readonly kinds: Kinds;
  readonly round: number;
}

function Preview({ desk, seat, worth, kinds, round }: PreviewProps) {
  const words = boardWords().ledger;
  const now = estimateOf(desk.session.view.value, seat);
  return (
    <section class={`${styles.ledger} ${ui.panel}`} aria-label={words.label}>
      <header>
        <h2 class={ui.caps}>{words.ifConfirmed}</h2>
        <b>
          {now} → <em data-player={emblemOf(desk.session, seat)}>{now + worth.gain}</em>
        </b>
      </header>
      <RoundRows earned={worth.earned} kinds={kinds} />
      <p class={styles.sum}>
        <span>{words.lastRound(ROMAN[round - 1] as string)}</span>
        <b>{worth.earned.points}</b>
      </p>
      <h3 class={ui.caps}>{words.atTheEnd}</h3>
      <div class={styles.ending}>
        <Row mark={<CentralMark />} label={words.central} count={worth.central} each={POINTS.central} />
        <Row mark={<AxisMark />} label={words.axis} count={worth.axis} each={POINTS.axis} />
        <Row mark={<OuterMark />} label={words.outer} count={worth.outer} each={POINTS.outer} />
        <Row
          mark={<Glyph name="se-out" />}
          label={words.leftOut}
          count={worth.extinguished}
          each={POINTS.lit}
          cost={worth.cost}
        />
      </div>
      <p class={`${styles.sum} ${styles.gain}`}>
        <span>{words.gain}</span>
        <b>{signed(worth.gain)}</b>
      </p>
    </section>
  );
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

function RoundRows({ earned, kinds }: { earned: Worth['earned']; kinds: Kinds }) {
  const words = boardWords();
  return (
    <div class={styles.rows}>
      <Row
        mark={<KindMark kind={kinds.current} />}
        label={words.kinds[kinds.current]}
        count={earned.current.length}
        each={earned.values.current}
      />
      <Row
        mark={<KindMark kind={kinds.previous} />}
        label={words.kinds[kinds.previous]}
        count={earned.previous.length}
        each={earned.values.previous}
      />
      <Row
        mark={<JoinMark kinds={kinds} />}
        label={words.ledger.joining}
        count={earned.joining.length}
        each={earned.values.line}
      />
    </div>
  );
}

interface RowProps {
  readonly mark: preact.ComponentChild;
  readonly label: string;
  readonly count: number;
  readonly each: number;
  /** Points lost. */
  readonly cost?: number;
}

function Row({ mark, label, count, each, cost }: RowProps) {
  const points = cost === undefined ? String(count * each) : cost === 0 ? '0' : `−${cost}`;
  return (
    <p class={styles.row} data-zero={count === 0} data-cost={cost !== undefined && cost > 0}>
      <span class={styles.mark}>{mark}</span>
      <span class={styles.label}>{label}</span>
      <span class={styles.calc}>
        {count} × {each}
      </span>
      <b>{points}</b>
    </p>
  );
}

/** The round being counted, or the one before. */
function LastRound({ desk, seat }: { desk: Desk; seat: Seat }) {
  const shown = desk.shown.value;
  const view = shown?.view ?? desk.session.view.value;
  const board = view.boards[seat] as Board;
  const round = shown?.round ?? roundsDone(view);
  if (round === 0) return undefined;
  const kinds = kindsIn(board, round);
  const all = earnedBy(board.drawings[round - 1] as Drawing, kinds);
  const earned = shown === undefined ? all : countedOf(all, shown.counted);
  return (
    <section
      class={`${styles.ledger} ${styles.last} ${ui.panel}`}
      aria-label={boardWords().ledger.lastRound(ROMAN[round - 1] as string)}
      data-wide={currentTile(view, seat) === undefined && comingBack(view, seat) === undefined}
    >
      <header>
        <h2 class={ui.caps}>{boardWords().ledger.lastRound(ROMAN[round - 1] as string)}</h2>
        <b>
          <em data-player={emblemOf(desk.session, seat)}>{earned.points}</em>
        </b>
      </header>
      <RoundRows earned={earned} kinds={kinds} />
    </section>
  );
}

/** The first so many of the stars and lines that earned something. */
function countedOf(
  { current, previous, joining, values }: Worth['earned'],
  counted: number,
): Worth['earned'] {
  const first = current.slice(0, counted);
  const second = previous.slice(0, Math.max(0, counted - current.length));
  const third = joining.slice(0, Math.max(0, counted - current.length - previous.length));
  const points = first.length * values.current + second.length * values.previous + third.length * values.line;
  return { current: first, previous: second, joining: third, values, points };
}
