// The score sheet, line by line, with every satellite and 6/0 where it pays most.
import type { Seat } from '@planisphere/core';
import {
  breakdownOf,
  cardOf,
  type SeatScore,
  SIX,
  sideOf,
  TYPES,
  type TypeScore,
} from '@planisphere/stellar';
import { CountUp } from '../../../base/ui/CountUp.tsx';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { appWords } from '../../../base/words/index.ts';
import { emblemOf } from '../../../table/emblem.ts';
import { endingOf } from '../../../table/frame/verdict.ts';
import type { Desk } from '../desk.ts';
import { otherSeat, typesShown } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import styles from './end.module.css';

export function ScoreSheet({ desk }: { desk: Desk }) {
  const own = desk.session.viewer.value as 0 | 1;
  const rival = otherSeat(own) as 0 | 1;
  const view = desk.session.view.value;
  const { seats, sections } = breakdownOf(view);
  const nameOf = (seat: Seat) => endingOf(desk.session).titleOf(seat) ?? appWords().you;
  const players = [emblemOf(desk.session, own), emblemOf(desk.session, rival)] as const;
  return (
    <div class={styles.score}>
      <div class={styles.totals}>
        <b data-player={players[0]}>
          <Glyph name={`p-${players[0]}`} label={nameOf(own)} />
          <CountUp to={seats[own].total} />
        </b>
        <div aria-hidden="true">
          <Bars score={seats[own]} player={players[0]} most={Math.max(seats[0].total, seats[1].total)} />
          <Bars score={seats[rival]} player={players[1]} most={Math.max(seats[0].total, seats[1].total)} />
        </div>
        <b data-player={players[1]}>
          <CountUp to={seats[rival].total} />
          <Glyph name={`p-${players[1]}`} label={nameOf(rival)} />
        </b>
      </div>
      <h2 class={ui.caps}>{restWords().end.starsRuns}</h2>
      <ol>
        {TYPES.map((type, index) => (
          <li key={type} class={styles.line} style={`--i:${index}`}>
            <TypeSide desk={desk} seat={own} type={index} against={seats[rival]} />
            <span class={styles.middle} data-type={type}>
              <Glyph name={`t-${type}`} />
              <small>{boardWords().family[type]}</small>
            </span>
            <TypeSide desk={desk} seat={rival} type={index} against={seats[own]} right />
          </li>
        ))}
      </ol>
      <p class={styles.sub}>
        <b>
          <CountUp to={seats[own].starPoints} />
        </b>
        <span>{restWords().end.starsAndRuns}</span>
        <b>
          <CountUp to={seats[rival].starPoints} />
        </b>
      </p>
      <ol>
        {sections.map(({ section, totals, points }, index) => (
          <li key={section} class={`${styles.line} ${styles.short}`} style={`--i:${5 + index}`}>
            <SectionSide total={totals[own]} points={points[own]} player={players[0]} />
            <span class={styles.middle}>
              <small>{boardWords().sections[section]}</small>
            </span>
            <SectionSide total={totals[rival]} points={points[rival]} player={players[1]} right />
          </li>
        ))}
        <li class={`${styles.line} ${styles.short}`} style="--i:8">
          <Five desk={desk} seat={own} points={seats[own].diversity} />
          <span class={styles.middle}>
            <small>{boardWords().diversity}</small>
          </span>
          <Five desk={desk} seat={rival} points={seats[rival].diversity} right />
        </li>
      </ol>
      <p class={styles.total} style="--i:9">
        <b data-player={players[0]}>
          <CountUp to={seats[own].total} />
        </b>
        <span>{restWords().end.total}</span>
        <b data-player={players[1]}>
          <CountUp to={seats[rival].total} />
        </b>
      </p>
    </div>
  );
}

function Bars({ score, player, most }: { score: SeatScore; player: number; most: number }) {
  const parts = [
    { key: 'stars', points: score.starPoints, glyph: 'star-pip' },
    { key: 'sections', points: score.sectionPoints, glyph: 'ui-crown' },
    { key: 'diversity', points: score.diversity, glyph: 'ui-spark' },
  ];
  return (
    <span class={styles.track} data-player={player}>
      {parts.map(({ key, points, glyph }) =>
        points === 0 ? undefined : (
          <i key={key} class={styles[key]} style={`width:${(points / Math.max(1, most)) * 100}%`}>
            <Glyph name={glyph} />
            {points}
          </i>
        ),
      )}
    </span>
  );
}

