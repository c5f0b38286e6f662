// The table server and a table on it, through the real commands: two terminals, a backup, and one clear line on a mistake.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Game, randomAction, rngOf, type Seat } from '@planisphere/core';
import { findGame, GAMES } from '@planisphere/games';
import { TableLink } from '@planisphere/server/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { emptyFolder, run } from './run.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));

function start(args: readonly string[], settings: Readonly<Record<string, string>>): ChildProcess {
  const env = { ...process.env, LANG: 'C', NO_COLOR: '1', LOG_LEVEL: 'error', ...settings };
  const child = spawn(process.execPath, [main, ...args], { env });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function serve(folder: string): Promise<{ url: string; stop(): Promise<number> }> {
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

/** Somebody at a terminal who takes the first thing the help offers, until the game is over. */
class Terminal {
  readonly child: ChildProcess;
  out = '';
  #waiting: { pattern: RegExp; from: number; resolve: (found: string) => void } | undefined;

  constructor(args: readonly string[], folder: string) {
    this.child = start(args, { DATA_DIR: folder });
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

  /** The first of it after the given place. */
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

/** Follows the table with the same eyes as the terminal and types what is legal, until the game is over. */
async function playFor(terminal: Terminal, at: { url: string; code: string; folder: string }): Promise<void> {
  const [file] = readdirSync(join(at.folder, 'join'));
  const cookie = readFileSync(join(at.folder, 'join', file as string), 'utf8').trim();
  let latest: string | undefined;
  // The terminal may hear of its turn after us, and then does not take the words: they are typed again.
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

const games = new Map<string, string>();

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

describe('serve', () => {
  it('lists its settings, and stops with one line on a wrong one', async () => {
    const { out } = await run({ args: ['serve', '--help'] });
    for (const name of ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL'])
      expect(out).toContain(`${name} `);
    const wrong = start(['serve'], { PORT: 'eighty' });
    let err = '';
    wrong.stderr?.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    expect((await once(wrong, 'close'))[0]).toBe(2);
    expect(err).toBe('PORT: a whole number from 0 to 65535 is expected, not "eighty".\n');
  });

  it('refuses a folder that another server uses, and stops cleanly', async () => {
    const folder = emptyFolder();
    const { stop } = await serve(folder);
    const second = start(['serve'], { PORT: '0', DATA_DIR: folder });
    let err = '';
    second.stderr?.on('data', (chunk: Buffer) => {
      err += chunk.toString();
    });
    expect((await once(second, 'close'))[0]).toBe(2);
    expect(err).toBe(`Another server is running on ${folder}.\n`);
    expect(await stop()).toBe(0);
  });

  it('is backed up while it runs', async () => {
    const folder = emptyFolder();
    const { url } = await serve(folder);
    await fetch(`${url}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Ada","emblem":"star"}',
    });
    const file = join(emptyFolder(), 'backup.gz');
    expect(await run({ args: ['backup', file], folder })).toMatchObject({ code: 0 });
    const restored = await run({ args: ['restore', file], folder: emptyFolder() });
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+ rows were restored/) });
    expect(await run({ args: ['restore', file], folder })).toMatchObject({
      code: 2,
      err: expect.stringContaining('Another server'),
    });
  });
});

describe('join', () => {
  it('says in one line that there is no server or no such table', async () => {
    const nobody = await run({ args: ['join', 'BCDFGH', '--server', 'http://127.0.0.1:9'] });
    expect(nobody).toMatchObject({ code: 2, err: 'No table server answers on http://127.0.0.1:9.\n' });
    const { url } = await serve(emptyFolder());
    const wrong = await run({ args: ['join', 'BCDFGH', '--server', url] });
    expect(wrong).toMatchObject({ code: 2, err: 'There is no such table for you.\n' });
  });

  it('two terminals see each other at a table, talk and resign; the record is kept', async () => {
    const { url } = await serve(emptyFolder());
    const folders = [emptyFolder(), emptyFolder()] as const;
    const ada = new Terminal(['join', '--open', 'stellar', '--server', url, '--name', 'Ada'], folders[0]);
    const code = (await ada.until(/Table \w{6}/)).slice(6);
    await ada.until(/Waiting for people at B/);
    const ben = new Terminal(['join', code, '--server', url, '--name', 'Ben'], folders[1]);
    await ben.until(/Choose the starter/);
    ben.type('say good evening');
    await ada.until(/Ben: good evening/);
    ben.type('nonsense');
    await ben.until(/is not something you can do here/);
    ada.type('resign');
    await ben.until(/The game was resigned[\s\S]*The seed was [0-9a-f]{64}/);
    await ben.until(/The record is in/);
    expect(readdirSync(join(folders[1], 'play'))).toHaveLength(1);
  });

  it.each(GAMES.map(({ game }) => game.id))('two terminals play %s to its end', async (game) => {
    const { url } = await serve(emptyFolder());
    const folders = [emptyFolder(), emptyFolder()] as const;
    const ada = new Terminal(['join', '--open', game, '--server', url, '--name', 'Ada'], folders[0]);
    const code = (await ada.until(/Table \w{6}/)).slice(6);
    games.set(code, game);
    const ben = new Terminal(['join', code, '--server', url, '--name', 'Ben'], folders[1]);
    await ben.until(/\n> /);
    await Promise.all([
      playFor(ada, { url, code, folder: folders[0] }),
      playFor(ben, { url, code, folder: folders[1] }),
    ]);
    await Promise.all([ada, ben].map((terminal) => terminal.until(/The seed was [0-9a-f]{64}/)));
    const [record] = readdirSync(join(folders[1], 'play'));
    const verified = await run({ args: ['verify', join(folders[1], 'play', record as string)] });
    expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('1 record is right') });
  });

  it('plays against a bot, and helps', async () => {
    const { url } = await serve(emptyFolder());
    const ada = new Terminal(
      ['join', '--open', 'stellar', '--level', 'random', '--server', url],
      emptyFolder(),
    );
    await ada.until(/\n> /);
    ada.type('help');
    await ada.until(/take your last decision back/);
    ada.type('quit');
    expect((await once(ada.child, 'exit'))[0]).toBe(0);
  });
});
