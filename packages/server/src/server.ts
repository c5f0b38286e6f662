// The server: builds the parts, starts them in order, and stops them without losing anything.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BotRunner } from './bots/runner.ts';
import { jobAt } from './bots/turn.ts';
import { type Bus, localBus } from './bus/bus.ts';
import { PostgresBus } from './bus/postgres.ts';
import { CLOSING, closeInTime } from './closing.ts';
import type { Config } from './config/config.ts';
import { planCups } from './deadlines/cups.ts';
import { meet } from './deadlines/meet.ts';
import { Outages } from './deadlines/outages.ts';
import { DeadlineRunner } from './deadlines/runner.ts';
import { planSweep } from './deadlines/sweep.ts';
import { drain } from './draining.ts';
import { closeApp, createApp } from './http/app.ts';
import { addDocuments } from './http/documents.ts';
import { type MetricsServer, registryOf, serveMetrics } from './http/metrics.ts';
import { addOperations } from './http/operations.ts';
import { operatorRoutes } from './http/operator.ts';
import { addPages } from './http/pages.ts';
import { addPictures, Pictures } from './http/pictures.ts';
import { Readiness } from './http/readiness.ts';
import { ROUTES } from './http/routes.ts';
import { sharingBy } from './http/sharing.ts';
import { Letters } from './limits/letters.ts';
import { Payers } from './limits/payer.ts';
import { createLog } from './log.ts';
import { callPlayer, callToMeeting, callToTable, callToTournament } from './notices/caller.ts';
import { createMailer } from './notices/mail.ts';
import { createPusher } from './notices/push.ts';
import { Comparisons } from './people/comparisons.ts';
import { Ratings } from './people/ratings.ts';
import { Searches } from './people/search.ts';
import { Tournaments } from './people/tournaments/tournaments.ts';
import type { ServerContext } from './server-context.ts';
import { Hub } from './socket/hub.ts';
import { nodesBeside, type OtherNodes } from './socket/presence.ts';
import { handOverBots, setDeadline } from './store/deadlines.ts';
import type { OpenInvitation } from './store/invitations.ts';
import { type OpenStore, openStore } from './store/open.ts';
import type { Pool } from './store/pool.ts';
import type { DeadlineRow, MeetingRow, TournamentRow } from './store/rows.ts';
import { secretNamed } from './store/secrets.ts';
import { type Sql, statement } from './store/sql.ts';
import { unusablePlace } from './store/unusable.ts';
import { Studies } from './study/studies.ts';
import { callsFor } from './table/deadlines.ts';
import type { LiveTable } from './table/live.ts';
import { LogCache } from './table/log-cache.ts';
import type { TableContext } from './table/table-context.ts';
import { Tables } from './table/tables.ts';

const BOT_QUEUE = 2000;
/** Pages of logs that are kept in memory, about two kilobytes each. */
const KEPT_PAGES = 50_000;

export class TableServer {
  readonly #config: Config;
  readonly #log: Logger;
  readonly #sql: Sql;
  readonly #context: TableContext;
  readonly #tables: Tables;
  readonly #bots: BotRunner;
  readonly #ratings: Ratings;
  readonly #comparisons: Comparisons;
  readonly #pictures = new Pictures();
  readonly #outages: Outages;
  readonly #store: OpenStore;
  readonly #studies: Studies;
  readonly #node = randomBytes(6).toString('hex');
  #callToMeeting: (meeting: MeetingRow) => void = () => undefined;
  #deadlines: DeadlineRunner | undefined;
  #bus: Bus = localBus;
  #app: FastifyInstance | undefined;
  #hub: Hub | undefined;
  #metrics: MetricsServer | undefined;
  /** It has been told to stop: other nodes take over. */
  #stopping = false;
  /** It begins no new work. */
  #closing = false;

