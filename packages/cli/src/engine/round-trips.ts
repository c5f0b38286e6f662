// How many requests a second the engine answers when each waits for the previous answer, as a program in another
// language asks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LineReader } from './line-reader.ts';
import { MOST_CHARACTERS, PROTOCOL } from './requests.ts';

const PROGRAM = fileURLToPath(new URL('../main.js', import.meta.url));
/** Answers before the clock starts: by then the code is compiled. */
const WARM = 2000;

export interface RoundTrips {
  readonly kind: string;
  readonly trips: number;
  readonly perSecond: number;
}

class Client {
  readonly #child;
  readonly #waiting: ((line: string) => void)[] = [];

  constructor(game: string) {
    this.#child = spawn(process.execPath, [PROGRAM, 'engine', game], { stdio: ['pipe', 'pipe', 'inherit'] });
    const reader = new LineReader(MOST_CHARACTERS, (line = '') => this.#waiting.shift()?.(line));
    this.#child.stdout.on('data', (chunk: Buffer) => reader.read(chunk));
  }

  ask(request: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    return new Promise((resolve) => this.#waiting.push((line) => resolve(JSON.parse(line))));
  }

  async close(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.stdin.end();
    await gone;
  }
}

/** Measured in an ordinary position: the first decision of a dealt game. */
export async function measureRoundTrips(game: string, trips: number): Promise<readonly RoundTrips[]> {
  const client = new Client(game);
  await client.ask({ kind: 'hello', protocol: PROTOCOL });
  await client.ask({ kind: 'setup', seed: 'round trips' });
  const { seats } = await client.ask({ kind: 'chance', deal: 'all' });
  const [seat] = seats as readonly string[];
  const { events } = await client.ask({ kind: 'legal', seat, limit: 1 });
  const [event] = events as readonly string[];
  const rows: RoundTrips[] = [];
  for (const request of [
    { kind: 'check', event },
    { kind: 'view', as: seat },
    { kind: 'legal', seat, limit: 100 },
  ]) {
    for (let trip = 0; trip < WARM; trip++) await client.ask(request);
    const start = performance.now();
    for (let trip = 0; trip < trips; trip++) await client.ask(request);
    const perSecond = Math.round((1000 * trips) / (performance.now() - start));
    rows.push({ kind: request.kind, trips, perSecond });
  }
  await client.close();
  return rows;
}
