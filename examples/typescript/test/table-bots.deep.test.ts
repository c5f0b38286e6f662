// The sample bots at real tables: in TypeScript and in Python, through whole games and restarts.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@planisphere/games';
import { readConfig, TableServer } from '@planisphere/server';
import { Visitor } from '@planisphere/server/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TableBot } from '../table-bot.ts';

interface Made {
  readonly token: string;
}

interface Started {
  readonly url: string;
  readonly folder: string;
  close(): Promise<void>;
}

async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<Started> {
  const folder = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'planisphere-bots-'));
  const config = {
    PORT: '0',
    LOG_LEVEL: 'error',
    BOT_THREADS: '1',
    MS_PER_SECOND: '100000',
    DATA_DIR: folder,
  };
  const server = await TableServer.start(readConfig({ ...config, ...settings }));
  let closed: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closed ??= server.close();
    return closed;
  };
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: server.url, folder, close };
}

async function arrive(url: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  await visitor.be({ name: 'Ada', emblem: 'comet' });
  return visitor;
}

const makeBot = async (owner: Visitor, name: string): Promise<Made> =>
  (await owner.call('POST', '/api/me/bots', { name, emblem: 'satellite' })) as Made;

const asBot = (server: string, token: string): Visitor =>
  new Visitor(server, '', { authorization: `Bearer ${token}` });

async function overAt(visitor: Visitor, code: string): Promise<void> {
  for (;;) {
    const table = await visitor.table(code).catch(() => undefined); // the server may be starting again
    if (table?.status === 'over') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('the sample bots', () => {
  it.each(GAMES.map(({ game }) => [game.id, Math.max(2, game.players.min)] as const))(
    'in TypeScript play %s against each other to its end, and survive restarts',
    async (game, players) => {
      const { url, folder, close } = await startServer();
      const ada = await arrive(url);
      const tokens = await Promise.all(
        Array.from({ length: players }, (_, index) => makeBot(ada, `Robo ${index}`)),
      );
      const [first] = tokens as [Made];
      const seats = Array.from({ length: players }, () => ({ kind: 'person' as const }));
      const { code } = await asBot(url, first.token).open({ game, seats });
      const started = async (): Promise<TableBot[]> => {
        const bots = tokens.map(
          ({ token }) => new TableBot({ server: url, token, codes: [code], level: 'greedy' }),
        );
        for (const bot of bots) await bot.start();
        return bots;
      };
      const bots = await started();
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (const bot of bots) bot.close();
      const again = await started();
      await close(); // then the server ends as well
      await startServer({ DATA_DIR: folder, PORT: new URL(url).port });
      onTestFinished(() => {
        for (const bot of again) bot.close();
      });
      await overAt(ada, code);
      const { seats: sitters } = await ada.table(code);
      for (const { guest } of sitters)
        expect(guest).toMatchObject({ bot: true, name: expect.stringMatching(/\[bot\]$/) });
    },
  );

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.runIf(hasPython).each(GAMES.map(({ game }) => game.id))(
    'in Python plays %s to its end',
    async (game) => {
      const { url } = await startServer();
      const ada = await arrive(url);
      const { token } = await makeBot(ada, 'Python');
      const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 'greedy' }];
      const { code } = await asBot(url, token).open({ game, seats });
      const script = fileURLToPath(new URL('../../python/table_bot.py', import.meta.url));
      const env = { ...process.env, PLANISPHERE_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' };
      const { stdout } = await promisify(execFile)('python3', [script, url, code], { env });
      expect(stdout).toBe('The game is over.\n');
      expect(await ada.table(code)).toMatchObject({ status: 'over' });
    },
  );

  it.runIf(hasPython)("in Python survives a restart, its own and the server's", async () => {
    const { url, folder, close } = await startServer();
    const ada = await arrive(url);
    const { token } = await makeBot(ada, 'Python');
    const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 'greedy' }];
    const { code } = await asBot(url, token).open({ game: 'stellar', seats });
    const script = fileURLToPath(new URL('../../python/table_bot.py', import.meta.url));
    const env = { ...process.env, PLANISPHERE_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' };
    const first = spawn('python3', [script, url, code], { env, stdio: 'ignore' });
    const killed = new Promise((resolve) => first.once('exit', (_, signal) => resolve(signal)));
    // Soon: a fast machine plays a whole game in little more than a second.
    await new Promise((resolve) => setTimeout(resolve, 400));
    first.kill('SIGKILL');
    expect(await killed).toBe('SIGKILL');
    const second = promisify(execFile)('python3', [script, url, code], { env });
    await new Promise((resolve) => setTimeout(resolve, 800));
    await close();
    await startServer({ DATA_DIR: folder, PORT: new URL(url).port });
    expect((await second).stdout).toBe('The game is over.\n');
    expect(await ada.table(code)).toMatchObject({ status: 'over' });
  });
});
