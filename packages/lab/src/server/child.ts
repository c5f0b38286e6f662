// The server under load, in a separate process, without limits. BENCH_SERVER names the `dist/index.js` of another
// version: the same load can then measure two versions in turn.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const { BENCH_SERVER } = process.env;
const measured =
  BENCH_SERVER === undefined
    ? import.meta.resolve('@planisphere/server')
    : pathToFileURL(resolve(BENCH_SERVER)).href;

const program = `
import { TableServer, readConfig } from ${JSON.stringify(measured)};
const server = await TableServer.start(readConfig(process.env));
// Older versions have their figures on the port of the site.
console.log('url ' + server.url + ' ' + (server.metricsUrl ?? server.url + '/metrics'));
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
`;

const NO_LIMITS = {
  PORT: '0',
  METRICS_PORT: '0',
  LOG_LEVEL: 'error',
  REQUESTS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '100000',
  MAX_CONNECTIONS: '1000000',
  MAX_CONNECTIONS_PER_ADDRESS: '1000000',
  MAX_HTTP_CONNECTIONS: '1000000',
  MAX_HTTP_CONNECTIONS_PER_ADDRESS: '1000000',
  MS_PER_SECOND: '1000000',
  WRONG_CODES_PER_MINUTE: '1000000',
  LIVE_TABLES: '1000000',
};

/** Milliseconds between two samples of the event loop: the measured value when nothing holds it. */
const LOOP_RESOLUTION = 10;

export class Child {
  readonly #child: ChildProcess;
  readonly url: string;
  readonly #metrics: string | undefined;
  /** Milliseconds from the start of the process until it listened. */
  readonly startup: number;

  private constructor(child: ChildProcess, urls: readonly string[], startup: number) {
    const [url = '', metrics] = urls;
    this.#child = child;
    this.url = url;
    this.#metrics = metrics;
    this.startup = startup;
  }

  static async start(settings: Readonly<Record<string, string>>, script = program): Promise<Child> {
    const began = performance.now();
    const args = ['--expose-gc', '--input-type=module', '--eval', script];
    const env = { ...process.env, ...NO_LIMITS, ...settings };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    // Ends with the bench even if that fails; registered first, because the folder is removed next.
    const end = (): void => void child.kill('SIGKILL');
    process.prependOnceListener('exit', end);
    child.once('exit', () => process.off('exit', end));
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('url '))
        return new Child(child, line.slice(4).split(' '), performance.now() - began);
    }
    throw new Error('the server did not start');
  }

  /** The memory of the process, in bytes. */
  memory(): Promise<number> {
    return this.#metric('process_resident_memory_bytes');
  }

  /** Processor time used so far, in seconds: gives the cost of an action even on a machine busy otherwise. */
  cpu(): Promise<number> {
    return this.#metric('process_cpu_seconds_total');
  }

  /** How many milliseconds the event loop was held since the last call. */
  async loopDelay(): Promise<{ readonly p99: number; readonly most: number }> {
    const metrics = await this.#read();
    const of = (name: string): number =>
      metricIn(metrics, `nodejs_eventloop_lag_${name}_seconds`) * 1000 - LOOP_RESOLUTION;
    return { p99: of('p99'), most: of('max') };
  }

  async #metric(name: string): Promise<number> {
    return metricIn(await this.#read(), name);
  }

  async #read(): Promise<string> {
    return (await fetch(this.#metrics ?? '')).text();
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}

function metricIn(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
}
