// The end of the night: who won and why, the score sheet, and both telescopes as they stand.
import type { Seat } from '@planisphere/core';
import { breakdownOf, type SeatScore, sideOf } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { appWords } from '../../../base/words/index.ts';
import { FairDeal } from '../../../table/FairDeal.tsx';
import { otherSeat } from '../reading.ts';
import type { StellarSession } from '../session.ts';
import { boardWords } from '../words/index.ts';
import { Buttons } from './EndButtons.tsx';
import { emblemOf } from './emblems.ts';
import styles from './end.module.css';
import { Scope } from './Scope.tsx';
import { Chip, ScoreSheet } from './ScoreSheet.tsx';

export function End({ session }: { session: StellarSession }) {
  const own = session.viewer.value;
  const rival = otherSeat(own);
  return (
    <main class={styles.end} id="content">
      <Final session={session} seat={own} />
      <section class={styles.sheet} aria-label={boardWords().end.title}>
        <Verdict session={session} />
        <ScoreSheet session={session} />
        <p class={styles.key}>
          <span>
            <Chip family="satellite" number={5} satellite />
            {boardWords().end.satelliteKey}
          </span>
          <span>
            <Chip family="moon" number={6} zeroSix />
            {boardWords().end.zeroSixKey}
          </span>
        </p>
        <Buttons session={session} />
        <FairDeal session={session} />
      </section>
      <Final session={session} seat={rival} />
    </main>
  );
}

function Final({ session, seat }: { session: StellarSession; seat: Seat }) {
  const { seats } = breakdownOf(session.view.value);
  const won = seats[seat as 0 | 1].total >= seats[otherSeat(seat) as 0 | 1].total;
  const own = seat === session.viewer.value;
  return (
    <section
      class={`${styles.final} ${own ? styles.own : styles.rival}`}
      data-side={own ? 'own' : 'rival'}
      data-player={emblemOf(session, seat)}
      aria-label={boardWords().telescopeOf(session.titleOf(seat))}
    >
      <header>
        <span class={ui.avatar}>
          <Glyph name={`p-${emblemOf(session, seat)}`} />
        </span>
        <h2>{own && !session.shared ? appWords().you : session.nameOf(seat)}</h2>
        {won ? (
          <span class={styles.winner}>
            <Glyph name="ui-crown" />
            <span>{boardWords().end.winner}</span>
          </span>
        ) : undefined}
      </header>
      <div class={styles.area}>
        <Scope session={session} seat={seat} />
      </div>
      <p class={styles.left}>
        {sideOf(session.view.value, seat).hand.map((card) =>
          boardWords().end.leftOver(boardWords().card(card)),
        )}
      </p>
    </section>
  );
}

function Verdict({ session }: { session: StellarSession }) {
  const own = session.viewer.value as 0 | 1;
  const rival = otherSeat(own) as 0 | 1;
  const { seats } = breakdownOf(session.view.value);
  const lead = seats[own].total - seats[rival].total;
  const winner = lead >= 0 ? own : rival;
  const { end } = boardWords();
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
  const { end, families } = boardWords();
  const best = [...score.types].sort((a, b) => b.points - a.points)[0];
  return [
    best !== undefined && best.points > 0 ? end.longest(families[best.type], best.points) : undefined,
    score.sectionPoints > 0 ? end.sectionsWon(score.sectionPoints / 10) : undefined,
    score.diversity > 0 ? end.allTypes : undefined,
  ].filter((reason) => reason !== undefined);
}
