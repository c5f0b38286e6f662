// The tables of this device and those on the server, latest first: one tap continues a game.
import { CARDS } from '@planisphere/games/rules';
import { makeCode } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { FIRST_GAME } from '../../base/games.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame, nameOfRound, numberOfRound } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { dailyWords } from '../../table/daily/words.ts';
import { frameWords } from '../../table/frame/words/index.ts';
import { isKnown, type PlayedTable, readPlayed } from '../../table/online/api.ts';
import type { SavedTable } from '../../table/saved.ts';
import { clearAway, listTables, putAway } from '../../table/store.ts';
import { tablesWords } from '../../table/tables-words.ts';
import styles from './home.module.css';

const SHOWN = 4;

export function Tables() {
  const tables = useSignal<readonly SavedTable[]>([]);
  /**
   * Tables taken off the list on this visit: their rows stay until the page is left, so that nothing slides under the
   * finger.
   */
  const gone = useSignal<ReadonlySet<string>>(new Set());
  const read = async () => {
    await clearAway();
    tables.value = (await listTables()).filter((table) => table.putAway !== true);
  };
  // The row says that the table is gone only once that is stored: the player may leave the page at once.
  const remove = async (id: string) => {
    await putAway(id, { away: true });
    gone.value = new Set([...gone.value, id]);
  };
  const restore = async (id: string) => {
    await putAway(id, { away: false });
    gone.value = new Set([...gone.value].filter((each) => each !== id));
  };
  const online = useSignal<readonly PlayedTable[]>([]);
  useEffect(() => {
    void read();
    if (isKnown())
      readPlayed().then(
        (found) => {
          online.value = found;
        },
        () => undefined, // without the server the tables of this device are enough
      );
  }, []);
  const words = tablesWords();
  const going = tables.value.filter(({ summary }) => summary.scores === undefined);
  const over = tables.value.filter(({ summary }) => summary.scores !== undefined);
  const shown = [...going, ...over].slice(0, SHOWN);
  return (
    <article
      class={`${ui.panel} ${styles.tables} ${shown.length + online.value.length === 0 ? styles.none : ''}`}
    >
      <header>
        <h2 class={ui.caps}>{words.tables}</h2>
        <a class={ui.link} href="/logbook">
          <Glyph name="ui-log" />
          {appWords().nav.logbook}
        </a>
        <a class={ui.link} href={`/play/${FIRST_GAME}/new`}>
          <Glyph name="ui-plus" />
          {appWords().home.newTable}
        </a>
      </header>
      {shown.length + online.value.length === 0 ? <p>{words.noTables}</p> : undefined}
      <ul>
        {online.value.slice(0, SHOWN).map((table) => (
          <Online key={table.code} table={table} />
        ))}
        {shown.map((table) =>
          gone.value.has(table.id) ? (
            <Gone key={table.id} table={table} onRestore={() => void restore(table.id)} />
          ) : (
            <Row key={table.id} table={table} onRemove={() => void remove(table.id)} />
          ),
        )}
      </ul>
    </article>
  );
}

function Row({ table, onRemove }: { table: SavedTable; onRemove: () => void }) {
  return (
    <li>
      <a href={`/play/${table.game}/${table.id}`}>
        <img src={SCREENS[table.game].scene} alt="" class={styles.thumb} />
        <span>
          <b>{titleOf(table)}</b>
          <small>{stateOf(table)}</small>
        </span>
        <State table={table} />
      </a>
      <button
        type="button"
        class={ui.icon}
        aria-label={tablesWords().remove(titleOf(table))}
        onClick={onRemove}
      >
        <Glyph name="ui-close" />
      </button>
    </li>
  );
}

/** In the place of the row: names what was removed, with a button to undo. */
function Gone({ table, onRestore }: { table: SavedTable; onRestore: () => void }) {
  const words = tablesWords();
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button has gone: the focus goes to the one that undoes it.
  useEffect(() => button.current?.focus(), []);
  return (
    <li class={styles.gone} data-gone>
      <span role="status">{words.removed(titleOf(table), table.summary.scores !== undefined)}</span>
      <button type="button" class={ui.link} ref={button} onClick={onRestore}>
        <Glyph name="ui-undo" />
        {words.restore}
      </button>
    </li>
  );
}

function Online({ table }: { table: PlayedTable }) {
  const words = tablesWords();
  return (
    <li>
      <a href={`/t/${makeCode(table.code)}`}>
        <img src={SCREENS[table.game].scene} alt="" class={styles.thumb} />
        <span>
          <b>
            {nameOfGame(table.game)} · {words.online}
          </b>
          <small>{table.status === 'open' ? words.waiting : makeCode(table.code)}</small>
        </span>
        <em class={table.yourTurn ? styles.turn : styles.over}>
          {table.yourTurn ? words.yourTurn : words.theirTurn}
        </em>
      </a>
    </li>
  );
}

function titleOf({ game, seats, day }: SavedTable): string {
  const others = seats.map(({ name }) => name).filter((name) => name !== '');
  return [day === undefined ? nameOfGame(game) : dailyWords().sky, ...others].join(' · ');
}

function stateOf({ game, summary }: SavedTable): string {
  const words = tablesWords();
  const { scores, winners, round, rounds, ended } = summary;
  if (scores === undefined) return words.roundOf(nameOfRound(game, round), numberOfRound(game, rounds));
  const { abandoned, bySomebody } = frameWords().ending;
  if (ended !== undefined) return ended === 'abandoned' ? abandoned : bySomebody[ended];
  return CARDS[game].cooperative ? words.ended((winners ?? []).length > 0) : words.finished(...scores);
}

function State({ table }: { table: SavedTable }) {
  const words = tablesWords();
  if (table.summary.scores !== undefined) return <em class={styles.over}>{words.over}</em>;
  return table.summary.waitsForPerson ? (
    <em class={styles.turn}>{words.yourTurn}</em>
  ) : (
    <em class={styles.over}>{words.theirTurn}</em>
  );
}
