// The tables of this device, the latest first: one tap goes on.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import scene from '../art/scenes/stellar.svg?url';
import { t } from '../locales/index.ts';
import type { SavedTable } from '../table/saved.ts';
import { listTables, removeTable } from '../table/store.ts';
import { Glyph } from '../ui/Glyph.tsx';
import ui from '../ui/ui.module.css';
import styles from './home.module.css';

const SHOWN = 4;

export function Tables() {
  const tables = useSignal<readonly SavedTable[]>([]);
  const read = () =>
    listTables().then((found) => {
      tables.value = found;
    });
  useEffect(() => void read(), []);
  const { home } = t();
  const going = tables.value.filter(({ summary }) => summary.scores === undefined);
  const over = tables.value.filter(({ summary }) => summary.scores !== undefined);
  const shown = [...going, ...over].slice(0, SHOWN);
  return (
    <article class={`${ui.panel} ${styles.tables} ${shown.length === 0 ? styles.none : ''}`}>
      <header>
        <h2 class={ui.caps}>{home.tables}</h2>
        <a class={ui.link} href="/play/stellar/new">
          <Glyph name="ui-plus" />
          {home.newTable}
        </a>
      </header>
      {shown.length === 0 ? <p>{home.noTables}</p> : undefined}
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <a href={`/play/stellar/${table.id}`}>
              <img src={scene} alt="" class={styles.thumb} />
              <span>
                <b>{titleOf(table)}</b>
                <small>{stateOf(table)}</small>
              </span>
              <State table={table} />
            </a>
            <button
              type="button"
              class={ui.icon}
              aria-label={home.remove(titleOf(table))}
              onClick={() => void removeTable(table.id).then(read)}
            >
              <Glyph name="ui-close" />
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

function titleOf({ seats, day }: SavedTable): string {
  const others = seats.map(({ name }) => name).filter((name) => name !== '');
  return `${day === undefined ? 'Stellar' : t().home.daily} · ${others.join(', ')}`;
}

function stateOf({ summary }: SavedTable): string {
  const { home } = t();
  const { scores, round, rounds } = summary;
  return scores === undefined ? home.round(round, rounds) : home.finished(scores[0], scores[1]);
}

function State({ table }: { table: SavedTable }) {
  const { home } = t();
  if (table.summary.scores !== undefined) return <em class={styles.over}>{home.over}</em>;
  return table.summary.waitsForPerson ? (
    <em class={styles.turn}>{home.yourTurn}</em>
  ) : (
    <em class={styles.over}>{home.theirTurn}</em>
  );
}
