// The score sheet: six constellations and four bonuses for each seat; the best in a row has its player's colour.
import { type Seat, seatsOf } from '@planisphere/core';
import { POINTS, parseTile, type RoundScore, type SeatScore, tileOf } from '@planisphere/star-explorer';
import type { ComponentChild } from 'preact';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { emblemOf } from '../../../table/emblem.ts';
import type { Desk } from '../desk.ts';
import { ROMAN } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import styles from './end.module.css';
import { AxisMark, CentralMark, OuterMark } from './marks.tsx';
import { KindMark } from './StarShape.tsx';

interface Props {
  readonly desk: Desk;
  readonly scores: readonly SeatScore[];
  /** The owner of the sky shown, whose names of constellations the rows carry. */
  readonly seat: Seat;
}

export function ScoreSheet({ desk, scores, seat: shown }: Props) {
  const words = boardWords();
  const seats = seatsOf(scores.length);
  return (
    <div class={`${styles.table} ${ui.panel}`}>
      <table>
        <caption class={ui.hidden}>{restWords().end.sheet}</caption>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" data-player={emblemOf(desk.session, seat)}>
                <Glyph name={`p-${emblemOf(desk.session, seat)}`} />
                <span class={ui.hidden}>{desk.session.nameOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROMAN.slice(0, scores[shown]?.rounds.length).map((roman, index) => (
            <Row
              key={roman}
              desk={desk}
              label={<RoundLabel score={scores[shown]?.rounds[index] as RoundScore} roman={roman} />}
              points={scores.map(({ rounds }) => (rounds[index] as RoundScore).points)}
            />
          ))}
          <Row
            desk={desk}
            sub
            label={restWords().end.constellations}
            points={scores.map(({ constellations }) => constellations)}
          />
          <Row
            desk={desk}
            label={<Label mark={<Glyph name="se-lit" />} text={words.ledger.lit} each={POINTS.lit} />}
            points={scores.map(({ lit }) => lit)}
          />
          <Row
            desk={desk}
            label={<Label mark={<CentralMark />} text={words.ledger.central} each={POINTS.central} />}
            points={scores.map(({ central }) => central.points)}
          />
          <Row
            desk={desk}
            label={<Label mark={<AxisMark />} text={words.ledger.axis} each={POINTS.axis} />}
            points={scores.map(({ axis }) => axis.points)}
          />
          <Row
            desk={desk}
            label={<Label mark={<OuterMark />} text={words.ledger.outer} each={POINTS.outer} />}
            points={scores.map(({ outer }) => outer.points)}
          />
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{restWords().end.total}</th>
            {seats.map((seat) => (
              <td key={seat} data-player={emblemOf(desk.session, seat)}>
                {scores[seat]?.total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  readonly desk: Desk;
  readonly label: ComponentChild;
  readonly points: readonly number[];
  readonly sub?: boolean;
}

function Row({ desk, label, points, sub = false }: RowProps) {
  const most = Math.max(...points);
  return (
    <tr class={sub ? styles.sub : undefined}>
      <th scope="row">{label}</th>
      {points.map((each, seat) => (
        <td
          key={`seat-${seat + 1}`}
          data-player={emblemOf(desk.session, seat as Seat)}
          class={each === most && points.length > 1 && !sub ? styles.best : undefined}
        >
          {each}
        </td>
      ))}
    </tr>
  );
}

function RoundLabel({ score, roman }: { score: RoundScore; roman: string }) {
  const { name, kind } = tileOf(parseTile(score.tile) as number);
  return (
    <span class={styles.label}>
      <i>{roman}</i>
      <span class={styles.label}>
        <KindMark kind={kind} />
        <em>{name}</em>
      </span>
    </span>
  );
}

function Label({ mark, text, each }: { mark: ComponentChild; text: string; each: number }) {
  return (
    <span class={styles.label}>
      {mark}
      {text}
      <small>×&nbsp;{each}</small>
    </span>
  );
}
