// Who is at the table, what is said, and what people ask of each other. Opens from the bar of every board.
import type { SeatInfo, TableInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { levelName } from '../levels.ts';
import { AskBar } from './AskBar.tsx';
import { Clocks } from './Clocks.tsx';
import styles from './online.module.css';
import { type OnlineTable, wordsOf } from './online-table.ts';
import { Talk } from './Talk.tsx';
import { Watching } from './Watching.tsx';
import { onlineWords } from './words/index.ts';

interface ButtonProps {
  readonly session: { readonly online: OnlineTable | undefined };
  readonly class?: string | undefined;
}

/** For the bar of a board; a table of this device has none. */
export function CompanyButton({ session, class: look }: ButtonProps) {
  const open = useSignal(false);
  const read = useSignal(0);
  const { online } = session;
  const info = online?.info.value;
  if (online === undefined || info === undefined) return undefined;
  const heard = [...online.said.value, ...online.incidents.value].map(({ seq }) => seq);
  const last = Math.max(0, ...heard);
  const unread = heard.filter((seq) => seq > read.value).length;
  return (
    <>
      <button
        type="button"
        class={look}
        aria-label={unread === 0 ? onlineWords().company : `${onlineWords().company} (${unread})`}
        onClick={() => {
          open.value = true;
          read.value = last;
        }}
      >
        <Glyph name="ui-chat" />
        {unread === 0 ? undefined : <b class={styles.unread}>{unread}</b>}
      </button>
      <AskBar table={online} info={info} />
      {open.value ? (
        <Sheet
          title={onlineWords().company}
          side
          onClose={() => {
            open.value = false;
            read.value = last;
          }}
        >
          <Company table={online} info={info} />
        </Sheet>
      ) : undefined}
    </>
  );
}

function Company({ table, info }: { table: OnlineTable; info: TableInfo }) {
  return (
    <div class={styles.company}>
      <h3 class={ui.caps}>{onlineWords().players}</h3>
      <ul class={styles.seats}>
        {info.seats.map((seat) => (
          <Sitter key={seat.seat} seat={seat} table={table} info={info} />
        ))}
      </ul>
      <Watching table={table} info={info} />
      <Clocks info={info} />
      {table.seat.value === undefined ? (
        <p>{onlineWords().spectator}</p>
      ) : (
        <Leaving table={table} info={info} />
      )}
      <h3 class={ui.caps}>{onlineWords().chat}</h3>
      <Talk table={table} info={info} />
    </div>
  );
}

function Sitter({ seat, table, info }: { seat: SeatInfo; table: OnlineTable; info: TableInfo }) {
  const { guest, bot, notice } = seat;
  const trouble = useSignal('');
  const replace = () =>
    table.send({ type: 'replace', seat: seat.seat }).catch((error: unknown) => {
      trouble.value = wordsOf(error);
    });
  const name = guest?.name ?? (bot === undefined ? onlineWords().free : (appWords().botNames[bot] ?? bot));
  const here = guest !== undefined && table.isHere(guest);
  const own = 'ABCD'.indexOf(seat.seat) === table.seat.value;
  const absent = info.status === 'playing' && guest !== undefined && !own && !here && bot === undefined;
  return (
    <li>
      <span class={ui.avatar} data-player={'ABCD'.indexOf(seat.seat) + 1}>
        <Glyph name={guest === undefined ? 'ui-bot' : `p-${'ABCD'.indexOf(seat.seat) + 1}`} />
      </span>
      <span>
        {guest === undefined || guest.id === '' ? <b>{name}</b> : <a href={`/people/${guest.id}`}>{name}</a>}
        <small>
          {guest !== undefined && bot !== undefined
            ? onlineWords().standIn
            : guest === undefined
              ? onlineWords().bot(levelName(bot ?? ''))
              : here || own
                ? onlineWords().ready
                : onlineWords().away}
        </small>
        {notice === undefined ? undefined : <small>{onlineWords().notice(name)}</small>}
        <small role="status">{trouble.value}</small>
      </span>
      {absent && notice === undefined && table.seat.value !== undefined ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => void replace()}>
          {onlineWords().replace(name)}
        </button>
      ) : undefined}
      {own && (notice !== undefined || bot !== undefined) ? (
        <button type="button" class={ui.button} onClick={() => void table.send({ type: 'back' })}>
          {onlineWords().back}
        </button>
      ) : undefined}
    </li>
  );
}

function Leaving({ table, info }: { table: OnlineTable; info: TableInfo }) {
  const sure = useSignal(false);
  if (info.status !== 'playing') return undefined;
  return (
    <div class={styles.leaving}>
      <button
        type="button"
        class={`${ui.button} ${ui.quiet}`}
        onClick={() => void table.send({ type: 'abandon' })}
      >
        {onlineWords().abandon}
      </button>
      <button
        type="button"
        class={`${ui.button} ${sure.value ? ui.danger : ui.quiet}`}
        onClick={() => {
          if (sure.value) void table.send({ type: 'resign' });
          sure.value = !sure.value;
        }}
      >
        <Glyph name="ui-flag" />
        {sure.value ? onlineWords().resignSure : onlineWords().resign}
      </button>
    </div>
  );
}
