// One hostile guest under the default limits: how long other people's actions and other people's bots take meanwhile,
// and how long the server's event loop is held. Everybody has their own address.
import type { Game } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { Visitor } from '@planisphere/server/client';
import { temporaryFolder } from '@planisphere/testkit/folder';
import { ATTACKS, type Attack, Hostile } from './attacks.ts';
import { Child } from './child.ts';
import { aimed, type Figure, figure, percentile } from './figures.ts';
import { Load, pause } from './load.ts';
import { LOAD_GAME } from './load-game.ts';
import { type LoadListener, LoadPlayer } from './player.ts';
import { lengthen } from './stored.ts';

const TABLES = 30;
const RATE = 40;
/** Seconds before counting: a server that has just started still compiles its code. */
const WARM_UP = 3;
const WITH_BOTS = 4;
const LONG_TABLES = 5;
/** Milliseconds between a bot's move and the answer to it. */
const THOUGHT = 500;
/** In milliseconds. */
const MOST = { delay: 100, loop: 50 };
/** '' leaves a limit at its default. */
const DEFAULTS = {
  REQUESTS_PER_MINUTE: '',
  MESSAGES_PER_SECOND: '',
  MAX_CONNECTIONS: '',
  MAX_CONNECTIONS_PER_ADDRESS: '',
  MAX_HTTP_CONNECTIONS: '',
  MAX_HTTP_CONNECTIONS_PER_ADDRESS: '',
  MS_PER_SECOND: '',
  WRONG_CODES_PER_MINUTE: '',
  LIVE_TABLES: '',
  TRUSTED_PROXIES: '1',
};

const address = (n: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `203.0.${n >> 8}.${n & 255}`,
});

/** A person who plays one game after another against a bot; stores how long it takes to answer. */
class Waiting implements LoadListener {
  readonly delays: number[] = [];
  readonly #visitor: Visitor;
  readonly #headers: Readonly<Record<string, string>>;
  #player: LoadPlayer | undefined;
  #sent: number | undefined;
  #moves = 0;
  #left = false;

  constructor(url: string, n: number) {
    this.#headers = address(n);
    this.#visitor = new Visitor(url, '', this.#headers);
  }

  async arrive(): Promise<void> {
    await this.#visitor.be({ name: 'Waiting', emblem: 'star' });
    await this.#play();
  }

  async #play(): Promise<void> {
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] as const;
    const { code } = await this.#visitor.open({ game: LOAD_GAME, seats: [...seats] });
    const { game } = findGame(LOAD_GAME) as { game: Game };
    const { server: url, cookie } = this.#visitor;
    this.#player?.close();
    this.#player = await LoadPlayer.join({ url, cookie, headers: this.#headers }, code, {
      game,
      listener: this,
    });
    if (this.#left) this.#player.close();
  }

  leave(): void {
    this.#left = true;
    this.#player?.close();
  }

  /** Thinks for a moment before every move. */
  seen(player: LoadPlayer): void {
    if (this.#sent !== undefined && (player.mayAct || player.over))
      this.delays.push(performance.now() - this.#sent);
    if (player.mayAct || player.over) this.#sent = undefined;
    if (player.mayAct) setTimeout(() => this.#move(player), THOUGHT);
    if (player.over && player === this.#player && !this.#left) void this.#play();
  }

  #move(player: LoadPlayer): void {
    if (!player.mayAct) return;
    this.#sent = performance.now();
    player.act(`${this.#moves++}`);
  }

  confirmed(): void {}
  refused(): void {
    this.#sent = undefined;
  }

  /** Answers still awaited count with the time so far. */
  take(): readonly number[] {
    const open = this.#sent === undefined ? [] : [performance.now() - this.#sent];
    return [...this.delays.splice(0), ...open];
  }
}

/** Tables with a finished game and a long chat. */
async function longTables(folder: string): Promise<readonly string[]> {
  const server = await Child.start({ DATA_DIR: folder });
  const visitor = new Visitor(server.url);
  await visitor.be({ name: 'Eve', emblem: 'star' });
  const bot = { kind: 'bot', level: 'random' } as const;
  const open = () => visitor.open({ game: LOAD_GAME, seats: [bot, bot] });
  const codes = (await Promise.all(Array.from({ length: LONG_TABLES }, open))).map(({ code }) => code);
  for (const code of codes) while ((await visitor.table(code)).status !== 'over') await pause(50);
  await server.stop();
  lengthen(folder, codes);
  return codes;
}

export async function* hostileFigures(seconds: number): AsyncGenerator<Figure> {
  const folder = temporaryFolder();
  const tables = await longTables(folder);
  const server = await Child.start({ ...DEFAULTS, DATA_DIR: folder });
  const load = new Load((table, seat) => address(1000 + 2 * table + seat));
  await load.open([server.url], TABLES);
  const waiting = Array.from({ length: WITH_BOTS }, (_, n) => new Waiting(server.url, n));
  await Promise.all(waiting.map((each) => each.arrive()));
  await load.atRate(RATE, WARM_UP);
  for (const [n, attack] of ATTACKS.entries()) {
    const guest = new Hostile(server.url, { tables, number: n });
    yield* oneAttack(attack, { server, load, waiting, guest, seconds });
  }
  for (const each of waiting) each.leave();
  load.close();
  await server.stop();
}

interface Scene {
  readonly server: Child;
  readonly load: Load;
  readonly waiting: readonly Waiting[];
  readonly guest: Hostile;
  readonly seconds: number;
}

async function* oneAttack(attack: Attack, scene: Scene): AsyncGenerator<Figure> {
  const { server, load, waiting, guest, seconds } = scene;
  await guest.visitor.be({ name: 'Eve', emblem: 'star' });
  const again = await attack.prepare(guest);
  let isOver = false;
  const attacking = (async () => {
    while (!isOver) await again();
  })();
  await server.loopDelay(); // counts from here on
  const before = await server.cpu();
  const began = performance.now();
  for (const each of waiting) each.take();
  const { p99 } = await load.atRate(RATE, seconds);
  const loop = await server.loopDelay();
  const share = ((await server.cpu()) - before) / ((performance.now() - began) / 1000);
  const bots = waiting.flatMap((each) => each.take());
  isOver = true;
  await attacking.catch(() => undefined);
  guest.stop();
  const of = (what: string): string => `${attack.name}: ${what}`;
  yield aimed(figure(of('actions of others, 99 %'), p99, 'ms'), { most: MOST.delay });
  yield aimed(figure(of('event loop held, 99 %'), loop.p99, 'ms'), { most: MOST.loop });
  yield figure(of('event loop held, at most'), loop.most, 'ms');
  yield figure(of('processor time of the server per second'), share * 1000, 'ms');
  yield figure(of('bots of others, 99 %'), percentile(bots, 0.99), 'ms');
}
