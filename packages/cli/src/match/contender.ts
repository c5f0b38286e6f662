// A player in a match: one of our bots, or a program that answers `hello`, `setup` and `best` of the engine protocol.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Bot } from '@planisphere/bots';
import { isObject, makeSeat, parseJson, type Rng, type Seat, type Translated } from '@planisphere/core';
import type { Entry } from '@planisphere/games';
import { faultWords } from '../base/fault-told.ts';
import { UsageError } from '../base/usage.ts';
import { LineReader } from '../engine/line-reader.ts';
import { MOST_CHARACTERS, PROTOCOL } from '../engine/requests.ts';
import { programFaults } from './words.ts';

/** How many lines a program may send ahead; they are read one at a time. */
const MOST_UNASKED = 1000;

export interface Contender {
  readonly name: string;
  decide(view: unknown, seat: Seat, rng: Rng): Promise<unknown>;
  close(): void;
}

export function ownBot(bot: Bot): Contender {
  return {
    name: bot.name,
    decide: async (view, seat, rng) => bot.choose(view, seat, rng),
    close: () => undefined,
  };
}

export interface ProgramOptions {
  readonly entry: Entry;
  readonly command: string;
  /** Milliseconds for a decision. */
  readonly patience: number;
}

export class Program implements Contender {
  readonly name: string;
  readonly #options: ProgramOptions;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  /** Lines that nobody has read yet; undefined marks the end of the program. */
  readonly #said: (string | undefined)[] = [];
  #wake: () => void = () => undefined;
  #greeting: Promise<unknown> | undefined;

  constructor(options: ProgramOptions) {
    this.#options = options;
    this.name = options.command;
    this.#child = spawn(options.command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdin.on('error', () => undefined); // the end of the program is handled below
    const hear = (line: string | undefined): void => {
      if (this.#said.length < MOST_UNASKED) this.#said.push(line);
      this.#wake();
    };
    const reader = new LineReader(MOST_CHARACTERS, (line = '') => hear(line));
    this.#child.stdout.on('data', (chunk: Buffer) => reader.read(chunk));
    this.#child.on('close', () => hear(undefined));
  }

  async decide(view: unknown, seat: Seat): Promise<unknown> {
    const { entry } = this.#options;
    const { game } = entry;
    this.#greeting ??= this.#ask({ kind: 'hello', protocol: PROTOCOL }, 'hello');
    await this.#greeting;
    await this.#ask({ kind: 'setup', position: game.notation.make(view) }, 'setup');
    const { event } = await this.#ask({ kind: 'best', seat: makeSeat(seat) }, 'best');
    const parsed = game.notation.parseEvent(typeof event === 'string' ? event : '');
    if (!parsed.ok) throw this.#wrong(faultWords(parsed.fault, entry));
    if (parsed.value.by !== seat) throw this.#wrong(programFaults.otherSeat(String(event), makeSeat(seat)));
    const refusal = game.check(view, seat, parsed.value.action);
    if (refusal !== undefined) throw this.#wrong(programFaults.refused(String(event), refusal.rule));
    return parsed.value.action;
  }

  close(): void {
    this.#child.stdin.end();
    this.#child.kill();
  }

  /** The answer of this kind; skips information before it. */
  async #ask(
    request: Readonly<Record<string, unknown>>,
    kind: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    this.#child.stdin.write(`${JSON.stringify(request)}\n`);
    const end = performance.now() + this.#options.patience;
    for (;;) {
      const line = await this.#line(end, kind);
      const json = line === undefined ? undefined : parseJson(line);
      const answer = json?.ok === true && isObject(json.value) ? json.value : undefined;
      if (answer?.kind === kind) return answer;
      if (answer?.kind === 'info') continue;
      if (line === undefined) throw this.#wrong(programFaults.ended);
      throw this.#wrong(
        answer?.kind === 'error'
          ? programFaults.error(kind, String(answer.message))
          : programFaults.noAnswer(kind, line.slice(0, 200)),
      );
    }
  }

  async #line(end: number, kind: string): Promise<string | undefined> {
    while (this.#said.length === 0) {
      const left = end - performance.now();
      if (left <= 0) throw this.#wrong(programFaults.tooLate(kind, this.#options.patience / 1000));
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.#wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    return this.#said.shift();
  }

  #wrong({ en, fr }: Translated): UsageError {
    return new UsageError({ en: `${this.name}: ${en}`, fr: `${this.name} : ${fr}` });
  }
}
