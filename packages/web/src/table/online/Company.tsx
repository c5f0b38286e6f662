// Who is at the table, what is said, and what people ask of each other. Opens from the bar of every board.
import { newsText, PHRASE_IDS, PHRASES, type SeatInfo, type TableInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Sheet } from '../../base/ui/Sheet.tsx';
import ui from '../../base/ui/ui.module.css';
import { appWords } from '../../base/words/index.ts';
import { AskBar } from './AskBar.tsx';
import { guestHere } from './api.ts';
import { Clocks } from './Clocks.tsx';
import { isMutedGuest, type Muted, muted } from './muting.ts';
import styles from './online.module.css';
import { type OnlineTable, wordsOf } from './online-table.ts';
import { Watching } from './Watching.tsx';
import { onlineWords } from './words/index.ts';

interface ButtonProps {
  readonly session: { readonly online: OnlineTable | undefined };
  readonly class?: string | undefined;
}

/** For the bar of a board: nothing at a table of this device. */
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
              ? onlineWords().bot(appWords().levels[bot ?? ''] ?? bot ?? '')
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

/** Whose words can be left out, and whose are. */
function Mutes({ table }: { table: OnlineTable }) {
  const own = guestHere();
  const spoke = new Map(table.said.value.map(({ from, name }) => [from, { id: from, name }]));
  const others = [...spoke.values()].filter(({ id }) => id !== own && !isMutedGuest(id));
  if (others.length + muted.value.length === 0) return undefined;
  const button = (person: Muted, on: boolean) => (
    <button
      key={person.id}
      type="button"
      class={`${ui.button} ${ui.quiet}`}
      onClick={() => table.mute(person, { on })}
    >
      {on ? onlineWords().mute(person.name) : onlineWords().unmute(person.name)}
    </button>
  );
  return (
    <fieldset class={styles.phrases} aria-label={onlineWords().muting}>
      {others.map((person) => button(person, true))}
      {muted.value.map((person) => button(person, false))}
    </fieldset>
  );
}

function Talk({ table, info }: { table: OnlineTable; info: TableInfo }) {
  const text = useSignal('');
  const { chat } = info.settings;
  const { locale } = settings.value;
  const heard = table.said.value.filter(({ from }) => !isMutedGuest(from));
  const lines = [...heard, ...table.incidents.value].sort((a, b) => a.seq - b.seq);
  const say = () => {
    if (text.value.trim() === '') return;
    void table.send({ type: 'say', text: text.value.trim() });
    text.value = '';
  };
  return (
    <>
      <ol class={styles.talk} aria-live="polite">
        {lines.length === 0 ? <li>{onlineWords().noChat}</li> : undefined}
        {lines.map((line) =>
          'news' in line ? (
            <li key={line.seq}>{newsText(line.news, line.name, locale)}</li>
          ) : (
            <li key={line.seq}>
              <b>{line.name}</b> {line.phrase === undefined ? line.text : PHRASES[line.phrase][locale]}
            </li>
          ),
        )}
      </ol>
      <Mutes table={table} />
      {chat === 'off' ? undefined : (
        <fieldset class={styles.phrases} aria-label={onlineWords().quick}>
          {PHRASE_IDS.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              onClick={() => void table.send({ type: 'say', phrase })}
            >
              {PHRASES[phrase][locale]}
            </button>
          ))}
        </fieldset>
      )}
      {chat === 'free' ? (
        <form
          class={styles.link}
          onSubmit={(event) => {
            event.preventDefault();
            say();
          }}
        >
          <input
            class={ui.field}
            maxLength={200}
            aria-label={onlineWords().say}
            placeholder={onlineWords().say}
            value={text.value}
            onInput={(event) => (text.value = event.currentTarget.value)}
          />
          <button type="submit" class={ui.button} aria-label={onlineWords().send}>
            <Glyph name="ui-send" />
          </button>
        </form>
      ) : undefined}
    </>
  );
}
