// The terminal: asks for lines, or single keys, and shows screens. Without a terminal (a pipe) it prints one after the other.
import { createInterface, emitKeypressEvents, type Interface, type Key } from 'node:readline';
import type { Paint } from '@planisphere/core';
import { paintFor } from '../paint.ts';

export class Console {
  readonly paint: Paint = paintFor(process.stdout);
  readonly #lines: Interface;
  readonly #waiting: ((line: string | undefined) => void)[] = [];
  readonly #typed: string[] = [];
  #closed = false;

  constructor() {
    this.#lines = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.isTerminal,
    });
    this.#lines.on('line', (line) => {
      const next = this.#waiting.shift();
      if (next === undefined) this.#typed.push(line);
      else next(line);
    });
    this.#lines.on('SIGINT', () => this.#lines.close());
    this.#lines.on('close', () => {
      this.#closed = true;
      for (const next of this.#waiting.splice(0)) next(undefined);
    });
  }

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
    if (line !== undefined || this.#closed) return Promise.resolve(line);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** One key; undefined when the player has left. */
  key(): Promise<Key | undefined> {
    if (this.#closed) return Promise.resolve(undefined);
    emitKeypressEvents(process.stdin);
    return new Promise((resolve) => {
      process.stdin.once('keypress', (_text: string, key: Key) => {
        const left = key.ctrl === true && (key.name === 'c' || key.name === 'd');
        if (left) this.close();
        resolve(left ? undefined : key);
      });
    });
  }

  show(lines: readonly string[]): void {
    process.stdout.write(`${this.isTerminal ? '\x1b[2J\x1b[H' : '\n'}${lines.join('\n')}\n`);
  }

  close(): void {
    if (!this.#closed) this.#lines.close();
  }
}
