// The standings of an arena or of rounds, one page of places at a time.
import type { StandingRow, TournamentPage } from '@planisphere/protocol';
import type { Signal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { guestHere } from '../../table/online/api.ts';
import type { Wanted } from './api.ts';
import { Person } from './Person.tsx';
import { pointsText } from './saying.ts';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

/** The most places in one answer of the server. */
const PAGE = 50;
/** How many games of an arena fit in a row. */
const LATEST = 6;

export function Standings({ page, wanted }: { page: TournamentPage; wanted: Signal<Wanted> }) {
  const words = tournamentWords();
  const { tournament, standings, from } = page;
  const isSwiss = tournament.form.kind === 'swiss';
  const to = from + standings.length;
  const turn = (next: number | 'me') => {
    wanted.value = { ...wanted.value, from: next };
  };
  return (
    <section class={ui.panel}>
      <h2>{words.standings}</h2>
      <table class={styles.standings}>
        <thead>
          <tr>
            <th scope="col" class={ui.hidden}>
              #
            </th>
            <th scope="col">{words.player}</th>
            <th scope="col">{isSwiss ? words.results : words.latest}</th>
            <th scope="col" class={`${styles.number} ${styles.lesser}`}>
              {isSwiss ? words.buchholz : words.games}
            </th>
            <th scope="col" class={styles.number}>
              {words.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <Row key={row.guest.id} row={row} isSwiss={isSwiss} />
          ))}
        </tbody>
      </table>
      {tournament.people > standings.length ? (
        <div class={styles.turning}>
          <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => turn('me')}>
            <Glyph name="ui-target" />
            {words.whereIAm}
          </button>
          <span>{words.span(from + 1, to, tournament.people)}</span>
          <span>
            {from > 0 ? (
              <button
                type="button"
                class={`${ui.button} ${ui.quiet}`}
                onClick={() => turn(Math.max(0, from - PAGE))}
              >
                {words.before}
              </button>
            ) : undefined}
            {to < tournament.people ? (
              <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => turn(to)}>
                {words.next}
              </button>
            ) : undefined}
          </span>
        </div>
      ) : undefined}
      <p class={styles.note}>{isSwiss ? words.buchholzNote : words.arenaPoints}</p>
    </section>
  );
}

function Row({ row, isSwiss }: { row: StandingRow; isSwiss: boolean }) {
  const words = tournamentWords();
  const results = isSwiss ? row.results : row.results.slice(-LATEST);
  const best = isSwiss ? 1 : 2;
  return (
    <tr class={row.guest.id === guestHere() ? styles.mine : undefined}>
      <td class={styles.rank}>{row.rank}</td>
      <th scope="row">
        <Person guest={row.guest} />
        {row.away ? <small> {words.away}</small> : undefined}
      </th>
      <td>
        <ol class={styles.results}>
          {results.map((result, index) => (
            <li
              key={index}
              data-result={
                typeof result !== 'number'
                  ? 'none'
                  : result > best
                    ? 'more'
                    : result === best
                      ? 'won'
                      : result > 0
                        ? 'some'
                        : 'lost'
              }
            >
              {result === 'rest' ? (
                <abbr title={words.rests}>1</abbr>
              ) : result === null ? (
                '·'
              ) : (
                pointsText(result)
              )}
            </li>
          ))}
        </ol>
      </td>
      <td class={`${styles.number} ${styles.lesser}`}>
        {isSwiss ? pointsText(row.buchholz ?? 0) : row.results.length}
      </td>
      <td class={`${styles.number} ${styles.points}`}>{pointsText(row.points)}</td>
    </tr>
  );
}
