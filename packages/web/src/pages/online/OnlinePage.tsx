// A table on the server by its code: the waiting room first, then the board of its game.

import { type GuestInfo, parseCode, type TableInfo } from '@planisphere/protocol';
import { untracked, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { type GameId, isGameId } from '../../base/games.ts';
import { navigate } from '../../base/navigation/router.ts';
import { usePageTitle } from '../../base/navigation/title.ts';
import { beginPage } from '../../base/ui/focus.ts';
import { Glyph } from '../../base/ui/Glyph.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { nameOfGame } from '../../base/words/game-name.ts';
import { appWords } from '../../base/words/index.ts';
import styles from '../../table/banner.module.css';
import type { Board, OpenBoard } from '../../table/board.ts';
import { boardOf } from '../../table/board-of.ts';
import { loadRules } from '../../table/games.ts';
import { beGuest, readTable, ServerError } from '../../table/online/api.ts';
import { keepServed } from '../../table/online/keeping.ts';
import { OnlineTable } from '../../table/online/online-table.ts';
import { onlineWords } from '../../table/online/words/index.ts';
import { type History, pastOf, type Standing } from '../../table/play.ts';
import type { SavedSeat } from '../../table/saved.ts';
import { fetchRestOf } from '../../table/warming.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

interface Joined {
  readonly table: OnlineTable;
  readonly guest: GuestInfo;
  readonly board: Board;
  /** The code of the next game, if there is one already. */
  readonly rematch: string | undefined;
}

async function join(code: string, key: string | undefined): Promise<Joined> {
  const guest = await beGuest();
  const info = await readTable(code, key);
  const id = info.settings.game;
  if (!isGameId(id)) throw new ServerError('unknown-game', onlineWords().goneText);
  const { game } = await loadRules(id);
  return {
    table: new OnlineTable(game, code, key),
    guest,
    board: await boardOf(id),
    rematch: info.rematch,
  };
}

/** True once: it removes the wish from the address, so that a reload or a shared link does not repeat it. */
function takeSit(): boolean {
  const wishes = new URLSearchParams(location.search);
  if (!wishes.has('sit')) return false;
  wishes.delete('sit');
  const query = wishes.toString();
  history.replaceState(history.state, '', `${location.pathname}${query === '' ? '' : `?${query}`}`);
  return true;
}

export function OnlinePage({ id }: { id: string }) {
  const joined = useSignal<Joined | undefined>(undefined);
  const opened = useSignal<OpenBoard | undefined>(undefined);
  const failed = useSignal<string | undefined>(undefined);
  const ratings = useSignal<SeatTexts>({});
  const key = new URLSearchParams(location.search).get('key') ?? undefined;
  useEffect(() => {
    let left = false;
    const code = parseCode(id);
    joined.value = undefined;
    opened.value = undefined;
    failed.value = code === undefined ? onlineWords().goneText : undefined;
    if (code === undefined) return;
    join(code, key).then(
      (found) => {
        if (left) found.table.close();
        else joined.value = found;
      },
      (error: unknown) => {
        failed.value =
          error instanceof ServerError && error.code !== 'not-found' ? error.message : onlineWords().goneText;
      },
    );
    return () => {
      left = true;
      joined.value?.table.close();
      opened.value?.session.close();
    };
  }, [id, key, joined, opened, failed]);
  useSignalEffect(() => {
    const found = joined.value;
    const info = found?.table.info.value;
    if (found === undefined || info === undefined || info.status === 'open') return;
    if (opened.peek() === undefined) opened.value = untracked(() => seatDown(found, info));
    const open = opened.peek();
    if (open !== undefined) open.session.seats.places.value = seatsIn(info, found.guest.id, ratings.value);
  });
  // Ratings for the name plates, if such tables have ratings; read once for everybody who sits there.
  const sitters = useComputed(() => {
    const info = joined.value?.table.info.value;
    if (info === undefined || info.status === 'open' || info.settings.pace.kind === 'none') return '';
    return `${info.code} ${info.seats.map(({ guest }) => guest?.id ?? '').join()}`;
  });
  useSignalEffect(() => {
    const [code = ''] = sitters.value.split(' ');
    if (code !== '')
      seatTexts(code).then(
        (texts) => {
          ratings.value = texts;
        },
        () => undefined, // then the plates show names only
      );
  });
  // A visitor with `?sit` has said on another page that they want to play here.
  useSignalEffect(() => {
    const found = joined.value;
    const info = found?.table.info.value;
    if (found === undefined || info?.status !== 'open' || !takeSit()) return;
    const free = info.seats.find(({ guest, bot }) => guest === undefined && bot === undefined);
    if (free === undefined || info.seats.some(({ guest }) => guest?.id === found.guest.id)) return;
    // If somebody has just taken the seat, the waiting room shows it.
    void found.table.send({ type: 'sit', seat: free.seat }).catch(() => undefined);
  });
  useSignalEffect(() => {
    const { rematch } = joined.value?.table.info.value ?? {};
    if (opened.peek() === undefined) return;
    // A visitor to an old table stays there; a player who sat at it when the next one opened goes along.
    if (rematch !== undefined && rematch !== joined.value?.rematch)
      navigate(`/t/${rematch}`, { replace: true });
  });
  useSignalEffect(() => {
    const info = joined.value?.table.info.value;
    // If storing fails, the logbook stores the game when it is opened.
    if (info?.status === 'over') keepServed(info.code, { key }).catch(() => undefined);
  });
  const begun = opened.value?.session.table;
  usePageTitle(begun === undefined ? undefined : onlineWords().tableTitle(nameOfGame(begun.game), begun.id));
  // The waiting room has become a table: another page at the same address.
  useLayoutEffect(() => {
    if (begun !== undefined) beginPage();
  }, [begun]);
  if (failed.value !== undefined) return <Notice title={onlineWords().gone} text={failed.value} />;
  const found = joined.value;
  const info = found?.table.info.value;
  if (found?.table.lost.value !== undefined)
    return <Notice title={appWords().error.title} text={found.table.lost.value} />;
  if (found === undefined || info === undefined) return <Notice title={onlineWords().connecting} quiet />;
  const url = `${location.origin}/t/${id}${location.search}`;
  if (info.status === 'open')
    return <WaitingRoom table={found.table} info={info} guest={found.guest.id} url={url} />;
  if (opened.value === undefined) return <Notice title={onlineWords().connecting} quiet />;
  const { Table } = opened.value;
  return (
    <>
      <Reconnecting table={found.table} />
      <Table key={id} />
    </>
  );
}

/** Opens the board of a game that has begun, and lets it follow the table. */
function seatDown({ table, guest, board }: Joined, info: TableInfo): OpenBoard | undefined {
  const laid = table.opened();
  if (laid === undefined) return undefined;
  const opened = board.open({
    table: {
      id: info.code,
      game: info.settings.game as GameId,
      seats: seatsIn(info, guest.id),
      options: info.settings.options,
    },
    standing: laid.standing,
    source: table,
    online: table,
    viewer: table.seat.value ?? 0,
    spectating: table.seat.value === undefined,
    past: pastOf(laid.history),
  });
  fetchRestOf(board);
  const { session } = opened;
  table.listen({
    progress: (progress) => void session.stage.show(progress),
    lay: (standing: Standing, history: History, note?: string) => {
      void session.stage.lay(standing, pastOf(history));
      if (note !== undefined) void session.refuse(note);
    },
  });
  return opened;
}

type SeatTexts = Readonly<Record<string, string>>;

/** Texts like `1540 ±62` by seat, for people who have played rated games of this kind. */
async function seatTexts(code: string): Promise<SeatTexts> {
  const { readRatings } = await import('../../table/rating/ratings.ts');
  const { seats } = await readRatings(code);
  return Object.fromEntries(
    seats.flatMap(({ seat, rating, bot }) =>
      bot === true || rating.games === 0 ? [] : [[seat, `${rating.points} ±${rating.interval}`]],
    ),
  );
}

function seatsIn({ seats }: TableInfo, guest: string, ratings: SeatTexts = {}): readonly SavedSeat[] {
  return seats.map(({ seat, guest: sitter, bot }) => ({
    name: sitter?.name ?? (bot === undefined ? '' : (appWords().botNames[bot] ?? bot)),
    ...(bot !== undefined && { bot }),
    ...(sitter?.id !== guest && { elsewhere: true }),
    ...(ratings[seat] !== undefined && bot === undefined && { rating: ratings[seat] }),
  }));
}

/** A quiet banner while the connection is down. Decisions made meanwhile are sent when it is back. */
function Reconnecting({ table }: { table: OnlineTable }) {
  return (
    <div class={styles.banner} role="status">
      {table.connection.value === 'down' ? (
        <p>
          <Glyph name="ui-unplug" />
          {onlineWords().reconnecting}
        </p>
      ) : undefined}
    </div>
  );
}
