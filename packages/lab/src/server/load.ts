// Many games at once. At a fixed rate it measures how long an action takes to the opponent's screen; at full speed it
// counts how many actions are written durably.
import { Visitor } from '@planisphere/server/client';
import { gameOf } from '../base/game.ts';
import { percentile } from './figures.ts';
import { LOAD_GAME } from './load-game.ts';
import { type Headers, type LoadListener, LoadPlayer } from './player.ts';

const PARALLEL = 40;
/** In milliseconds: a later action counts as lost. */
const LATEST = 10_000;

/** Two people at a table, who can come back to it. */
interface SeatedPair {
  readonly code: string;
  readonly cookies: readonly [string, string];
}

interface Pair {
  readonly players: readonly [LoadPlayer, LoadPlayer];
  /** When the current action was sent; undefined between two. */
  sent: number | undefined;
  by: LoadPlayer | undefined;
}

export interface SteadyResult {
  readonly p50: number;
  readonly p99: number;
  /** The share of the requested rate that was reached. */
  readonly rate: number;
  readonly actions: number;
}

export class Load implements LoadListener {
  readonly #pairs = new Map<string, Pair>();
  readonly #seated: SeatedPair[] = [];
  readonly #delays: number[] = [];
  readonly #headersOf: (table: number, seat: number) => Headers;
  #confirmed = 0;
  #onReady: (pair: Pair) => void = () => undefined;
  #ids = 0;
  #bytes = 0;

  /** `headersOf`: the headers of each connection, by table and seat. */
  constructor(headersOf: (table: number, seat: number) => Headers = () => ({})) {
    this.#headersOf = headersOf;
  }

  /** Opens tables for two, on different nodes if there are several. */
  async open(urls: readonly string[], tables: number): Promise<void> {
    await this.#forEach(tables, async (index) => {
      const visitors = urlsOf(urls, index).map(
        (url, seat) => new Visitor(url, '', this.#headersOf(index, seat)),
      ) as [Visitor, Visitor];
      await Promise.all(visitors.map((each) => each.be({ name: 'Load', emblem: 'star' })));
      const people = [{ kind: 'person' }, { kind: 'person' }] as const;
      const { code } = await visitors[0].open({ game: LOAD_GAME, seats: [...people] });
      const seated: SeatedPair = { code, cookies: [visitors[0].cookie, visitors[1].cookie] };
      this.#seated[index] = seated;
      (await this.#connect(seated, urlsOf(urls, index), index))[1].sit('B');
    });
    await this.#ready();
  }

