// The terminal: asks for lines, or single keys, and shows screens. Without a terminal (a pipe) it prints one after the other.
import { createInterface, emitKeypressEvents, type Interface, type Key } from 'node:readline';
import type { Paint } from '@planisphere/core';
import { paintFor } from '../base/paint.ts';

export class Console {
  readonly paint: Paint = paintFor(process.stdout);
  readonly #typed: string[] = [];
  #waiting: ((line: string | undefined) => void) | undefined;
  /** The line editor; closed while single keys are read, or it would show and keep them. */
  #lines: Interface | undefined;
  #left = false;

  get isTerminal(): boolean {
    return process.stdin.isTTY === true && process.stdout.isTTY === true;
  }

  get width(): number {
    return process.stdout.columns ?? 100;
  }

  /** Undefined when the player has left (Ctrl-C, end of input). */
  ask(prompt: string): Promise<string | undefined> {
    process.stdout.write(prompt);
    const line = this.#typed.shift();
    if (line !== undefined || this.#left) return Promise.resolve(line);
    this.#lines ??= this.#openLines();
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #openLines(): Interface {
    const lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.isTerminal,
    });
    lines.on('line', (line) => {
      const next = this.#waiting;
      this.#waiting = undefined;
      if (next === undefined) this.#typed.push(line);
      else next(line);
    });
    lines.on('SIGINT', () => this.close());
    lines.on('close', () => {
      if (this.#lines === lines) this.close();
    });
    return lines;
  }

  /** One key; undefined when the player has left, or when `signal` says that no key is wanted any more. */
  key(signal?: AbortSignal): Promise<Key | undefined> {
    if (this.#left) return Promise.resolve(undefined);
    const lines = this.#lines;
    this.#lines = undefined;
    this.#waiting = undefined;
    lines?.close();
    emitKeypressEvents(process.stdin);
    process.stdin.setRawMode(true);
    process.stdin.resume();
    return new Promise((resolve) => {
      const done = (key: Key | undefined): void => {
        process.stdin.off('keypress', pressed);
        signal?.removeEventListener('abort', stop);
        process.stdin.setRawMode(false);
        resolve(key);
      };
      const pressed = (_text: string, key: Key): void => {
        const leaves = key.ctrl === true && (key.name === 'c' || key.name === 'd');
        if (leaves) this.close();
        done(leaves ? undefined : key);
      };
      const stop = (): void => done(undefined);
      process.stdin.once('keypress', pressed);
      signal?.addEventListener('abort', stop);
    });
  }

  show(lines: readonly string[]): void {
    process.stdout.write(`${this.isTerminal ? '\x1b[2J\x1b[H' : '\n'}${lines.join('\n')}\n`);
  }

  close(): void {
    if (this.#left) return;
    this.#left = true;
    this.#lines?.close();
    this.#waiting?.(undefined);
    process.stdin.pause();
  }
}
