// Both scores as if the game ended now, line by line.
import type { Seat } from '@planisphere/core';
import { breakdownOf, type SeatScore, TYPES } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { appWords } from '../../../base/words/index.ts';
import { emblemOf } from '../../../table/emblem.ts';
import type { Desk } from '../desk.ts';
import { otherSeat, typesShown } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import styles from './ledger.module.css';

interface Line {
  readonly key: string;
  readonly name: string;
  readonly glyph?: string;
  readonly points: readonly [number, number];
  readonly sums: readonly [string | readonly [number, number], string | readonly [number, number]];
}

export function Ledger({ desk }: { desk: Desk }) {
  const own = desk.session.viewer.value;
  const rival = otherSeat(own);
  const { seats } = breakdownOf(desk.session.view.value);
  const nameOf = (seat: Seat): string => desk.session.titleOf(seat) ?? appWords().you;
  const most = Math.max(16, ...seats.flatMap(({ types }) => types.map(({ points }) => points)));
  return (
    <section class={styles.ledger} aria-label={boardWords().ifItEnded}>
      <div class={styles.head}>
        <span data-player={emblemOf(desk.session, own)}>
          <Glyph name={`p-${emblemOf(desk.session, own)}`} />
          <span class={ui.hidden}>{nameOf(own)}</span>
          <b>{seats[own as 0 | 1].total}</b>
        </span>
        <span class={ui.caps}>{boardWords().ifItEnded}</span>
        <span data-player={emblemOf(desk.session, rival)}>
          <span class={ui.hidden}>{nameOf(rival)}</span>
          <b>{seats[rival as 0 | 1].total}</b>
          <Glyph name={`p-${emblemOf(desk.session, rival)}`} />
        </span>
      </div>
      <table class={styles.lines}>
        <caption class={ui.hidden}>{boardWords().ifItEnded}</caption>
        <Columns names={[nameOf(own), nameOf(rival)]} />
        <tbody>
          {linesOf(desk).map((line) => (
            <tr key={line.key} class={line.key === 'top' ? styles.first : undefined}>
              <Sum value={line.sums[0]} zero={line.points[0] === 0} />
              <Bar points={line.points[0]} most={most} player={emblemOf(desk.session, own)} />
              <td class={`${styles.points} ${line.points[0] === 0 ? styles.zero : ''}`}>
                {line.points[0] || '·'}
              </td>
              <th scope="row">
                {line.glyph === undefined ? (
                  line.name
                ) : (
                  <span data-type={line.key} class={styles.type}>
                    <Glyph name={line.glyph} />
                    <span class={ui.hidden}>{line.name}</span>
                  </span>
                )}
              </th>
              <td class={`${styles.points} ${styles.right} ${line.points[1] === 0 ? styles.zero : ''}`}>
                {line.points[1] || '·'}
              </td>
              <Bar points={line.points[1]} most={most} player={emblemOf(desk.session, rival)} right />
              <Sum value={line.sums[1]} zero={line.points[1] === 0} right />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The names of the columns, which sighted players know by their places. */
function Columns({ names: [own, rival] }: { names: readonly [string, string] }) {
  const { how, points, what } = boardWords().ledgerColumns;
  const column = (text: string) => (
    <th scope="col">
      <span class={ui.hidden}>{text}</span>
    </th>
  );
  return (
    <thead class={styles.columns}>
      <tr>
        {column(how(own))}
        <td aria-hidden="true" />
        {column(points(own))}
        {column(what)}
        {column(points(rival))}
        <td aria-hidden="true" />
        {column(how(rival))}
      </tr>
    </thead>
  );
}

function linesOf(desk: Desk): readonly Line[] {
  const own = desk.session.viewer.value as 0 | 1;
  const rival = otherSeat(own) as 0 | 1;
  const view = desk.session.view.value;
  const { seats, sections } = breakdownOf(view);
  const typeLines = TYPES.map((type, index): Line => {
    const [a, b] = [seats[own].types[index], seats[rival].types[index]] as [
      SeatScore['types'][number],
      SeatScore['types'][number],
    ];
    return {
      key: type,
      name: boardWords().families[type],
      glyph: `t-${type}`,
      points: [a.points, b.points],
      sums: [
        [a.stars, a.multiplier],
        [b.stars, b.multiplier],
      ],
    };
  });
  const sectionLines = sections.map(
    ({ section, totals, points }): Line => ({
      key: section,
      name: boardWords().sections[section],
      points: [points[own], points[rival]],
      sums: [String(totals[own]), String(totals[rival])],
    }),
  );
  const diversity: Line = {
    key: 'diversity',
    name: boardWords().diversity,
    points: [seats[own].diversity, seats[rival].diversity],
    sums: [`${typesShown(view, own).size} / 5`, `${typesShown(view, rival).size} / 5`],
  };
  return [...typeLines, ...sectionLines, diversity];
}

function Sum({ value, zero, right }: { value: Line['sums'][number]; zero: boolean; right?: boolean }) {
  return (
    <td class={[styles.sum, zero && styles.zero, right && styles.end].filter(Boolean).join(' ')}>
      {typeof value === 'string' ? (
        value
      ) : (
        <>
          {value[0]}
          <Glyph name="star-pip" class={styles.star} />
          <span class={ui.hidden}>★ </span>
          <em>×</em>
          {value[1]}
        </>
      )}
    </td>
  );
}

function Bar({
  points,
  most,
  player,
  right,
}: {
  points: number;
  most: number;
  player: number;
  right?: boolean;
}) {
  return (
    <td class={right ? styles.barRight : styles.bar} data-player={player} aria-hidden="true">
      <i style={`width:${Math.round((Math.max(0, points) / most) * 100)}%`} />
    </td>
  );
}
