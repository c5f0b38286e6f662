// The terminal as a device: the alternate screen, raw keys, the mouse, its size. Whatever happens, it is left as it was
// found.

import { type InputListener, readInput } from './input.ts';
import type { Size } from './picture.ts';

const ENTER = '\x1b[?1049h\x1b[?1000h\x1b[?1006h';
const LEAVE = '\x1b[?1000l\x1b[?1006l\x1b[?25h\x1b[?1049l';
/** Terminals that know this sequence show a screen only when it is complete. */
const [BEGIN, END] = ['\x1b[?2026h', '\x1b[?2026l'];

const ENDINGS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

export interface TerminalListener extends InputListener {
  resized(): void;
}

export class Terminal {
  readonly #listener: TerminalListener;
  readonly #read: (chunk: Buffer) => void;
  readonly #resized = (): void => this.#listener.resized();
  readonly #leave = (): void => this.leave();
  /** A signal ends the program: the shell gets its screen back first. */
  readonly #ended = (signal: NodeJS.Signals): void => {
    this.leave();
    process.kill(process.pid, signal);
  };
  readonly #continued = (): void => {
    this.enter();
    this.#listener.resized();
  };
  #isEntered = false;

  constructor(listener: TerminalListener) {
    this.#listener = listener;
    this.#read = readInput(listener);
  }

  get size(): Size {
    // A terminal that does not report its size has 0 columns.
    return { width: process.stdout.columns || 80, height: process.stdout.rows || 24 };
  }

  enter(): void {
    if (this.#isEntered) return;
    this.#isEntered = true;
    process.stdout.write(ENTER);
    process.stdin.setRawMode(true);
    process.stdin.on('data', this.#read);
    process.stdin.resume();
    process.stdout.on('resize', this.#resized);
    process.on('exit', this.#leave);
    for (const signal of ENDINGS) process.once(signal, this.#ended);
  }

  leave(): void {
    if (!this.#isEntered) return;
    this.#isEntered = false;
    process.stdout.write(LEAVE);
    process.stdin.setRawMode(false);
    process.stdin.off('data', this.#read);
    process.stdin.pause();
    process.stdout.off('resize', this.#resized);
    process.off('exit', this.#leave);
    for (const signal of ENDINGS) process.off(signal, this.#ended);
  }

  /** Ctrl-Z: the shell returns, and its command `fg` brings the table back. */
  suspend(): void {
    this.leave();
    process.once('SIGCONT', this.#continued);
    process.kill(process.pid, 'SIGTSTP');
  }

  /** Draws all lines of the screen; the cursor is in the last one, or hidden. */
  draw(lines: readonly string[], cursor: number | undefined): void {
    const { height } = this.size;
    const shown = lines.slice(0, height);
    const painted = shown.map((line, index) => `\x1b[${index + 1};1H${line}\x1b[K`).join('');
    const place = cursor === undefined ? '\x1b[?25l' : `\x1b[${shown.length};${cursor + 1}H\x1b[?25h`;
    process.stdout.write(`${BEGIN}\x1b[?25l${painted}\x1b[J${place}${END}`);
  }
}
