// Where a table is shown and a player answers: a whole screen, or, without a terminal (a pipe), one thing printed after the other.
import { createInterface, type Interface } from 'node:readline';
import type { Locale, Paint } from '@planisphere/core';
import { paintFor } from '../base/paint.ts';
import type { Picture } from './picture.ts';
import { TableScreen } from './table-screen.ts';
import { wrappedAll } from './words.ts';

/** A line, something chosen, the wish to leave, or news that came first. */
export type Typed = { readonly line: string } | { readonly action: unknown } | 'left' | 'changed';

export interface Console {
  readonly paint: Paint;
  readonly isTerminal: boolean;
  /** Columns of a line that stays on the ordinary screen. */
  readonly width: number;
  /** Aborted once the player leaves, whatever is going on. */
  readonly left: AbortSignal;
  /** Aborted by Escape until the next question, or once the player leaves: for what takes long and can be done without. */
  untilEscape(): AbortSignal;
  /** Shows the picture and waits for an answer, or until the signal says that there is something new to show. */
  ask(picture: Picture, signal?: AbortSignal): Promise<Typed>;
  /** Text to be read at one's own pace. */
  read(lines: readonly string[]): Promise<void>;
  /** Says at once what is going on, without a question. */
  tell(picture: Picture): void;
  /** On the ordinary screen, where it stays. */
  leaveWith(lines: readonly string[]): void;
  close(): void;
}

export function openConsole(locale: Locale): Console {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  return isTerminal && process.env.TERM !== 'dumb' ? new TableScreen(locale) : new PipeConsole();
}

/** Columns of a table that is printed where nobody knows how wide it may be. */
const PIPE_WIDTH = 100;

class PipeConsole implements Console {
  readonly paint: Paint = paintFor(process.stdout);
  readonly isTerminal = false;
  /** A terminal that cannot place words still has a width: they are broken there. */
  readonly width = process.stdout.columns || PIPE_WIDTH;
  /** The end of what is typed is not yet the end of the game: it is heard when there is no line left. */
  readonly left = new AbortController().signal;
  readonly #typed: string[] = [];
  #lines: Interface | undefined;
  #waiting: ((typed: Typed) => void) | undefined;
  #left = false;

  /** No key is heard before its line. */
  untilEscape(): AbortSignal {
    return this.left;
  }

  ask(picture: Picture, signal?: AbortSignal): Promise<Typed> {
    this.tell(picture);
    process.stdout.write('> ');
    const line = this.#typed.shift();
    if (line !== undefined) return Promise.resolve({ line });
    if (this.#left) return Promise.resolve('left');
    if (signal?.aborted === true) return Promise.resolve('changed');
    this.#lines ??= this.#open();
    return new Promise((resolve) => {
      const changed = (): void => answer('changed');
      const answer = (typed: Typed): void => {
        this.#waiting = undefined;
        signal?.removeEventListener('abort', changed);
        resolve(typed);
      };
      this.#waiting = answer;
      signal?.addEventListener('abort', changed);
    });
  }

  tell({ table, news, notes, prompt, status }: Picture): void {
    const below = status === '' ? [] : [this.paint(`(${status})`, 'dim')];
    this.#print([
      ...table({ width: this.width }),
      '',
      ...news.map((line) => this.paint(line, 'dim')),
      ...notes,
      '',
      ...prompt.map((line) => this.paint(line, 'strong')),
      ...below,
    ]);
  }

  read(lines: readonly string[]): Promise<void> {
    this.#print(lines);
    return Promise.resolve();
  }

  leaveWith(lines: readonly string[]): void {
    this.#print(lines);
  }

  close(): void {
    if (this.#left) return;
    this.#left = true;
    this.#lines?.close();
    this.#waiting?.('left');
    process.stdin.pause();
  }

  #print(lines: readonly string[]): void {
    const broken = process.stdout.columns ? wrappedAll(lines, this.width) : lines;
    process.stdout.write(`\n${broken.join('\n')}\n`);
  }

  #open(): Interface {
    const lines = createInterface({ input: process.stdin, terminal: false });
    lines.on('line', (line) => {
      if (this.#waiting === undefined) this.#typed.push(line);
      else this.#waiting({ line });
    });
    lines.on('close', () => this.close());
    return lines;
  }
}
