// The end of the night: the score sheet, counted up line by line, with every satellite and 6/0 where it pays most.
import { commitmentOf, type Seat } from '@planisphere/core';
import {
  breakdownOf,
  cardOf,
  type SeatScore,
  SIX,
  sideOf,
  TYPES,
  type TypeScore,
} from '@planisphere/stellar';
import { useState } from 'preact/hooks';
import { navigate } from '../../app/router.ts';
import { bestOf } from '../../home/daily.ts';
import { host } from '../../table/client.ts';
import { Glyph } from '../../ui/Glyph.tsx';
import ui from '../../ui/ui.module.css';
import { otherSeat, typesShown } from '../reading.ts';
import type { Session } from '../session.ts';
import { w } from '../words/index.ts';
import { emblemOf } from './emblems.ts';
import styles from './end.module.css';
import { Scope } from './Scope.tsx';

export function End({ session }: { session: Session }) {
  const own = session.viewer.value;
  const rival = otherSeat(own);
  return (
    <main class={styles.end} id="content">
      <Final session={session} seat={own} />
      <section class={styles.sheet} aria-label={w().end.title}>
        <Verdict session={session} />
        <Sheet session={session} />
        <p class={styles.key}>
          <span>
            <Chip family="satellite" number={5} satellite />
            {w().end.satelliteKey}
          </span>
          <span>
            <Chip family="moon" number={6} zeroSix />
            {w().end.zeroSixKey}
          </span>
        </p>
        <Buttons session={session} />
        <Fair session={session} />
      </section>
      <Final session={session} seat={rival} />
    </main>
  );
}

function Final({ session, seat }: { session: Session; seat: Seat }) {
  const { seats } = breakdownOf(session.view.value);
  const won = seats[seat as 0 | 1].total >= seats[otherSeat(seat) as 0 | 1].total;
  const own = seat === session.viewer.value;
  return (
    <section
      class={`${styles.final} ${own ? styles.own : styles.rival}`}
      data-side={own ? 'own' : 'rival'}
      data-player={emblemOf(session, seat)}
      aria-label={w().telescopeOf(session.titleOf(seat))}
    >
      <header>
        <span class={ui.avatar}>
          <Glyph name={`p-${emblemOf(session, seat)}`} />
        </span>
        <h2>{own && !session.shared ? w().you : session.nameOf(seat)}</h2>
        {won ? (
          <span class={styles.winner}>
            <Glyph name="ui-crown" />
            {w().end.winner}
          </span>
        ) : undefined}
      </header>
      <div class={styles.area}>
        <Scope session={session} seat={seat} />
      </div>
      <p class={styles.left}>
        {sideOf(session.view.value, seat).hand.map((card) => w().end.leftOver(w().card(card)))}
      </p>
    </section>
  );
}

function Verdict({ session }: { session: Session }) {
  const own = session.viewer.value as 0 | 1;
  const rival = otherSeat(own) as 0 | 1;
  const { seats } = breakdownOf(session.view.value);
  const lead = seats[own].total - seats[rival].total;
  const winner = lead >= 0 ? own : rival;
  const { end } = w();
  const title =
    lead === 0 ? end.tie : winner === own && !session.shared ? end.win : end.wins(session.nameOf(winner));
  const [high, low] = lead >= 0 ? [own, rival] : [rival, own];
  return (
    <header class={styles.verdict} data-player={emblemOf(session, winner)}>
      <span class={styles.medal}>
        <Glyph name={`p-${emblemOf(session, winner)}`} />
      </span>
      <div>
        <h1>{title}</h1>
        <p>
          {end.because(
            seats[high as 0 | 1].total,
            seats[low as 0 | 1].total,
            reasonsFor(seats[high as 0 | 1]),
          )}
        </p>
      </div>
    </header>
  );
}

