// Shows a table and takes a player's answers: on a whole screen or, without a terminal (a pipe), as printed lines.
import { createInterface, type Interface } from 'node:readline';
import type { Locale, Paint } from '@planisphere/core';
import { paintFor } from '../base/paint.ts';
import type { Picture } from './picture.ts';
import { TableScreen } from './table-screen.ts';
import { wrappedAll } from './words.ts';

/** A line, a choice, the wish to leave, or an interruption by news. */
export type Typed = { readonly line: string } | { readonly action: unknown } | 'left' | 'changed';

export interface Console {
  readonly paint: Paint;
  readonly isTerminal: boolean;
  /** The width of lines that stay on the ordinary screen, in columns. */
  readonly width: number;
  /** Aborted once the player leaves, whatever is going on. */
  readonly left: AbortSignal;
  /**
   * Aborted by Escape until the next question, or when the player leaves: for long work that the player can do without.
   */
  untilEscape(): AbortSignal;
  /** Shows the picture and waits for an answer, or until the signal announces news. */
  ask(picture: Picture, signal?: AbortSignal): Promise<Typed>;
  /** Shows text for the player to read page by page. */
  read(lines: readonly string[]): Promise<void>;
  /** Shows the picture without a question. */
  tell(picture: Picture): void;
  /** Prints lines on the ordinary screen, where they stay. */
  leaveWith(lines: readonly string[]): void;
  close(): void;
}

export function openConsole(locale: Locale): Console {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  return isTerminal && process.env.TERM !== 'dumb' ? new TableScreen(locale) : new PipeConsole();
}

/** The width of tables printed to an unknown medium, in columns. */
const PIPE_WIDTH = 100;

class PipeConsole implements Console {
  readonly paint: Paint = paintFor(process.stdout);
  readonly isTerminal = false;
  /** A terminal that cannot position text still has a width to wrap at. */
  readonly width = process.stdout.columns || PIPE_WIDTH;
  /** The end of input does not end the game: lines already read are still played. */
  readonly left = new AbortController().signal;
  readonly #typed: string[] = [];
  #lines: Interface | undefined;
  #waiting: ((typed: Typed) => void) | undefined;
  #left = false;

  /** Without a terminal there are no single keys. */
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
