// The end of the night: who won and why, the score sheet, and both telescopes as they stand.
import type { Seat } from '@planisphere/core';
import { breakdownOf, type SeatScore, sideOf } from '@planisphere/stellar';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { appWords } from '../../../base/words/index.ts';
import { emblemOf } from '../../../table/emblem.ts';
import { EndButtons } from '../../../table/frame/EndButtons.tsx';
import { endingOf, verdictOf } from '../../../table/frame/verdict.ts';
import { frameWords } from '../../../table/frame/words/index.ts';
import type { Desk } from '../desk.ts';
import { isReal, otherSeat } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import styles from './end.module.css';
import { Scope } from './Scope.tsx';
import { Chip, ScoreSheet } from './ScoreSheet.tsx';

export function End({ desk }: { desk: Desk }) {
  const own = desk.session.viewer.value;
  const rival = otherSeat(own);
  return (
    <main class={styles.end} id="content">
      <Final desk={desk} seat={own} />
      <section class={styles.sheet} aria-label={boardWords().finalScore}>
        <Verdict desk={desk} />
        <ScoreSheet desk={desk} />
        <p class={styles.key}>
          <span>
            <Chip family="satellite" number={5} satellite />
            {restWords().end.satelliteKey}
          </span>
          <span>
            <Chip family="moon" number={6} zeroSix />
            {restWords().end.zeroSixKey}
          </span>
        </p>
        <Buttons desk={desk} />
      </section>
      <Final desk={desk} seat={rival} />
    </main>
  );
}

function Final({ desk, seat }: { desk: Desk; seat: Seat }) {
  const won = desk.session.standing.value.winners?.includes(seat) === true;
  const own = seat === desk.session.viewer.value;
  const person = endingOf(desk.session).titleOf(seat);
  return (
    <section
      class={`${styles.final} ${own ? styles.own : styles.rival}`}
      data-side={own ? 'own' : 'rival'}
      data-final
      data-player={emblemOf(desk.session, seat)}
      aria-label={boardWords().telescopeOf(person)}
    >
      <header>
        <span class={ui.avatar}>
          <Glyph name={`p-${emblemOf(desk.session, seat)}`} />
        </span>
        <h2>{person ?? appWords().you}</h2>
        {won ? (
          <span class={styles.winner}>
            <Glyph name="ui-crown" />
            <span>{restWords().end.winner}</span>
          </span>
        ) : undefined}
      </header>
      <div class={styles.area}>
        <Scope desk={desk} seat={seat} />
      </div>
      <p class={styles.left}>
        {restWords().end.leftOver(
          sideOf(desk.session.view.value, seat).hand.filter(isReal).map(boardWords().card),
        )}
      </p>
    </section>
  );
}

function Verdict({ desk }: { desk: Desk }) {
  const ending = endingOf(desk.session);
  const { winners, ended } = ending;
  const winner = winners[0] ?? desk.session.viewer.value;
  const { title, text } = verdictOf(ending);
  return (
    <header class={styles.verdict} data-player={emblemOf(desk.session, winner)}>
      <span class={styles.medal}>
        <Glyph name={winners.length === 0 ? 'ui-flag' : `p-${emblemOf(desk.session, winner)}`} />
      </span>
      <div>
        <h1>{ended === undefined && winners.length > 1 ? restWords().end.tie : title}</h1>
        <p>{ended === undefined ? pointsOf(desk, winner) : `${text} ${frameWords().ending.soFar}`}</p>
      </div>
    </header>
  );
}

function pointsOf(desk: Desk, winner: Seat): string {
  const { seats } = breakdownOf(desk.session.view.value);
  const [won, lost] = [seats[winner as 0 | 1], seats[otherSeat(winner) as 0 | 1]];
  return restWords().end.because(won.total, lost.total, reasonsFor(won));
}

function reasonsFor(score: SeatScore): readonly string[] {
  const { end } = restWords();
  const { families } = boardWords();
  const best = [...score.types].sort((a, b) => b.points - a.points)[0];
  return [
    best !== undefined && best.points > 0 ? end.longest(families[best.type], best.points) : undefined,
    score.sectionPoints > 0 ? end.sectionsWon(score.sectionPoints / 10) : undefined,
    score.diversity > 0 ? end.allTypes : undefined,
  ].filter((reason) => reason !== undefined);
}

/** Under the score sheet. */
function Buttons({ desk }: { desk: Desk }) {
  const { seats } = breakdownOf(desk.session.view.value);
  const own = desk.session.viewer.value as 0 | 1;
  const text = restWords().end.shareText(seats[own].total, seats[otherSeat(own) as 0 | 1].total);
  // The points of an unfinished game mean nothing.
  const isWhole = desk.session.standing.value.ended === undefined;
  return <EndButtons session={desk.session} text={isWhole ? text : undefined} />;
}
