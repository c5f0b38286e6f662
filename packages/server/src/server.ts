// The whole server: puts the parts together, starts them in order, and stops them so that nothing is lost.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { BotPool } from './bots/pool.ts';
import { botActs, jobAt } from './bots/turn.ts';
import { type Bus, localBus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import type { Config } from './config/config.ts';
import { meet } from './deadlines/meet.ts';
import { Outages } from './deadlines/outages.ts';
import { DeadlineRunner } from './deadlines/runner.ts';
import type { House } from './house.ts';
import { createApp } from './http/app.ts';
import { addOperations } from './http/operations.ts';
import { addPages } from './http/pages.ts';
import { ROUTES } from './http/routes.ts';
import { Hub } from './socket/hub.ts';
import { type OpenStore, openStore } from './store/open.ts';
import { secretNamed } from './store/site.ts';
import { type Sql, statement } from './store/sql.ts';
import type { LiveTable } from './table/live.ts';
import type { Site } from './table/site.ts';
import { Tables } from './table/tables.ts';

const BOT_QUEUE = 2000;

export class TableServer {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #sql: Sql;
  readonly #tables: Tables;
  readonly #pool: BotPool;
  readonly #outages: Outages;
  readonly #deadlines: DeadlineRunner;
  readonly #thinking = new Map<string, Promise<void>>();
  #stopping = false;
  readonly #store: OpenStore;
  readonly #node = randomBytes(6).toString('hex');
  #bus: Bus = localBus;
  #app: FastifyInstance | undefined;
  #hub: Hub | undefined;

  private constructor(config: Config, store: OpenStore, log: Logger) {
    this.#config = config;
    this.#log = log;
    this.#store = store;
    this.#sql = store.sql;
    const now = (): number => Date.now();
    this.#outages = new Outages(store.sql, this.#node, now);
    const site: Site = {
      sql: store.sql,
      now,
      lostSince: (since) => this.#outages.lostSince(since),
      written: (table) => this.#written(table),
    };
    this.#tables = new Tables(site, config.liveTables);
    this.#pool = new BotPool({ threads: config.botThreads, budget: config.botBudget, queue: BOT_QUEUE });
    const meeting = {
      ...site,
      wakeBots: (table: LiveTable) => this.#letBotsAct(table),
      call: () => undefined,
    };
    this.#deadlines = new DeadlineRunner(store.sql, now, async (row) => {
      const table = row.code === '' ? undefined : await this.#tables.get(row.code);
      await meet(meeting, table, row).catch((error: unknown) => this.#failed('deadline', error));
    });
  }

  static async start(config: Config): Promise<TableServer> {
    const log = pino({ level: config.logLevel, base: null });
    const server = new TableServer(config, await openStore(config), log);
    await server.#start();
    return server;
  }

  /** Where it listens, such as http://127.0.0.1:8080. */
  get url(): string {
    const address = this.#app?.server.address() as AddressInfo;
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    return `http://${host}:${address.port}`;
  }

  async #start(): Promise<void> {
    await this.#outages.start();
    if (this.#store.connection !== undefined) await this.#joinOthers(this.#store.connection);
    // Alone on this database: whatever bots were thinking about, nobody is thinking about it now.
    else await this.#sql.write([statement(`update deadlines set due = 0, claimed = 0 where kind = 'bot'`)]);
    const house = this.#house();
    const cookieKey = await secretNamed(this.#sql, 'cookie', () => randomBytes(32).toString('base64url'));
    const app = await createApp({ config: this.#config, house, cookieKey, log: this.#log, routes: ROUTES });
    const hub = new Hub(house, this.#config);
    this.#app = app;
    this.#hub = hub;
    await app.register(async (scope) => hub.addTo(scope));
    addOperations(app, this.#sql, {
      connections: () => hub.size,
      liveTables: () => this.#tables.size,
      waitingBots: () => this.#pool.waiting,
    });
    await addPages(app);
    await app.listen({ port: this.#config.port, host: this.#config.host });
    this.#deadlines.start();
  }

  async #joinOthers(connection: NonNullable<OpenStore['connection']>): Promise<void> {
    const bus = new PostgresBus(connection, {
      node: this.#node,
      following: () => this.#followed(),
      moved: (code) =>
        void this.#tables
          .peek(code)
          ?.refresh()
          .catch((error) => this.#failed('refresh', error)),
    });
    await bus.start(this.#sql);
    this.#bus = bus;
  }

  *#followed(): Iterable<{ code: string; seq: number }> {
    for (const { fixed, state } of this.#tables.all) yield { code: fixed.code, seq: state.seq };
  }

  #house(): House {
    const { publicUrl } = this.#config;
    return {
      sql: this.#sql,
      tables: this.#tables,
      secure: publicUrl?.startsWith('https:') ?? false,
      origin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
      now: () => Date.now(),
      failed: (what, error) => this.#failed(what, error),
      wake: (code) => void this.#wake(code).catch((error) => this.#failed('wake', error)),
    };
  }

  #failed(what: string, error: unknown): void {
    this.#log.error({ err: error }, `${what} failed`);
  }

  async #wake(code: string): Promise<void> {
    const table = await this.#tables.get(code);
    if (table !== undefined) this.#letBotsAct(table);
  }

  #written(table: LiveTable): void {
    this.#bus.publish(table.fixed.code);
    this.#letBotsAct(table);
  }

  /** One decision at a time per table; the next one follows from its being written. */
  #letBotsAct(table: LiveTable): void {
    const job = jobAt(table);
    if (job === undefined || this.#stopping) return;
    const thought = `${table.fixed.code} ${job.length} ${job.seat}`;
    if (this.#thinking.has(thought)) return;
    const acting = botActs(table, {
      choose: (wanted) => this.#pool.choose(wanted),
      stopped: () => this.#stopping,
      onFailure: (error) => this.#log.warn({ code: table.fixed.code, err: error }, 'a bot failed'),
    });
    this.#thinking.set(thought, acting);
    void acting.finally(() => this.#thinking.delete(thought));
  }

  /** Answers what has been asked, closes the sockets so that clients come back elsewhere, then lets go of the data. */
  async close(): Promise<void> {
    this.#stopping = true;
    this.#hub?.close();
    await this.#deadlines.stop();
    await this.#app?.close();
    await this.#pool.close();
    await Promise.all(this.#thinking.values());
    await this.#tables.settled();
    this.#outages.stop();
    await this.#bus.close();
    await this.#sql.close();
    this.#log.info('stopped');
  }
}
