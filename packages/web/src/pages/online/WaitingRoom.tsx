// A table before the game: who sits where, and how the others can join.
import type { SeatInfo, TableInfo } from '@planisphere/protocol';
import { useSignal } from '@preact/signals';
import type { GameId } from '../../base/games.ts';
import { usePageTitle } from '../../base/navigation/title.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { OwnName } from '../../base/ui/OwnName.tsx';
import { Shell } from '../../base/ui/Shell.tsx';
import ui from '../../base/ui/ui.module.css';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import { SCREENS } from '../../games/index.ts';
import { levelName, ownLevel } from '../../table/levels.ts';
import { beGuest, ServerError } from '../../table/online/api.ts';
import styles from '../../table/online/online.module.css';
import { fullWordsOf, type OnlineTable } from '../../table/online/online-table.ts';
import { paceText } from '../../table/online/pace-text.ts';
import { Watching } from '../../table/online/Watching.tsx';
import { onlineWords } from '../../table/online/words/index.ts';
import { Invite } from './Invite.tsx';

interface Props {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly guest: string;
  readonly url: string;
}

export function WaitingRoom({ table, info, guest, url }: Props) {
  const trouble = useSignal('');
  const game = info.settings.game as GameId;
  usePageTitle(onlineWords().waitingAt(nameOfGame(game)));
  const seated = info.seats.some((seat) => seat.guest?.id === guest);
  const attempt = (deed: () => Promise<unknown>) => {
    trouble.value = '';
    deed().catch(async (error: unknown) => {
      trouble.value = error instanceof ServerError ? error.message : await fullWordsOf(error);
    });
  };
  return (
    <Shell>
      <main class={styles.room} id="content" data-seated={seated}>
        <section class={`${ui.panel} ${styles.table}`}>
          <img src={SCREENS[game].scene} alt="" />
          <h1>{nameOfGame(game)}</h1>
          <h2 class={ui.caps}>{onlineWords().seats}</h2>
          <ul class={styles.seats}>
            {info.seats.map((seat) => (
              <Place key={seat.seat} seat={seat} {...{ table, info, guest, attempt }} />
            ))}
          </ul>
          {seated ? undefined : <SitDown {...{ table, info, attempt }} />}
          {trouble.value === '' ? undefined : (
            <p class={styles.trouble} role="alert">
              {trouble.value}
            </p>
          )}
          <Watching table={table} info={info} />
          <Facts info={info} />
        </section>
        <Invite code={info.code} game={game} url={url} />
      </main>
    </Shell>
  );
}

interface PlaceProps {
  readonly seat: SeatInfo;
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly guest: string;
  readonly attempt: (deed: () => Promise<unknown>) => void;
}

function Place({ seat, table, info, guest, attempt }: PlaceProps) {
  const own = seat.guest?.id === guest;
  const host = info.opener === guest;
  const empty = seat.guest === undefined && seat.bot === undefined;
  const level = ownLevel();
  const plan = (kind: 'bot' | 'person') =>
    attempt(() =>
      table.send({
        type: 'plan',
        seat: seat.seat,
        plan: kind === 'bot' ? { kind, level } : { kind },
      }),
    );
  return (
    <li class={empty ? styles.free : undefined}>
      <span class={ui.avatar} data-player={'ABCD'.indexOf(seat.seat) + 1}>
        <Glyph name={seat.bot === undefined ? `p-${'ABCD'.indexOf(seat.seat) + 1}` : 'ui-bot'} />
      </span>
      <span>
        <b>{nameAt(seat)}</b>
        <small>{stateOf(seat, { table, own })}</small>
      </span>
      {seat.guest?.id === info.opener ? <em>{onlineWords().host}</em> : undefined}
      {host && empty ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => plan('bot')}>
          <Glyph name="ui-bot" />
          {onlineWords().botMeanwhile}
        </button>
      ) : undefined}
      {host && seat.bot !== undefined ? (
        <button type="button" class={`${ui.button} ${ui.quiet}`} onClick={() => plan('person')}>
          {onlineWords().personAgain}
        </button>
      ) : undefined}
      {host && !own && seat.guest !== undefined ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => attempt(() => table.send({ type: 'dismiss', seat: seat.seat }))}
        >
          {onlineWords().dismiss(seat.guest.name)}
        </button>
      ) : undefined}
      {own && !host ? (
        <button
          type="button"
          class={`${ui.button} ${ui.quiet}`}
          onClick={() => attempt(() => table.send({ type: 'stand', seat: seat.seat }))}
        >
          {onlineWords().stand}
        </button>
      ) : undefined}
    </li>
  );
}

function nameAt({ guest, bot }: SeatInfo): string {
  return guest?.name ?? (bot === undefined ? onlineWords().free : (appWords().botNames[bot] ?? bot));
}

function stateOf(seat: SeatInfo, { table, own }: { table: OnlineTable; own: boolean }): string {
  if (seat.bot !== undefined) return onlineWords().bot(levelName(seat.bot));
  if (seat.guest === undefined) return onlineWords().freeText;
  if (own) return onlineWords().youReady;
  return table.isHere(seat.guest) ? onlineWords().ready : onlineWords().away;
}

function SitDown({ table, info, attempt }: Pick<PlaceProps, 'table' | 'info' | 'attempt'>) {
  const free = info.seats.find(({ guest, bot }) => guest === undefined && bot === undefined);
  if (free === undefined) return undefined;
  const sit = async () => {
    await beGuest();
    await table.send({ type: 'sit', seat: free.seat });
  };
  return (
    <form
      class={styles.sit}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(sit);
      }}
    >
      <OwnName />
      <button type="submit" class={`${ui.button} ${ui.big}`}>
        <Glyph name="ui-play" />
        {onlineWords().sit}
      </button>
    </form>
  );
}

function Facts({ info }: { info: TableInfo }) {
  const { pace, outOfTime, access, spectators } = info.settings;
  return (
    <>
      <ul class={styles.facts}>
        <li>
          <Glyph name="ui-clock" />
          {paceText(pace)}
        </li>
        {pace.kind === 'none' ? undefined : (
          <li>
            <Glyph name="ui-bot" />
            {onlineWords().outOfTime[outOfTime]}
          </li>
        )}
        <li>
          <Glyph name="ui-lock" />
          {onlineWords().access[access]}
        </li>
        <li>
          <Glyph name="ui-eye" />
          {onlineWords().spectators(spectators)}
        </li>
      </ul>
      <p class={styles.small}>
        <Glyph name="ui-seal" />
        <span>
          {onlineWords().kept} <code>{info.commitment.slice(0, 12)}</code>. {onlineWords().closeText}
        </span>
      </p>
    </>
  );
}
