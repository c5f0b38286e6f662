// The latest events, one line each.
import type { StarExplorer } from '@planisphere/star-explorer';
import ui from '../../../base/ui/ui.module.css';
import type { Past } from '../../../table/play.ts';
import type { Desk } from '../desk.ts';
import { ROMAN, roundOf } from '../standing.ts';
import { boardWords } from '../words/index.ts';
import { Told } from './Told.tsx';
import styles from './table.module.css';

/** Dealing the backs is no news. */
export function isNews({ event }: Past<StarExplorer>): boolean {
  return event.by !== 'chance' || (event.outcome.deal !== 'back' && event.outcome.deal !== 'start');
}

export function LogLines({ desk }: { desk: Desk }) {
  const lines = desk.session.history.value.filter(isNews).slice(-4).reverse();
  if (lines.length === 0) return undefined;
  return (
    <section class={styles.log}>
      <h2 class={ui.caps}>{boardWords().ledger.log}</h2>
      <ol>
        {lines.map((past, index) => (
          <li key={desk.session.history.value.length - index}>
            <b>{ROMAN[roundOf(past.before) - 1]}</b>
            <Told text={desk.session.tell(past)} />
          </li>
        ))}
      </ol>
    </section>
  );
}
