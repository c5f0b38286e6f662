// The real engine in a separate process, queried line by line.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export type Answer = Readonly<Record<string, unknown>> & { readonly kind: string; readonly id?: unknown };

export class EngineProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;

  constructor(game: string) {
    this.child = spawn(process.execPath, [main, 'engine', game]);
    this.child.stderr.pipe(process.stderr);
    this.#lines = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
    onTestFinished(() => void this.child.kill('SIGKILL'));
  }

  write(text: string | Buffer): void {
    this.child.stdin.write(text);
  }

  async next(): Promise<Answer> {
    const { value, done } = await this.#lines.next();
    if (done === true) throw new Error('the engine has ended');
    return JSON.parse(value) as Answer;
  }

  /** Sends a line as it is, or a request. */
  ask(request: string | Readonly<Record<string, unknown>>): Promise<Answer> {
    this.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`);
    return this.next();
  }

  async greeted(): Promise<this> {
    await this.ask({ kind: 'hello', protocol: 1 });
    return this;
  }

  /** Returns the exit code after the end of input. */
  async end(): Promise<unknown> {
    const gone = once(this.child, 'exit');
    this.child.stdin.end();
    return (await gone)[0];
  }
}
