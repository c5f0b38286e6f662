// The end: won or lost and why, what was flown, and what can be done next.
import { seatsOf } from '@planisphere/core';
import { countOf, GALAXIES, voyageCount } from '@planisphere/stellarion';
import { navigate } from '../../../base/navigation/router.ts';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { AfterGame } from '../../../table/AfterGame.tsx';
import { FairDeal } from '../../../table/FairDeal.tsx';
import { openTable } from '../../../table/opening.ts';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { EVERY_GALAXY, voyagesInAll } from '../reading.ts';
import { boardWords } from '../words/index.ts';
import { Chart } from './Chart.tsx';
import styles from './end.module.css';
import { Log, turnOf } from './Log.tsx';
import { Mark } from './Mark.tsx';
import { restart } from './Menu.tsx';
import rail from './rail.module.css';

export function End({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const { end } = boardWords();
  const won = view.ending === 'won';
  return (
    <main class={styles.end} id="content">
      <section
        class={`${rail.panel} ${styles.verdict} ${won ? styles.won : styles.lost}`}
        aria-label={end.title}
        data-end
      >
        <span class={styles.sign}>
          <Mark name={won ? 'sn-voyage' : view.ending === 'sun' ? 'sn-gloomy' : 'sn-deck'} />
        </span>
        <h1>{won ? end.won : end.lost}</h1>
        <p>{end.because[view.ending ?? 'stuck']}</p>
        <Flown desk={desk} />
        <p class={styles.sum}>
          {end.sum(
            voyagesInAll(view) - voyageCount(view.voyages),
            voyagesInAll(view),
            turnOf(desk.session.history.value),
          )}
        </p>
        <Buttons desk={desk} />
        <FairDeal session={desk.session} />
      </section>
      <Chart desk={desk} />
      <section class={`${rail.panel} ${styles.log}`} aria-label={boardWords().log} tabindex={0}>
        <header>
          <h2>{boardWords().log}</h2>
        </header>
        <Log desk={desk} all />
      </section>
    </main>
  );
}

function Flown({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  return (
    <ul class={styles.flown}>
      {seatsOf(view.table.players).map((seat) => (
        <li key={seat} data-player={seat + 1}>
          {view.table.players === 2 ? <b>{desk.session.nameOf(seat)}</b> : undefined}
          <span>
            {EVERY_GALAXY.flatMap((galaxy) =>
              Array.from({ length: countOf(view.won[seat] ?? 0, galaxy) }, (_, index) => (
                <i key={`${galaxy}-${index + 1}`} data-galaxy={GALAXIES[galaxy]}>
                  <Mark name={galaxyMark(galaxy)} />
                  <span class={ui.hidden}>{boardWords().galaxies[galaxy]}</span>
                </i>
              )),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Buttons({ desk }: { desk: Desk }) {
  const { end, tools } = boardWords();
  const again = async () => {
    if (desk.session.online !== undefined) {
      await desk.session.online.send({ type: 'rematch' });
      return;
    }
    const { id: _, day: __, ...facts } = desk.session.table;
    navigate(await openTable(facts));
  };
  return (
    <div class={styles.buttons}>
      {desk.session.spectating.value ? undefined : (
        <button type="button" class={`${ui.button} ${ui.big}`} onClick={() => void again()}>
          <Glyph name="ui-play" />
          {end.again}
        </button>
      )}
      {desk.session.online === undefined ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void restart(desk.session)}>
          <Glyph name="ui-replay" />
          {tools.restart}
        </button>
      ) : undefined}
      <AfterGame session={desk.session} />
      <a class={`${ui.button} ${ui.quiet}`} href="/statistics/stellarion">
        <Glyph name="ui-crown" />
        {tools.stats}
      </a>
      <a class={`${ui.button} ${ui.quiet}`} href="/">
        <Glyph name="ui-home" />
        {end.home}
      </a>
    </div>
  );
}
