// The end: won or lost and why, the flown voyages, and what to do next.
import { seatsOf } from '@planisphere/core';
import { countOf, GALAXIES, voyageCount } from '@planisphere/stellarion';
import { Glyph } from '../../../base/ui/Glyph.tsx';
import ui from '../../../base/ui/ui.module.css';
import { EndButtons } from '../../../table/frame/EndButtons.tsx';
import { endingOf } from '../../../table/frame/verdict.ts';
import { restart } from '../../../table/OwnTable.tsx';
import type { Desk } from '../desk.ts';
import { galaxyMark } from '../marks.ts';
import { EVERY_GALAXY, voyagesInAll } from '../reading.ts';
import { verdictOf } from '../verdict.ts';
import { boardWords } from '../words/index.ts';
import { restWords } from '../words/rest.ts';
import { Chart } from './Chart.tsx';
import styles from './end.module.css';
import { Log, turnOf } from './Log.tsx';
import { Mark } from './Mark.tsx';
import rail from './rail.module.css';

export function End({ desk }: { desk: Desk }) {
  const view = desk.session.view.value;
  const { end } = restWords();
  const won = view.ending === 'won';
  const { title, text } = verdictOf(view, endingOf(desk.session));
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
        <h1>{title}</h1>
        <p>{text}</p>
        <Flown desk={desk} />
        <p class={styles.sum}>
          {end.sum(
            voyagesInAll(view) - voyageCount(view.voyages),
            voyagesInAll(view),
            turnOf(desk.session.history.value),
          )}
        </p>
        <Buttons desk={desk} />
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

function Buttons({ desk: { session } }: { desk: Desk }) {
  const { tools } = boardWords();
  return (
    <EndButtons session={session}>
      {session.online === undefined ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void restart(session)}>
          <Glyph name="ui-replay" />
          {tools.restart}
        </button>
      ) : undefined}
      <a class={`${ui.button} ${ui.quiet}`} href="/statistics/stellarion">
        <Glyph name="ui-crown" />
        {tools.stats}
      </a>
    </EndButtons>
  );
}
