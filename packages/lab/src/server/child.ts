// The server under load, in a process of its own, with limits out of the way.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const program = `
import { TableServer, readConfig } from ${JSON.stringify(import.meta.resolve('@planisphere/server'))};
const server = await TableServer.start(readConfig(process.env));
console.log('url ' + server.url + ' ' + server.metricsUrl);
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
  LIVE_TABLES: '1000000',
};

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
    // Nothing is left behind when the bench fails; before anything else, for its folder is removed then.
    process.prependOnceListener('exit', () => child.kill('SIGKILL'));
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.startsWith('url '))
        return new Child(child, line.slice(4).split(' '), performance.now() - began);
    }
    throw new Error('the server did not start');
  }

  /** Bytes of memory the process holds. */
  memory(): Promise<number> {
    return this.#metric('process_resident_memory_bytes');
  }

  /** Seconds of processor time used so far: tells the cost of an action also on a machine that is busy otherwise. */
  cpu(): Promise<number> {
    return this.#metric('process_cpu_seconds_total');
  }

  async #metric(name: string): Promise<number> {
    const metrics = await (await fetch(this.#metrics ?? '')).text();
    return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  }

  async stop(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGTERM');
    await gone;
  }
}
