// A bot at the tables of a server: it takes a seat, plays any game, and comes back to its tables after it or the server
// restarts. Written for a checkout; docs/bots.md says what it does step by step.
//
//   PLANISPHERE_TOKEN=… node examples/typescript/table-bot.ts http://localhost:8080 CODE…
import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { findBot } from '@planisphere/bots';
import { createRng, makeSeat, parseSeat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { CommandRefused, TableLink, type Update, Visitor } from '@planisphere/server/client';

export interface TableBotOptions {
  readonly server: string;
  readonly token: string;
  /** Codes of tables to join; the bot finds those at which it already sits by itself. */
  readonly codes?: readonly string[];
  /** Which of the built-in bots decides; put your own here. */
  readonly level?: string;
}

interface Played {
  readonly tables: readonly { readonly code: string }[];
}

export class TableBot {
  readonly #options: TableBotOptions;
  readonly #links = new Map<string, TableLink>();
  readonly #games = new Map<string, string>();
  #isClosed = false;

  constructor(options: TableBotOptions) {
    this.#options = options;
  }

  /** The server holds all state: a bot that starts again asks it where it sits. */
  async start(): Promise<void> {
    const { server, token, codes = [] } = this.#options;
    const visitor = new Visitor(server, '', { authorization: `Bearer ${token}` });
    const mine: string[] = [];
    for (const status of ['open', 'playing']) {
      const answer = (await visitor.call('GET', `/api/me/tables?status=${status}`)) as Played;
      mine.push(...answer.tables.map(({ code }) => code));
    }
    for (const code of new Set([...mine, ...codes])) this.#follow(code);
  }

  close(): void {
    this.#isClosed = true;
    for (const link of this.#links.values()) link.close();
  }

  #follow(code: string): void {
    const { server, token } = this.#options;
    // The link reconnects by itself and asks for what it missed.
    const link = new TableLink({
      ...{ server, token, code, cookie: '' },
      onUpdate: (update) => void this.#take(code, update),
      onLost: (reason) => console.error(`${code}: ${reason}`),
    });
    this.#links.set(code, link);
  }

  async #take(code: string, update: Update): Promise<void> {
    const { table, scene, you } = update;
    if (table !== undefined) this.#games.set(code, table.settings.game);
    if (table?.status === 'open' && you === 'table') return this.#sit(code, table.seats);
    if (scene === undefined || !scene.awaiting.some((seat) => seat === you)) return;
    const event = this.#decide(this.#games.get(code) ?? '', scene.view, you);
    if (event !== undefined) await this.#send(code, { type: 'act', event });
  }

  async #sit(code: string, seats: NonNullable<Update['table']>['seats']): Promise<void> {
    const free = seats.find(({ guest, bot }) => guest === undefined && bot === undefined);
    if (free !== undefined) await this.#send(code, { type: 'sit', seat: free.seat });
  }

  /** Decides from the seat's own view and nothing else. */
  #decide(id: string, text: string, letter: string): string | undefined {
    const game = findGame(id)?.game;
    const seat = parseSeat(letter);
    const view = game?.notation.parse(text);
    if (game === undefined || seat === undefined || view?.ok !== true) return undefined;
    const bot = findBot(game, this.#options.level ?? 'amateur') ?? findBot(game, 'random');
    const action = bot?.choose(view.value, seat, createRng(randomBytes(4).readUInt32LE()));
    return game.notation.makeEvent({ by: seat, action }).replace(/^./, makeSeat(seat));
  }

  /**
   * The server refuses a decision if somebody else has decided meanwhile or the game has gone on: the next update shows
   * the current position.
   */
  async #send(code: string, command: Parameters<TableLink['send']>[0]): Promise<void> {
    try {
      await this.#links.get(code)?.send(command);
    } catch (error) {
      if (!this.#isClosed && !(error instanceof CommandRefused)) throw error;
    }
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [server = 'http://localhost:8080', ...codes] = process.argv.slice(2);
  await new TableBot({ server, token: process.env.PLANISPHERE_TOKEN ?? '', codes }).start();
}
