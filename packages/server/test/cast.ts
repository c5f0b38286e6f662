// Tables with everybody whom a test of authority needs: players, one who gave up, one whom a bot replaces, somebody
// from another table, and a stranger.
import { Sqlite } from '../src/store/sqlite.ts';
import { append, readLog } from '../src/store/tables.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';

export interface Cast {
  readonly server: string;
  /** A table that everybody may watch. */
  readonly open: string;
  /** A table that nobody may watch. */
  readonly hidden: string;
  /** A table with seats A and B only. */
  readonly small: string;
  readonly host: Player;
  readonly other: Player;
  readonly resigned: Player;
  readonly replaced: Player;
  readonly elsewhere: Player;
  readonly stranger: Player;
  /** The lengths of the logs. */
  lengths(): Promise<readonly number[]>;
}

const person = { kind: 'person' } as const;

export async function openCast(): Promise<Cast> {
  const first = await startServer();
  const arrive = (name: string): Promise<Player> => Player.arrive(first.url, name);
  const host = await arrive('Ada');
  const other = await arrive('Ben');
  const resigned = await arrive('Cleo');
  const replaced = await arrive('Dora');
  const elsewhere = await arrive('Emil');
  const stranger = await arrive('Eve');
  const seats = [person, person, person, person];
  const { code: open } = await host.visitor.open({ game: 'star-explorer', seats });
  const { code: hidden } = await host.visitor.open({
    game: 'stellar',
    seats: [person, person],
    spectators: false,
  });
  const { code: small } = await host.visitor.open({ game: 'star-explorer', seats: [person, person] });
  await elsewhere.visitor.open({ game: 'stellar', seats: [person, person] });
  for (const [player, seat] of [
    [other, 'B'],
    [resigned, 'C'],
    [replaced, 'D'],
  ] as const) {
    await player.follow(open).send({ type: 'sit', seat });
  }
  await resigned.link?.send({ type: 'resign' });
  for (const player of [other, resigned, replaced]) player.link?.close();
  for (const code of [hidden, small]) {
    await other.follow(code).send({ type: 'sit', seat: 'B' });
    other.link?.close();
  }
  await first.close();
  await standIn(first.folder, open);
  const second = await startServer({ DATA_DIR: first.folder });
  const people = [host, other, resigned, replaced, elsewhere, stranger].map(
    (player) => [player.visitor.cookie, player] as const,
  );
  const moved = new Map<Player, Player>();
  for (const [cookie, player] of people) moved.set(player, await Player.return(second.url, cookie));
  const at = (player: Player): Player => moved.get(player) as Player;
  return {
    server: second.url,
    open,
    hidden,
    small,
    host: at(host),
    other: at(other),
    resigned: at(resigned),
    replaced: at(replaced),
    elsewhere: at(elsewhere),
    stranger: at(stranger),
    lengths: () => Promise.all([open, hidden, small].map((code) => lengthOf(at(host), code))),
  };
}

/** Lets a bot play for seat D, as if its player had been away for long. */
async function standIn(folder: string, code: string): Promise<void> {
  const sql = new Sqlite(folder);
  const after = (await readLog(sql, code, 0)).length;
  const now = Date.now();
  const body = JSON.stringify({ t: 'standin', seat: 3, bot: 'random', at: now });
  const change = { status: 'playing', awaiting: '', players: undefined, deadlines: undefined } as const;
  await append(sql, { code, after, bodies: [body], now, traces: [], opening: undefined, ...change });
  await sql.close();
}

/** Each question uses its own reader, because several run at the same time. */
async function lengthOf({ visitor }: Player, code: string): Promise<number> {
  const reader = await Player.return(visitor.server, visitor.cookie);
  const link = reader.follow(code);
  await reader.until(() => reader.last !== undefined);
  link.close();
  return reader.last?.seq ?? 0;
}