interface TypeSideProps {
  readonly desk: Desk;
  readonly seat: Seat;
  readonly type: number;
  readonly against: SeatScore;
  readonly right?: boolean;
}

function TypeSide({ desk, seat, type, against, right }: TypeSideProps) {
  const view = desk.session.view.value;
  const score = breakdownOf(view).seats[seat as 0 | 1].types[type] as TypeScore;
  const wins = score.points > (against.types[type]?.points ?? 0);
  const hasZeroSix = (sideOf(view, seat).notebook[cardOf(type, SIX)] ?? 0) > 0;
  return (
    <span class={`${styles.cell} ${right ? styles.right : ''}`} data-player={emblemOf(desk.session, seat)}>
      <span class={styles.run}>
        {score.run.length === 0 ? <span class={styles.none}>{restWords().end.noCards}</span> : undefined}
        {score.run.map((number) => (
          <Chip
            key={number}
            family={score.type}
            number={number}
            satellite={score.satellites.includes(number) && !hasOwn(desk, seat, type, number)}
            zeroSix={hasZeroSix && number === score.zeroSix}
          />
        ))}
      </span>
      <span class={styles.sum}>
        <span class={ui.hidden}>{restWords().about.stars(score.stars)}</span>
        <span aria-hidden="true">{score.stars}</span>
        <Glyph name="star-pip" class={styles.star} />
        <em>×</em>
        {score.multiplier}
      </span>
      <b class={wins ? styles.wins : undefined}>
        <CountUp to={score.points} />
      </b>
    </span>
  );
}

function hasOwn(desk: Desk, seat: Seat, type: number, number: number): boolean {
  return number > 0 && (sideOf(desk.session.view.value, seat).notebook[cardOf(type, number)] ?? 0) > 0;
}

interface ChipProps {
  readonly family: string;
  readonly number: number;
  readonly satellite?: boolean;
  readonly zeroSix?: boolean;
}

export function Chip({ family, number, satellite = false, zeroSix = false }: ChipProps) {
  return (
    <i class={`${styles.chip} ${zeroSix ? styles.either : ''}`} data-type={satellite ? 'satellite' : family}>
      {satellite ? <Glyph name="t-satellite" label={boardWords().family.satellite} /> : undefined}
      <b>{number}</b>
      {zeroSix ? <small>6/0</small> : undefined}
    </i>
  );
}

function SectionSide({
  total,
  points,
  player,
  right,
}: {
  total: number;
  points: number;
  player: number;
  right?: boolean;
}) {
  return (
    <span class={`${styles.cell} ${right ? styles.right : ''}`} data-player={player}>
      <span class={`${styles.meter} ${points > 0 ? styles.won : ''}`} aria-hidden="true">
        <i style={`width:${Math.min(100, total * 4)}%`} />
      </span>
      <span class={styles.sum}>{total}</span>
      <b class={points > 0 ? styles.wins : undefined}>
        {points > 0 ? <Glyph name="ui-crown" /> : undefined}
        {points}
      </b>
    </span>
  );
}

function Five({ desk, seat, points, right }: { desk: Desk; seat: Seat; points: number; right?: boolean }) {
  const shown = typesShown(desk.session.view.value, seat);
  return (
    <span class={`${styles.cell} ${right ? styles.right : ''}`} data-player={emblemOf(desk.session, seat)}>
      <span class={styles.five} aria-hidden="true">
        {TYPES.map((type) => (
          <i key={type} data-type={type} class={shown.has(type) ? styles.on : undefined}>
            <Glyph name={`t-${type}`} />
          </i>
        ))}
      </span>
      <span class={styles.sum}>{restWords().end.of(shown.size, 5)}</span>
      <b class={points > 0 ? styles.wins : undefined}>{points}</b>
    </span>
  );
}
