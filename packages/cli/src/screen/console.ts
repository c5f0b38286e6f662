// Where a table is shown and a player answers: a whole screen, or, without a terminal (a pipe), one thing printed after the other.
import { createInterface, type Interface } from 'node:readline';
import type { Locale, Paint } from '@planisphere/core';
import { paintFor } from '../base/paint.ts';
import type { Picture } from './picture.ts';
import { TableScreen } from './table-screen.ts';

/** A line, something chosen, the wish to leave, or news that came first. */
export type Typed = { readonly line: string } | { readonly action: unknown } | 'left' | 'changed';

export interface Console {
  readonly paint: Paint;
  readonly isTerminal: boolean;
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
  readonly #typed: string[] = [];
  #lines: Interface | undefined;
  #waiting: ((typed: Typed) => void) | undefined;
  #left = false;

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
      ...table({ width: process.stdout.columns || PIPE_WIDTH }),
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
    process.stdout.write(`\n${lines.join('\n')}\n`);
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
