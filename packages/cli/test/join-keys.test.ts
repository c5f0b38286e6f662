// Drawing by keys at a table on a real server; the test plays the terminal.
import type { Key } from 'node:readline';
import { LOCALES } from '@planisphere/core';
import { readConfig, TableServer } from '@planisphere/server';
import { REFUSAL_WORDS, TableLink, type Update, Visitor } from '@planisphere/server/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { joinLoop } from '../src/join/loop.ts';
import type { Console, Typed } from '../src/screen/console.ts';
import type { Picture } from '../src/screen/picture.ts';
import { hasPseudoTerminals, PseudoTerminal } from './pseudo-terminal.ts';
import { emptyFolder, run } from './run.ts';

const KEYS_HELP = 'Enter draw';

/** A terminal whose player presses what the test says, one key for each screen that asks for keys. */
class FakeConsole implements Console {
  readonly isTerminal = true;
  readonly width = 80;
  readonly left = new AbortController().signal;
  readonly screens: string[] = [];
  readonly #keys: Key[];
  readonly #typed: string[];

  constructor(keys: readonly string[], typed: readonly string[]) {
    this.#keys = keys.map((name) => ({ name, sequence: name.length === 1 ? name : '', ctrl: false }) as Key);
    this.#typed = [...typed];
  }

  paint(text: string): string {
    return text;
  }

  tell(picture: Picture): void {
    const size = { width: 120, height: 40 };
    const lines = picture.byKeys?.lines(size) ?? picture.table(size);
    this.screens.push([...lines, ...picture.news, ...picture.notes, ...picture.prompt].join('\n'));
  }

  untilEscape(): AbortSignal {
    return this.left;
  }

  async ask(picture: Picture, signal?: AbortSignal): Promise<Typed> {
    for (;;) {
      this.tell(picture);
      const key = picture.byKeys === undefined ? undefined : this.#keys.shift();
      if (key === undefined) break;
      const pressed = picture.byKeys?.press(key);
      if (pressed === 'words') return this.#line(signal);
      if (pressed !== undefined) return pressed;
    }
    return this.#line(signal);
  }

  async #line(signal: AbortSignal | undefined): Promise<Typed> {
    const side = /first kind of star: \S+ (\w+)/.exec(this.screens.at(-1) ?? '')?.[1];
    const line = side ?? this.#typed.shift();
    if (line !== undefined) return { line };
    return new Promise((resolve) => signal?.addEventListener('abort', () => resolve('changed')));
  }

  async read(): Promise<void> {}

  leaveWith(): void {}

  close(): void {}
}

async function startServer(): Promise<string> {
  const server = await TableServer.start(
    readConfig({ PORT: '0', DATA_DIR: emptyFolder(), LOG_LEVEL: 'error', BOT_THREADS: '1' }),
  );
  onTestFinished(() => server.close());
  return server.url;
}

/** Seat A's decisions in the log, read by a client that asks for the whole log. */
async function decided(visitor: Visitor, code: string): Promise<readonly string[]> {
  const update = await new Promise<Update>((resolve) => {
    const link = new TableLink({
      server: visitor.server,
      cookie: visitor.cookie,
      code,
      since: 0,
      onUpdate: (first) => {
        link.close();
        resolve(first);
      },
    });
  });
  return update.steps.flatMap((step) => ('event' in step && step.event.startsWith('A ') ? [step.event] : []));
}

describe('join Star Explorer', () => {
  it('draws by keys, lets the player type instead, and offers the keys again', async () => {
    const visitor = new Visitor(await startServer());
    await visitor.be({ name: 'Ada', emblem: 'star' });
    const { code } = await visitor.open({ game: 'star-explorer', seats: [{ kind: 'person' }] });
    const console = new FakeConsole(['left', 'r', 'n', 'escape', 'b', 'return'], ['nonsense', 'quit']);
    const visit = { visitor, code, key: undefined, seat: undefined, locale: 'en' } as const;
    await joinLoop(visit, console);
    const events = await decided(visitor, code);
    expect(events).toEqual([expect.stringMatching(/^A side /), expect.stringMatching(/^A draw I \w+-/)]);
    expect(console.screens.some((screen) => screen.includes('is not something you can do here'))).toBe(true);
    const asked = console.screens.filter((screen) => screen.includes(KEYS_HELP));
    expect(new Set(asked).size, 'every key changes what is seen').toBeGreaterThan(4);
  });
});

/** A player who asks for a review before and after giving the game up, and then leaves. */
class ReviewingConsole extends FakeConsole {
  readonly reviews: (readonly string[])[] = [];
  #step = 0;

  constructor() {
    super([], []);
  }

  override async ask(picture: Picture, signal?: AbortSignal): Promise<Typed> {
    this.tell(picture);
    const isOver = this.screens.at(-1)?.includes('The record is in') === true;
    if (this.#step < 2) return { line: ['review', 'resign'][this.#step++] ?? '' };
    if (this.#step === 2 && isOver) this.#step = 3;
    if (this.#step >= 3) return { line: ['review', 'quit'][this.#step++ - 3] ?? 'quit' };
    return new Promise((resolve) => signal?.addEventListener('abort', () => resolve('changed')));
  }

  override async read(lines: readonly string[] = []): Promise<void> {
    this.reviews.push(lines);
  }
}

describe('join', () => {
  it('reviews a game that is over, and not before', async () => {
    const visitor = new Visitor(await startServer());
    await visitor.be({ name: 'Ada', emblem: 'star' });
    const seats = [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] as const;
    const { code } = await visitor.open({ game: 'stellar', seats });
    const console = new ReviewingConsole();
    await joinLoop({ visitor, code, key: undefined, seat: undefined, locale: 'en' }, console);
    expect(console.screens.join('\n')).toContain('A game can be reviewed once it is over.');
    expect(console.reviews).toEqual([expect.arrayContaining(['Review'])]);
  });

  it('says that there is no such table, and ends', async () => {
    const server = await startServer();
    for (const lang of LOCALES) {
      const { code, err } = await run({ args: ['join', 'bcdfgh', '--server', server, '--lang', lang] });
      expect(code).toBe(2);
      expect(err).toBe(`${REFUSAL_WORDS[lang]['no-such-table']}\n`);
    }
  });

  it.runIf(hasPseudoTerminals)('shows its first screen with the prompt', async () => {
    const server = await startServer();
    const folder = emptyFolder();
    const args = ['join', '--open', 'stellar', '--level', 'greedy', '--server', server, '--lang', 'en'];
    const terminal = new PseudoTerminal({ args, rows: 24, columns: 80, folder });
    await terminal.until(/Choose the starter/);
    const shown = await terminal.quiet();
    expect(shown).toMatch(/^>/m);
    expect(shown).toMatch(/table [A-Z0-9]{6}/);
    expect(terminal.faults).toEqual([]);
    terminal.send('\x03');
    expect(await terminal.end()).toBe(0);
  });
});
