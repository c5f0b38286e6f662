// Servers for tests: each with a fresh folder and any free port, closed after the test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { readConfig } from '../src/config/config.ts';
import { TableServer } from '../src/server.ts';

type Settings = Readonly<Record<string, string>>;

const GENEROUS = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  REQUESTS_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '5000',
  MAX_CONNECTIONS_PER_ADDRESS: '10000',
  MAX_HTTP_CONNECTIONS_PER_ADDRESS: '10000',
  MS_PER_SECOND: '100000',
  WRONG_CODES_PER_MINUTE: '100000',
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'planisphere-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Started {
  readonly url: string;
  readonly folder: string;
  readonly metricsUrl: string | undefined;
  close(): Promise<void>;
}

export async function startServer(settings: Settings = {}): Promise<Started> {
  const DATA_DIR = settings.DATA_DIR ?? temporaryFolder();
  const server = await TableServer.start(readConfig({ ...GENEROUS, DATA_DIR, ...settings }));
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= server.close();
    return closed;
  };
  onTestFinished(close);
  return { url: server.url, folder: DATA_DIR, metricsUrl: server.metricsUrl, close };
}
