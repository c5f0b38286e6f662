// The server as a separate process, so that a test can kill it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const server = new URL('../dist/index.js', import.meta.url).href;
const program = `
import { TableServer, readConfig } from ${JSON.stringify(server)};
const server = await TableServer.start(readConfig(process.env));
process.once('SIGTERM', () => server.close().then(() => process.exit(0)));
console.log('url ' + server.url);
`;

export type Environment = Readonly<Record<string, string>>;

const GENEROUS: Environment = {
  PORT: '0',
  LOG_LEVEL: 'error',
  BOT_THREADS: '1',
  REQUESTS_PER_MINUTE: '1000000',
  MESSAGES_PER_SECOND: '100000',
  MAX_CONNECTIONS_PER_ADDRESS: '100000',
  MAX_HTTP_CONNECTIONS_PER_ADDRESS: '100000',
  MS_PER_SECOND: '100000',
  WRONG_CODES_PER_MINUTE: '100000',
};

export class ServerProcess {
  readonly #environment: Environment;
  #child: ChildProcess | undefined;
  #port = '0';
  url = '';
  /** All output so far, also from before restarts. */
  written = '';

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** On the same port as before, if there was one. */
  async start(): Promise<void> {
    const env = { ...process.env, ...GENEROUS, PORT: this.#port, ...this.#environment };
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...env, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    child.stdout.on('data', (chunk) => {
      this.written += chunk;
    });
    const lines = createInterface({ input: child.stdout });
    for await (const line of lines) {
      if (!line.startsWith('url ')) continue;
      this.url = line.slice(4);
      this.#port = new URL(this.url).port;
      child.stdout.resume();
      return;
    }
    throw new Error('the server did not start');
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'close'); // with all of its output
    child.kill(signal);
    await gone;
  }
}
