// The real command in a real pseudo-terminal, and the contents of its screen: a small emulator of what the command
// uses. It records anything written past the last column or line as a fault.
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { noteRendered } from '@planisphere/testkit/rendered';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const helper = fileURLToPath(new URL('./in_terminal.py', import.meta.url));

export const hasPseudoTerminals: boolean =
  spawnSync('python3', ['-c', 'import pty, fcntl, termios']).status === 0;

export interface Opening {
  readonly args: readonly string[];
  /** The program with these arguments; planisphere by default. */
  readonly program?: readonly string[];
  readonly rows: number;
  readonly columns: number;
  readonly folder: string;
  readonly env?: Readonly<Record<string, string>>;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with this character
const TOKEN = /\x1b\[([?<]?)([\d;]*)([A-Za-z])|\r|\n|[^\x1b\r\n]/gu;

export class PseudoTerminal {
  readonly child: ChildProcessWithoutNullStreams;
  readonly faults: string[] = [];
  raw = '';
  isAlternate = false;
  #rows: number;
  #columns: number;
  #grid: string[][] = [];
  #at = { row: 0, column: 0 };
  #rest = '';
  #heard: () => void = () => undefined;

  constructor({ args, program = [process.execPath, main], rows, columns, folder, env }: Opening) {
    this.#rows = rows;
    this.#columns = columns;
    this.#clear();
    const words = [helper, String(rows), String(columns), ...program, ...args];
    const settings = { TERM: 'xterm-256color', LANG: 'C.UTF-8', DATA_DIR: folder, ...env };
    this.child = spawn('python3', words, {
      env: { PATH: process.env.PATH ?? '', HOME: folder, ...settings },
    });
    onTestFinished(() => void this.child.kill('SIGKILL'));
    this.child.stdout.setEncoding('utf8');
    this.child.stdout.on('data', (text: string) => {
      this.raw += text;
      this.#read(text);
      noteRendered([this.text]);
      this.#heard();
    });
  }

  get lines(): readonly string[] {
    return this.#grid.map((row) => row.join('').trimEnd());
  }

  get text(): string {
    return this.lines.join('\n');
  }

  send(text: string): void {
    this.child.stdin.write(`${JSON.stringify({ send: text })}\n`);
  }

  signal(name: NodeJS.Signals): void {
    this.child.stdin.write(`${JSON.stringify({ signal: name })}\n`);
  }

  resize(rows: number, columns: number): void {
    this.#rows = rows;
    this.#columns = columns;
    this.#clear();
    this.child.stdin.write(`${JSON.stringify({ resize: [rows, columns] })}\n`);
  }

  /** Resolves when the screen matches. */
  async until(pattern: RegExp, seconds = 30): Promise<string> {
    const end = Date.now() + 1000 * seconds;
    while (!pattern.test(this.text)) {
      if (Date.now() > end) throw new Error(`${pattern} did not come:\n${this.text}`);
      await Promise.race([new Promise<void>((go) => (this.#heard = go)), later(200)]);
    }
    return this.text;
  }

  /** Presses a key again and again until it is heard: while a bot thinks, none is. */
  async pressUntil(key: string, pattern: RegExp): Promise<void> {
    for (let tries = 0; tries < 30 && !pattern.test(this.text); tries++) {
      this.send(key);
      await this.until(pattern, 1).catch(() => undefined);
    }
    await this.until(pattern, 1);
  }

  /** Resolves when the screen stops matching. */
  async gone(pattern: RegExp, seconds = 30): Promise<void> {
    const end = Date.now() + 1000 * seconds;
    while (pattern.test(this.text)) {
      if (Date.now() > end) throw new Error(`${pattern} does not go:\n${this.text}`);
      await later(20);
    }
  }

  /** Resolves when nothing has changed for a moment. */
  async quiet(milliseconds = 150): Promise<string> {
    for (let before = ''; before !== this.raw; ) {
      before = this.raw;
      await later(milliseconds);
    }
    return this.text;
  }

  async end(): Promise<unknown> {
    return this.child.exitCode ?? (await once(this.child, 'exit'))[0];
  }

  #clear(): void {
    this.#grid = Array.from({ length: this.#rows }, () => this.#blank());
  }

  #blank(): string[] {
    return Array.from({ length: this.#columns }, () => ' ');
  }

  #read(text: string): void {
    const all = this.#rest + text;
    // A code that has only begun waits for the rest of it.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes begin with this character
    this.#rest = /\x1b(?:\[[?<]?[\d;]*)?$/.exec(all)?.[0] ?? '';
    const whole = this.#rest === '' ? all : all.slice(0, -this.#rest.length);
    for (const [token, mark, numbers = '', letter] of whole.matchAll(TOKEN)) {
      if (letter !== undefined) this.#code(letter, { mark: mark ?? '', numbers });
      else if (token === '\r') this.#at.column = 0;
      else if (token === '\n') this.#at.row++;
      else this.#put(token);
    }
  }

  #code(letter: string, { mark, numbers }: { readonly mark: string; readonly numbers: string }): void {
    if (mark === '?' && numbers === '1049') {
      this.isAlternate = letter === 'h';
      this.#clear();
      this.#at = { row: 0, column: 0 };
    }
    const [row = '1', column = '1'] = numbers.split(';');
    if (letter === 'H') this.#at = { row: Number(row || 1) - 1, column: Number(column || 1) - 1 };
    const line = this.#grid[this.#at.row];
    if (letter === 'K' && line !== undefined)
      for (let at = this.#at.column; at < line.length; at++) line[at] = ' ';
    if (letter === 'J')
      for (let at = this.#at.row + 1; at < this.#grid.length; at++) this.#grid[at] = this.#blank();
  }

  #put(sign: string): void {
    const { row, column } = this.#at;
    const line = this.#grid[row];
    if (this.isAlternate && (line === undefined || column >= this.#columns))
      this.faults.push(`${JSON.stringify(sign)} at line ${row + 1}, column ${column + 1}`);
    if (line !== undefined && column < this.#columns) line[column] = sign;
    this.#at.column++;
  }
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