  /** Reconnects the same people to the same tables. */
  async comeBack(urls: readonly string[]): Promise<void> {
    await this.#forEach(this.#seated.length, async (index) => {
      await this.#connect(this.#seated[index] as SeatedPair, urlsOf(urls, index), index);
    });
    await this.#ready();
  }

  /** How many bytes all players have received. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Since the last start of play. */
  get confirmedActions(): number {
    return this.#confirmed;
  }

  received(bytes: number): void {
    this.#bytes += bytes;
  }

  get codes(): readonly string[] {
    return this.#seated.map(({ code }) => code);
  }

  async #connect(
    { code, cookies }: SeatedPair,
    urls: readonly [string, string],
    index: number,
  ): Promise<readonly [LoadPlayer, LoadPlayer]> {
    const game = gameOf(LOAD_GAME);
    const join = (seat: 0 | 1): Promise<LoadPlayer> =>
      LoadPlayer.join(
        { url: urls[seat], cookie: cookies[seat], headers: this.#headersOf(index, seat) },
        code,
        {
          game,
          listener: this,
        },
      );
    const players = [await join(0), await join(1)] as const;
    this.#pairs.set(code, { players, sent: undefined, by: undefined });
    return players;
  }

  async #forEach(count: number, work: (index: number) => Promise<void>): Promise<void> {
    let next = 0;
    const worker = async (): Promise<void> => {
      while (next < count) await work(next++);
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
  }

  async #ready(): Promise<void> {
    const isReady = ({ players }: Pair): boolean => players.some(({ mayAct, over }) => mayAct || over);
    while (![...this.#pairs.values()].every(isReady)) await pause(50);
  }

  seen(player: LoadPlayer): void {
    const pair = this.#pairs.get(player.code);
    if (pair === undefined) return;
    if (pair.sent !== undefined && player !== pair.by) {
      this.#delays.push(performance.now() - pair.sent);
      pair.sent = undefined;
    }
    if (pair.sent === undefined && pair.players.some(({ mayAct, over }) => mayAct || over))
      this.#onReady(pair);
  }

  confirmed(player: LoadPlayer): void {
    this.#confirmed++;
    const pair = this.#pairs.get(player.code);
    if (pair !== undefined && pair.sent === undefined) this.#onReady(pair);
  }

  refused(player: LoadPlayer): void {
    const pair = this.#pairs.get(player.code);
    if (pair !== undefined) pair.sent = undefined;
  }

  #act(pair: Pair): boolean {
    const player = pair.players.find(({ mayAct }) => mayAct);
    if (player === undefined || pair.sent !== undefined) return false;
    pair.sent = performance.now();
    pair.by = player;
    player.act(`${this.#ids++}`);
    return true;
  }

  /** Sends this many actions per second, evenly, at tables where somebody has the turn. */
  async atRate(rate: number, seconds: number): Promise<SteadyResult> {
    this.#delays.length = 0;
    this.#confirmed = 0;
    const began = performance.now();
    await this.#evenly(rate, seconds);
    const took = (performance.now() - began) / 1000;
    await this.#arrived();
    const [p50, p99] = [0.5, 0.99].map((part) => percentile(this.#delays, part)) as [number, number];
    return { p50, p99, rate: this.#confirmed / took, actions: this.#confirmed };
  }

  async #evenly(rate: number, seconds: number): Promise<void> {
    this.#onReady = () => undefined;
    const pairs = [...this.#pairs.values()];
    const began = performance.now();
    let next = 0;
    for (let sent = 0; sent < rate * seconds; ) {
      const due = Math.min(rate * seconds, ((performance.now() - began) / 1000) * rate);
      let idle = 0;
      while (sent < due && idle < pairs.length) {
        if (this.#act(pairs[next++ % pairs.length] as Pair)) sent++;
        else idle++;
      }
      if (pairs.every(({ players }) => players[0].over)) return; // nobody has anything left to play
      await pause(1);
    }
  }

  /** Waits for actions on their way, however late. */
  async #arrived(): Promise<void> {
    const until = performance.now() + LATEST;
    const isUnderWay = ({ sent }: Pair): boolean => sent !== undefined;
    while ([...this.#pairs.values()].some(isUnderWay) && performance.now() < until) await pause(20);
  }

  /** Plays at full speed with so many games at a time; counts until fewer are left. */
  async flatOut(games: number, seconds: number): Promise<number> {
    const pairs = [...this.#pairs.values()].filter(({ players }) => !players.some(({ over }) => over));
    const resting = pairs.slice(games);
    const until = performance.now() + seconds * 1000;
    const began = performance.now();
    let short: { readonly actions: number; readonly at: number } | undefined;
    /** A finished game has one successor, however many messages tell of its end. */
    const succeeded = new Set<Pair>();
    this.#confirmed = 0;
    this.#onReady = (pair) => {
      if (performance.now() > until) return;
      if (!pair.players.some(({ over }) => over)) {
        this.#act(pair);
        return;
      }
      if (succeeded.has(pair)) return;
      succeeded.add(pair);
      const next = resting.pop();
      if (next !== undefined) this.#act(next);
      else short ??= { actions: this.#confirmed, at: performance.now() };
    };
    for (const pair of pairs.slice(0, games)) this.#act(pair);
    await pause(seconds * 1000);
    const { actions, at } = short ?? { actions: this.#confirmed, at: performance.now() };
    this.#onReady = () => undefined;
    await pause(500);
    return actions / ((at - began) / 1000);
  }

  close(): void {
    for (const { players } of this.#pairs.values()) for (const player of players) player.close();
    this.#pairs.clear();
  }
}

/** The servers of the two players at this table. */
function urlsOf(urls: readonly string[], index: number): readonly [string, string] {
  const url = (n: number): string => urls[(index + n) % urls.length] as string;
  return [url(0), url(1)];
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