  private constructor(config: Config, store: OpenStore, log: Logger) {
    this.#config = config;
    this.#log = log;
    this.#store = store;
    this.#sql = store.sql;
    this.#outages = new Outages(store.sql, this.#node, Date.now);
    this.#context = {
      sql: store.sql,
      logs: new LogCache(KEPT_PAGES),
      now: Date.now,
      present: () => this.#outages.present(),
      lostSince: (since) => this.#outages.lostSince(since),
      isHere: (table, guest) => this.#hub?.isHere(table, guest) ?? Promise.resolve(false),
      written: (table, growth) => {
        this.#bus.grown(growth);
        this.#bots.lookAfter(table);
      },
      opened: (code) => this.#wakeBots(code),
    };
    this.#studies = new Studies(store.sql, Date.now, {
      node: this.#node,
      shared: store.pool !== undefined,
      tell: (word, id) => this.#bus.publish(word, id),
      failed: (what, error) => this.#failed(what, error),
    });
    this.#tables = new Tables(this.#context, config.liveTables);
    const size = { threads: config.botThreads, budget: config.botBudget, queue: BOT_QUEUE };
    this.#bots = new BotRunner(size, (table, error) =>
      log.warn(
        { code: table.fixed.code, err: error },
        'a bot failed or took too long; the greedy one plays instead',
      ),
    );
    this.#comparisons = new Comparisons({
      ...{ sql: store.sql, tables: this.#tables, now: Date.now },
      consult: (job) => this.#bots.consult(job, 'comparisons'),
      failed: (what, error) => {
        if (!this.#closing) this.#failed(what, error);
      },
    });
    this.#ratings = new Ratings({
      sql: store.sql,
      now: Date.now,
      par: (table) => this.#bots.par(table),
      failed: (what, error) => {
        if (!this.#closing) this.#failed(what, error);
      },
    });
  }

  static async start(config: Config): Promise<TableServer> {
    const log = createLog(config.logLevel);
    const server = new TableServer(config, await openStore(config), log);
    try {
      await server.#start();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** Its address, such as http://127.0.0.1:8080. */
  get url(): string {
    const address = this.#app?.server.address() as AddressInfo;
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    return `http://${host}:${address.port}`;
  }

  /** The address of the metrics; undefined without a port for them. */
  get metricsUrl(): string | undefined {
    return this.#metrics?.url;
  }

  async #start(): Promise<void> {
    await this.#outages.start();
    await planSweep(this.#sql, Date.now());
    await planCups(this.#sql, Date.now());
    if (this.#store.pool !== undefined) await this.#joinOthers(this.#store.pool);
    // No other process uses this database, so no bot is thinking, whatever the rows say.
    else await this.#sql.write([statement(`update deadlines set due = 0, claimed = 0 where kind = 'bot'`)]);
    const server = await this.#serverContext();
    const cookieKey = await secretNamed(this.#sql, 'cookie', () => randomBytes(32).toString('base64url'));
    const routes = server.operators === undefined ? ROUTES : [...ROUTES, ...operatorRoutes];
    const app = await createApp({ config: this.#config, server, cookieKey, log: this.#log, routes });
    const hub = new Hub(server, this.#config, this.#otherNodes());
    this.#app = app;
    this.#hub = hub;
    await app.register(async (scope) => hub.addTo(scope));
    const registry = registryOf({
      connections: () => hub.size,
      liveTables: () => this.#tables.size,
      waitingBots: () => this.#bots.waiting,
    });
    addOperations(app, this.#readiness(), registry);
    await addDocuments(app);
    addPictures(app, server, this.#pictures);
    await addPages(app, {
      ...{ sharing: sharingBy(server, this.#pictures), origin: server.origin },
      hidden: server.operators === undefined ? ['/operator'] : [],
    });
    await this.#listen(app);
    const { metricsPort, metricsHost } = this.#config;
    if (metricsPort !== undefined)
      this.#metrics = await serveMetrics(registry, { host: metricsHost, port: metricsPort });
    this.#deadlines = this.#deadlineRunner(server);
    this.#deadlines.start();
  }

  #readiness(): Readiness {
    const folder = this.#store.pool === undefined ? this.#config.dataDir : undefined;
    return new Readiness({ sql: this.#sql, node: this.#node, folder, stopping: () => this.#stopping });
  }

  async #listen(app: FastifyInstance): Promise<void> {
    const { port, host } = this.#config;
    try {
      await app.listen({ port, host });
    } catch (error) {
      throw unusablePlace(error, { port, host });
    }
  }

  async #joinOthers(pool: Pool): Promise<void> {
    const bus = new PostgresBus(pool, {
      node: this.#node,
      following: () => this.#followed(),
      moved: (code, news) =>
        void this.#tables
          .peek(code)
          ?.refresh(news)
          .catch((error: unknown) => this.#failed('refresh', error)),
      crowded: (code) => {
        this.#hub?.crowded(code);
        this.#studies.attendance.heard(code);
      },
      studied: (id) => this.#studies.attendance.heard(id),
      dismissed: (who) => {
        const [guest = '', device] = who.split('/');
        this.#hub?.dismiss(guest, device);
      },
    });
    await bus.start(this.#sql);
    this.#bus = bus;
  }

  /** Undefined for a node that is the only one on its database. */
  #otherNodes(): OtherNodes | undefined {
    if (this.#store.pool === undefined) return undefined;
    return nodesBeside(this.#sql, this.#node, (code) => this.#bus.publish('crowd', code));
  }

  *#followed(): Iterable<{ code: string; seq: number }> {
    for (const { fixed, state } of this.#tables.all) yield { code: fixed.code, seq: state.seq };
  }

  async #serverContext(): Promise<ServerContext> {
    const { publicUrl, smtpUrl, mailFrom } = this.#config;
    return {
      sql: this.#sql,
      tables: this.#tables,
      searches: new Searches(this.#sql, Date.now, (meeting) => this.#callToMeeting(meeting)),
      studies: this.#studies,
      tournaments: new Tournaments({
        ...{ sql: this.#sql, tables: this.#tables, now: Date.now, wake: (code) => this.#wakeBots(code) },
      }),
      secure: publicUrl?.startsWith('https:') ?? false,
      origin: publicUrl === undefined ? undefined : new URL(publicUrl).origin,
      push: await createPusher(this.#sql, publicUrl?.startsWith('https:') ? publicUrl : `mailto:${mailFrom}`),
      mail: smtpUrl === undefined ? undefined : await createMailer(smtpUrl, mailFrom),
      operators: this.#config.operators,
      comparisons: this.#comparisons,
      letters: new Letters(),
      payers: new Payers(this.#config, () => performance.now()),
      now: Date.now,
      isClosing: () => this.#closing,
      failed: (what, error) => this.#failed(what, error),
      dismiss: (guest, device) => {
        this.#hub?.dismiss(guest, device);
        this.#bus.publish('guest', device === undefined ? guest : `${guest}/${device}`);
      },
      left: (table, guest) =>
        void this.#left(table, guest).catch((error: unknown) => this.#failed('leaving', error)),
      wake: (code) => this.#wakeBots(code),
    };
  }

  #deadlineRunner(server: ServerContext): DeadlineRunner {
    const failed = (what: string, error: unknown): void => this.#failed(what, error);
    const caller = { ...server, failed, url: this.#config.publicUrl ?? this.url };
    this.#callToMeeting = (meeting) =>
      void callToMeeting(caller, meeting, Date.now()).catch((error: unknown) => failed('call', error));
    const context = {
      ...this.#context,
      tournaments: server.tournaments,
      wakeBots: (table: LiveTable) => this.#bots.lookAfter(table),
      rate: (table: LiveTable, row: DeadlineRow) => this.#ratings.begin(table, row),
      call: (table: LiveTable, seat: 0 | 1 | 2 | 3, why: 'turn' | 'remind' | 'paired') =>
        void callPlayer(caller, table, { seat, why }).catch((error: unknown) => failed('call', error)),
      callToTable: (guest: string, invitation: OpenInvitation) =>
        void callToTable(caller, guest, invitation).catch((error: unknown) => failed('call', error)),
      callToTournament: (guest: string, row: TournamentRow) =>
        void callToTournament(caller, guest, { ...row, now: Date.now() }).catch((error: unknown) =>
          failed('call', error),
        ),
    };
    return new DeadlineRunner(
      this.#sql,
      () => this.#outages.present(),
      async (row) => {
        try {
          await meet(context, row.code === '' ? undefined : await this.#tables.get(row.code), row);
        } catch (error) {
          failed('deadline', error);
        }
      },
    );
  }

  #failed(what: string, error: unknown): void {
    this.#log.error({ err: error }, `${what} failed`);
  }

  async #left({ fixed, state }: LiveTable, guest: string): Promise<void> {
    if (this.#stopping) return; // the client reconnects
    for (const row of callsFor(fixed, state, { guest, now: Date.now() })) await setDeadline(this.#sql, row);
  }

  #wakeBots(code: string): void {
    void this.#wake(code).catch((error: unknown) => this.#failed('wake', error));
  }

  /** A node that stops leaves the bots of new tables to the others. */
  async #wake(code: string): Promise<void> {
    if (this.#stopping && this.#store.pool !== undefined) return handOverBots(this.#sql, [code]);
    const table = await this.#tables.get(code);
    if (table !== undefined) this.#bots.lookAfter(table);
  }

  /** Other nodes take over the decisions that bots have begun here. */
  async #handOverBots(): Promise<void> {
    if (this.#store.pool === undefined) return;
    const waiting = [...this.#tables.all].filter((table) => jobAt(table) !== undefined);
    await handOverBots(
      this.#sql,
      waiting.map(({ fixed }) => fixed.code),
    );
  }

  /**
   * Sends clients to other nodes if there are any, answers pending requests, closes the remaining sockets and the database.
   * Ends within ten seconds, also when the database does not answer.
   */
  async close(): Promise<void> {
    this.#stopping = true;
    const began = performance.now();
    if (this.#hub !== undefined && this.#store.pool !== undefined)
      await drain(this.#hub, { sql: this.#sql, node: this.#node });
    this.#closing = true;
    const steps = [
      { name: 'closing the sockets', run: () => this.#hub?.close() },
      { name: 'leaving the studies', run: () => this.#studies.attendance.stop() },
      { name: 'stopping the deadlines', run: () => this.#deadlines?.stop() },
      { name: 'answering requests', run: () => this.#app && closeApp(this.#app) },
      { name: 'stopping the bots', run: () => this.#bots.close() },
      { name: 'stopping the comparisons', run: () => this.#comparisons.stop() },
      { name: 'stopping the ratings', run: () => this.#ratings.settled() },
      { name: 'stopping the pictures', run: () => this.#pictures.close() },
      { name: 'handing over the bots', run: () => this.#handOverBots() },
      { name: 'settling the tables', run: () => this.#tables.settled() },
      { name: 'stopping the signs of life', run: () => this.#outages.stop() },
      { name: 'stopping the figures', run: () => this.#metrics?.close() },
      { name: 'leaving the other nodes', run: () => this.#bus.close() },
      { name: 'closing the database', run: () => this.#sql.close() },
    ];
    const troubled = (name: string, error: unknown): void => this.#log.warn({ err: error }, `${name} failed`);
    await closeInTime(steps, troubled, CLOSING - (performance.now() - began));
    if (this.#deadlines !== undefined) this.#log.info('stopped');
  }
}
