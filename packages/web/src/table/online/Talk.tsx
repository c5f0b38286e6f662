// The chat of a table, with muting and reporting.
import { newsText, PHRASE_IDS, PHRASES, type Phrase, type TableInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import { settings } from '../../base/settings/settings.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import ui from '../../base/ui/ui.module.css';
import { guestHere } from './api.ts';
import { isMutedGuest, type Muted, muted } from './muting.ts';
import styles from './online.module.css';
import { fullWordsOf, type OnlineTable } from './online-table.ts';
import { ReportButton } from './report/Report.tsx';
import { onlineWords, refusalText } from './words/index.ts';

/** The people who can be muted, and those who are. */
function Mutes({ table, info }: { table: OnlineTable; info: TableInfo }) {
  const own = guestHere();
  const spoke = new Map(table.said.value.map(({ from, name }) => [from, { id: from, name }]));
  const others = [...spoke.values()].filter(({ id }) => id !== own && !isMutedGuest(id));
  const rivals = info.seats.flatMap(({ guest }) =>
    guest === undefined || guest.id === '' || guest.id === own ? [] : [guest],
  );
  const all = [...new Map([...rivals, ...spoke.values()].map((each) => [each.id, each])).values()].filter(
    ({ id }) => id !== own,
  );
  if (all.length + muted.value.length === 0) return undefined;
  const host = isHost(info, own);
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
      {host
        ? all.map((person) => <Silence key={person.id} table={table} info={info} person={person} />)
        : undefined}
      {all.map((person) => (
        <ReportButton key={person.id} person={person} table={info.code} class={`${ui.button} ${ui.danger}`} />
      ))}
    </fieldset>
  );
}

/** The host mutes somebody for everybody at the table. */
function Silence({ table, info, person }: { table: OnlineTable; info: TableInfo; person: Muted }) {
  const on = info.silenced?.includes(person.id) !== true;
  return (
    <button
      type="button"
      class={`${ui.button} ${ui.quiet}`}
      onClick={() => void table.send({ type: 'silence', guest: person.id, on })}
    >
      {on ? onlineWords().silence(person.name) : onlineWords().unsilence(person.name)}
    </button>
  );
}

/**
 * Whether the guest is the host, as the server decides it: the opener, or the first person in a seat while the opener
 * has none.
 */
function isHost({ opener, seats }: TableInfo, own: string | undefined): boolean {
  if (own === undefined) return false;
  if (own === opener) return true;
  const seated = seats.flatMap(({ guest }) => guest?.id ?? []);
  return !seated.includes(opener) && seated[0] === own;
}

export function Talk({ table, info }: { table: OnlineTable; info: TableInfo }) {
  const text = useSignal('');
  const { settings: terms } = info;
  const chat = terms.chat === 'phrases' && info.chat === true ? 'free' : terms.chat;
  const strangers = terms.rated === true || terms.access === 'open' || terms.tournament !== undefined;
  const mayOpen = chat === 'phrases' && strangers && table.seat.value !== undefined && info.ask === undefined;
  const { locale } = settings.value;
  const heard = table.said.value.filter(({ from }) => !isMutedGuest(from));
  const lines = [...heard, ...table.incidents.value].sort((a, b) => a.seq - b.seq);
  const trouble = useSignal('');
  const tell = async (words: { readonly text: string } | { readonly phrase: Phrase }) => {
    trouble.value = '';
    try {
      await table.send({ type: 'say', ...words });
    } catch (error) {
      trouble.value = await fullWordsOf(error);
    }
  };
  const say = () => {
    if (text.value.trim() === '') return;
    void tell({ text: text.value.trim() });
    text.value = '';
  };
  const silenced = info.silenced?.includes(guestHere() ?? '') === true;
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
      <Mutes table={table} info={info} />
      <p class={styles.small} role="status">
        {silenced ? refusalText('silenced') : trouble.value}
      </p>
      {chat === 'off' || silenced ? undefined : (
        <fieldset class={styles.phrases} aria-label={onlineWords().quick}>
          {PHRASE_IDS.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class={`${ui.button} ${ui.quiet}`}
              onClick={() => void tell({ phrase })}
            >
              {PHRASES[phrase][locale]}
            </button>
          ))}
        </fieldset>
      )}
      {mayOpen && !silenced ? (
        <div class={styles.sit}>
          <small>{onlineWords().openChatText}</small>
          <button
            type="button"
            class={`${ui.button} ${ui.quiet}`}
            onClick={() =>
              void table.send({ type: 'chat' }).catch(async (error: unknown) => {
                trouble.value = await fullWordsOf(error);
              })
            }
          >
            <Glyph name="ui-chat" />
            {onlineWords().openChat}
          </button>
        </div>
      ) : undefined}
      {chat === 'free' && !silenced ? (
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