function reasonsFor(score: SeatScore): readonly string[] {
  const { end, families } = w();
  const best = [...score.types].sort((a, b) => b.points - a.points)[0];
  return [
    best !== undefined && best.points > 0 ? end.longest(families[best.type], best.points) : undefined,
    score.sectionPoints > 0 ? end.sectionsWon(score.sectionPoints / 10) : undefined,
    score.diversity > 0 ? end.allTypes : undefined,
  ].filter((reason) => reason !== undefined);
}

function Sheet({ session }: { session: Session }) {
  const own = session.viewer.value as 0 | 1;
  const rival = otherSeat(own) as 0 | 1;
  const view = session.view.value;
  const { seats, sections } = breakdownOf(view);
  const players = [emblemOf(session, own), emblemOf(session, rival)] as const;
  return (
    <div class={styles.score}>
      <div class={styles.totals}>
        <b data-player={players[0]}>{seats[own].total}</b>
        <div aria-hidden="true">
          <Bars score={seats[own]} player={players[0]} most={Math.max(seats[0].total, seats[1].total)} />
          <Bars score={seats[rival]} player={players[1]} most={Math.max(seats[0].total, seats[1].total)} />
        </div>
        <b data-player={players[1]}>{seats[rival].total}</b>
      </div>
      <h2 class={ui.caps}>{w().end.starsRuns}</h2>
      <ol>
        {TYPES.map((type, index) => (
          <li key={type} class={styles.line} style={`--i:${index}`}>
            <TypeSide session={session} seat={own} type={index} against={seats[rival]} />
            <span class={styles.middle} data-type={type}>
              <Glyph name={`t-${type}`} />
              <small>{w().family[type]}</small>
            </span>
            <TypeSide session={session} seat={rival} type={index} against={seats[own]} right />
          </li>
        ))}
      </ol>
      <p class={styles.sub}>
        <b>{seats[own].starPoints}</b>
        <span>{w().end.starsAndRuns}</span>
        <b>{seats[rival].starPoints}</b>
      </p>
      <ol>
        {sections.map(({ section, totals, points }, index) => (
          <li key={section} class={`${styles.line} ${styles.short}`} style={`--i:${5 + index}`}>
            <SectionSide total={totals[own]} points={points[own]} player={players[0]} />
            <span class={styles.middle}>
              <small>{w().sections[section]}</small>
            </span>
            <SectionSide total={totals[rival]} points={points[rival]} player={players[1]} right />
          </li>
        ))}
        <li class={`${styles.line} ${styles.short}`} style="--i:8">
          <Five session={session} seat={own} points={seats[own].diversity} />
          <span class={styles.middle}>
            <small>{w().diversity}</small>
          </span>
          <Five session={session} seat={rival} points={seats[rival].diversity} right />
        </li>
      </ol>
      <p class={styles.total} style="--i:9">
        <b data-player={players[0]}>{seats[own].total}</b>
        <span>{w().end.total}</span>
        <b data-player={players[1]}>{seats[rival].total}</b>
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
  readonly session: Session;
  readonly seat: Seat;
  readonly type: number;
  readonly against: SeatScore;
  readonly right?: boolean;
}

function TypeSide({ session, seat, type, against, right }: TypeSideProps) {
  const view = session.view.value;
  const score = breakdownOf(view).seats[seat as 0 | 1].types[type] as TypeScore;
  const wins = score.points > (against.types[type]?.points ?? 0);
  const hasZeroSix = (sideOf(view, seat).notebook[cardOf(type, SIX)] ?? 0) > 0;
  return (
    <span class={`${styles.cell} ${right ? styles.right : ''}`} data-player={emblemOf(session, seat)}>
      <span class={styles.run}>
        {score.run.length === 0 ? <span class={styles.none}>{w().end.noCards}</span> : undefined}
        {score.run.map((number) => (
          <Chip
            key={number}
            family={score.type}
            number={number}
            satellite={score.satellites.includes(number) && !hasOwn(session, seat, type, number)}
            zeroSix={hasZeroSix && number === score.zeroSix}
          />
        ))}
      </span>
      <span class={styles.sum}>
        {score.stars}
        <Glyph name="star-pip" class={styles.star} />
        <em>×</em>
        {score.multiplier}
      </span>
      <b class={wins ? styles.wins : undefined}>{score.points}</b>
    </span>
  );
}

function hasOwn(session: Session, seat: Seat, type: number, number: number): boolean {
  return number > 0 && (sideOf(session.view.value, seat).notebook[cardOf(type, number)] ?? 0) > 0;
}

interface ChipProps {
  readonly family: string;
  readonly number: number;
  readonly satellite?: boolean;
  readonly zeroSix?: boolean;
}

function Chip({ family, number, satellite = false, zeroSix = false }: ChipProps) {
  return (
    <i class={`${styles.chip} ${zeroSix ? styles.either : ''}`} data-type={satellite ? 'satellite' : family}>
      {satellite ? <Glyph name="t-satellite" /> : undefined}
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

function Five({
  session,
  seat,
  points,
  right,
}: {
  session: Session;
  seat: Seat;
  points: number;
  right?: boolean;
}) {
  const shown = typesShown(session.view.value, seat);
  return (
    <span class={`${styles.cell} ${right ? styles.right : ''}`} data-player={emblemOf(session, seat)}>
      <span class={styles.five} aria-hidden="true">
        {TYPES.map((type) => (
          <i key={type} data-type={type} class={shown.has(type) ? styles.on : undefined}>
            <Glyph name={`t-${type}`} />
          </i>
        ))}
      </span>
      <span class={styles.sum}>{w().end.of(shown.size, 5)}</span>
      <b class={points > 0 ? styles.wins : undefined}>{points}</b>
    </span>
  );
}

function Buttons({ session }: { session: Session }) {
  const [copied, setCopied] = useState(false);
  const { seats } = breakdownOf(session.view.value);
  const own = session.viewer.value as 0 | 1;
  const text = w().end.shareText(seats[own].total, seats[otherSeat(own) as 0 | 1].total);
  const rematch = async () => {
    const { seats: sitting, options, day } = session.table;
    const id = await host().create(
      day === undefined ? { seats: sitting, options } : { seats: sitting, options, day },
    );
    navigate(`/play/stellar/${id}`);
  };
  const share = async () => {
    if (navigator.share !== undefined)
      await navigator.share({ text, url: location.origin }).catch(() => undefined);
    else {
      await navigator.clipboard.writeText(`${text} ${location.origin}`);
      setCopied(true);
    }
  };
  return (
    <div class={styles.buttons}>
      <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void rematch()}>
        <Glyph name="ui-replay" />
        {w().end.rematch}
      </button>
      <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void share()}>
        <Glyph name="ui-share" />
        {copied ? w().end.shared : w().end.share}
      </button>
      <a class={`${ui.button} ${ui.quiet}`} href="/">
        <Glyph name="ui-home" />
        {w().end.home}
      </a>
    </div>
  );
}

function Fair({ session }: { session: Session }) {
  const [seed, setSeed] = useState<string | undefined>(undefined);
  const { commitment, assisted } = session.standing.value;
  const verify = async () => {
    const found = await host().seed();
    if (found !== undefined && commitmentOf(found) === commitment) setSeed(found);
  };
  const best = session.table.day === undefined ? undefined : bestOf(session.table.day);
  return (
    <div class={styles.fair}>
      {best === undefined ? undefined : <p>{w().end.dailyBest(best)}</p>}
      {assisted ? <p>{w().end.assisted}</p> : undefined}
      <p>
        <Glyph name="ui-seal" />
        <span>
          {seed === undefined ? w().end.fair : w().end.verified}{' '}
          <code>{seed ?? `${commitment.slice(0, 8)} … ${commitment.slice(-4)}`}</code>
        </span>
        {seed === undefined ? (
          <button type="button" class={ui.link} onClick={() => void verify()}>
            {w().end.verify}
          </button>
        ) : undefined}
      </p>
    </div>
  );
}
