// The standings of a cup, deal by deal: deals that the player has not played stay sealed.

import type { StandingRow, TournamentPage } from '@planisphere/protocol';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { roman } from '../../base/words/roman.ts';
import { Person } from './Person.tsx';
import styles from './tournaments.module.css';
import { tournamentWords } from './words/index.ts';

export function Deals({ page, me }: { page: TournamentPage; me: string | undefined }) {
  const words = tournamentWords();
  const { tournament, standings, par = [], best = [] } = page;
  const deals = tournament.form.kind === 'cup' ? tournament.form.deals : 0;
  const numbers = Array.from({ length: deals }, (_, index) => index + 1);
  const own = standings.find((row) => row.guest.id === me);
  const isOpen = (deal: number): boolean =>
    tournament.state === 'over' || (own?.results[deal - 1] ?? null) !== null;
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
            {numbers.map((deal) => (
              <th key={deal} scope="col" class={styles.number} aria-label={words.deal(roman(deal))}>
                {roman(deal)}
              </th>
            ))}
            <th scope="col" class={styles.number}>
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {standings.map((row) => (
            <tr key={row.guest.id} class={row.guest.id === me ? styles.mine : undefined}>
              <td class={styles.rank}>{row.rank}</td>
              <th scope="row">
                <Person guest={row.guest} />
              </th>
              {numbers.map((deal) => (
                <td key={deal} class={styles.number}>
                  <Points
                    row={row}
                    deal={deal}
                    best={best[deal - 1] ?? null}
                    isOpen={isOpen(deal)}
                    isMine={row.guest.id === me}
                  />
                </td>
              ))}
              <td class={`${styles.number} ${styles.points}`}>{row.points}</td>
            </tr>
          ))}
          {par.some((points) => points !== null) ? (
            <tr class={styles.par}>
              <td />
              <th scope="row">{words.par}</th>
              {numbers.map((deal) => (
                <td key={deal} class={styles.number}>
                  {par[deal - 1] ?? '·'}
                </td>
              ))}
              <td class={`${styles.number} ${styles.points}`}>
                {par.reduce<number>((sum, points) => sum + (points ?? 0), 0)}
              </td>
            </tr>
          ) : undefined}
        </tbody>
      </table>
      <p class={styles.note}>{words.cupNote}</p>
    </section>
  );
}

function Points({
  row,
  deal,
  best,
  isOpen,
  isMine,
}: {
  row: StandingRow;
  deal: number;
  best: number | null;
  isOpen: boolean;
  isMine: boolean;
}) {
  const words = tournamentWords();
  const points = row.results[deal - 1];
  if (typeof points === 'number')
    return (
      <span data-best={points === best}>
        {points === best ? <Glyph name="ui-crown" label={words.best} /> : undefined}
        {points}
      </span>
    );
  if (isMine) return <em>{words.toPlay}</em>;
  return isOpen ? <span>·</span> : <Glyph name="ui-lock" label={words.sealed} />;
}
