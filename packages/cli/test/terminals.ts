// The real commands as users start them: a server, and terminals at its tables.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Game, randomAction, rngOf, type Seat } from '@planisphere/core';
import { findGame } from '@planisphere/games';
import { TableLink } from '@planisphere/server/client';
import { noteRendered } from '@planisphere/testkit/rendered';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

export function start(args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const env = { ...process.env, LANG: 'C', NO_COLOR: '1', LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, [main, ...args], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

export async function serve(folder: string): Promise<{ url: string; stop(): Promise<number> }> {
  const child = start(['serve'], { PORT: '0', DATA_DIR: folder });
  let url = '';
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    url = /http:\S+/.exec(line)?.[0] ?? '';
    if (url !== '') break;
  }
  child.stdout?.resume();
  const stop = async (): Promise<number> => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    return (await gone)[0] as number;
  };
  return { url, stop };
}

/** A person at a terminal who takes the first thing that the help offers, until the game is over. */
export class Terminal {
  readonly child: ChildProcess;
  out = '';
  #waiting: { pattern: RegExp; from: number; resolve: (found: string) => void } | undefined;

  constructor(args: readonly string[], folder: string) {
    this.child = start(args, { DATA_DIR: folder });
    onTestFinished(() => noteRendered([this.out]));
    this.child.stdout?.on('data', (chunk: Buffer) => {
      this.out += chunk.toString();
      this.#look();
    });
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.out += chunk.toString();
      this.#look();
    });
  }

  #look(): void {
    const found = this.#waiting?.pattern.exec(this.out.slice(this.#waiting.from));
    if (found == null) return;
    const { resolve } = this.#waiting as { resolve: (found: string) => void };
    this.#waiting = undefined;
    resolve(found[0]);
  }

  /** The first match after the given place. */
  until(pattern: RegExp, from = 0): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting = { pattern, from, resolve };
      this.#look();
    });
  }

  type(line: string): void {
    this.child.stdin?.write(`${line}\n`);
  }
}

/** Follows the table from the terminal's seat and types legal actions, until the game is over. */
export async function playFor(
  terminal: Terminal,
  at: { url: string; code: string; folder: string },
): Promise<void> {
  const [file] = readdirSync(join(at.folder, 'join'));
  const cookie = readFileSync(join(at.folder, 'join', file as string), 'utf8').trim();
  let latest: string | undefined;
  // The terminal may hear of its turn after this client, and then ignores the words: they are typed again.
  const again = setInterval(() => latest !== undefined && terminal.type(latest), 1500);
  await new Promise<void>((resolve) => {
    const link = new TableLink({
      server: at.url,
      cookie,
      code: at.code,
      onUpdate: ({ scene, you, table }) => {
        if (scene?.over === true) {
          link.close();
          return resolve();
        }
        const isMine = scene?.awaiting.some((seat) => seat === you) === true;
        latest = isMine ? legalWords(scene.view, you, table?.settings.game ?? at.code) : undefined;
        if (latest !== undefined) terminal.type(latest);
      },
    });
  });
  clearInterval(again);
}

export const games = new Map<string, string>();

/** Any legal action, as a player would type it. */
function legalWords(view: string, you: string, game: string): string {
  const { notation, ...rules } = (findGame(games.get(game) ?? game) as { game: Game }).game;
  const seat = 'ABCD'.indexOf(you) as Seat;
  const position = notation.parse(view);
  if (!position.ok) throw new Error(position.fault.message);
  const turn = { seat, rng: rngOf(view) };
  const action = randomAction({ notation, ...rules }, position.value, turn);
  return notation.makeEvent({ by: seat, action }).slice(2);
}
