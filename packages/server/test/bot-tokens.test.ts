// Bots of others at our tables: a token that is made and revoked, what it opens and what it does not, the sample bots, and the
// documents for those who write their own.
import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAMES } from '@planisphere/games';
import { decodeMessage, MESSAGE_TYPES } from '@planisphere/protocol';
import { exampleOf, type JsonSchema, schemaOf } from '@planisphere/protocol/schema';
import { describe, expect, it, onTestFinished } from 'vitest';
import { TableBot } from '../../../examples/typescript/table-bot.ts';
import { Visitor } from '../src/client/index.ts';
import { ROUTES } from '../src/http/routes.ts';
import { Player } from './player.ts';
import { startServer } from './servers.ts';
import { BareSocket } from './socket.ts';

interface Made {
  readonly bot: { readonly id: string; readonly name: string; readonly bot?: boolean };
  readonly token: string;
}

const makeBot = async (owner: Visitor, name: string): Promise<Made> =>
  (await owner.call('POST', '/api/me/bots', { name, emblem: 'satellite' })) as Made;

const asBot = (server: string, token: string): Visitor =>
  new Visitor(server, '', { authorization: `Bearer ${token}` });

describe('a token', () => {
  it('is made by a guest, marks its bot as one, and is good for nothing once it is revoked', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const { bot, token } = await makeBot(ada.visitor, 'Robo [bot]');
    expect(bot).toMatchObject({ name: 'Robo [bot]', bot: true });
    const robo = asBot(url, token);
    expect(await robo.me()).toMatchObject({ id: bot.id, name: 'Robo [bot]', bot: true });
    expect(await ada.visitor.call('GET', '/api/me/bots')).toMatchObject({ bots: [{ id: bot.id }] });
    const socket = await BareSocket.open(url, { authorization: `Bearer ${token}` });
    if (typeof socket === 'number') throw new Error(`refused with ${socket}`);
    const closed = new Promise((resolve) => socket.socket.once('close', resolve));
    await ada.visitor.call('DELETE', `/api/me/bots/${bot.id}`);
    await closed;
    expect(await robo.me()).toBeUndefined();
    expect(await BareSocket.open(url, { authorization: `Bearer ${token}` })).toBe(401);
    await expect(ada.visitor.call('DELETE', `/api/me/bots/${bot.id}`)).rejects.toMatchObject({ status: 404 });
  });

  it('opens tables and nothing of a person', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const { token } = await makeBot(ada.visitor, 'Robo');
    for (const { method, url: path, bots } of ROUTES) {
      const address = url + path.replace(/:\w+/g, 'x');
      const response = await fetch(address, { method, headers: { authorization: `Bearer ${token}` } });
      const { error } = (await response.json().catch(() => ({}))) as { error?: { code: string } };
      if (bots === true) expect([method, path, error?.code]).not.toContain('no-bots');
      else expect([method, path, response.status, error?.code]).toEqual([method, path, 403, 'no-bots']);
    }
  });

  it('cannot be guessed, forged or worn by a person', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    for (const token of ['planisphere-bot-x', 'x', ada.visitor.cookie, ''])
      expect(await asBot(url, token).me()).toBeUndefined();
    expect(await ada.visitor.be({ name: 'Ben [bot]', emblem: 'sun' })).toMatchObject({ name: 'Ben' });
  });

  it('is one of ten at most, and goes with its owner', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const { token } = await makeBot(ada.visitor, 'Robo 0');
    for (let index = 1; index < 10; index++) await makeBot(ada.visitor, `Robo ${index}`);
    await expect(makeBot(ada.visitor, 'One more')).rejects.toMatchObject({ status: 409, code: 'too-many' });
    await ada.visitor.call('DELETE', '/api/me');
    expect(await asBot(url, token).me()).toBeUndefined();
  });
});

async function overAt(visitor: Visitor, code: string): Promise<void> {
  for (;;) {
    const table = await visitor.table(code).catch(() => undefined); // it may be starting again
    if (table?.status === 'over') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe('the sample bots', () => {
  it.each(GAMES.map(({ game }) => [game.id, Math.max(2, game.players.min)] as const))(
    'in TypeScript play %s against each other to its end, and survive restarts',
    async (game, players) => {
      const { url, folder, close } = await startServer();
      const ada = await Player.arrive(url, 'Ada');
      const tokens = await Promise.all(
        Array.from({ length: players }, (_, index) => makeBot(ada.visitor, `Robo ${index}`)),
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
      await close(); // and the server's
      await startServer({ DATA_DIR: folder, PORT: new URL(url).port });
      onTestFinished(() => {
        for (const bot of again) bot.close();
      });
      await overAt(ada.visitor, code);
      const { seats: sitters } = await ada.visitor.table(code);
      for (const { guest } of sitters)
        expect(guest).toMatchObject({ bot: true, name: expect.stringMatching(/\[bot\]$/) });
    },
  );

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it.runIf(hasPython).each(GAMES.map(({ game }) => game.id))(
    'in Python plays %s to its end',
    async (game) => {
      const { url } = await startServer();
      const ada = await Player.arrive(url, 'Ada');
      const { token } = await makeBot(ada.visitor, 'Python');
      const seats = [{ kind: 'person' as const }, { kind: 'bot' as const, level: 'greedy' }];
      const { code } = await asBot(url, token).open({ game, seats });
      const script = fileURLToPath(new URL('../../../examples/python/table_bot.py', import.meta.url));
      const env = { ...process.env, PLANISPHERE_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' };
      const { stdout } = await promisify(execFile)('python3', [script, url, code], { env });
      expect(stdout).toBe('The game is over.\n');
      expect(await ada.visitor.table(code)).toMatchObject({ status: 'over' });
    },
  );
});

describe('the documents', () => {
  it('describe every route, with bodies that are decoded as described', async () => {
    const { url } = await startServer();
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<string, { requestBody?: { content: { 'application/json': { schema: JsonSchema } } } }>
      >;
    };
    for (const { method, url: path, body } of ROUTES) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
      const schema = operation?.requestBody?.content['application/json'].schema;
      expect(schema === undefined).toBe(body === undefined);
      if (body !== undefined) expect(schema).toEqual(JSON.parse(JSON.stringify(schemaOf(body))));
    }
  });

  it('find what a decoder asks for by asking it', () => {
    const [{ body } = {}] = ROUTES.filter(({ method, url }) => method === 'POST' && url === '/api/tables');
    expect(schemaOf(body as NonNullable<typeof body>)).toMatchObject({
      required: ['game', 'seats'],
      properties: {
        game: { type: 'string', maxLength: 40 },
        seats: {
          type: 'array',
          minItems: 1,
          items: { oneOf: [{ required: ['kind'] }, { required: ['kind', 'level'] }] },
        },
        access: { enum: ['open', 'link', 'private'] },
        spectators: { type: 'boolean' },
      },
    });
  });

  it('describe every message, and an example of each is decoded', async () => {
    const { url } = await startServer();
    const document = (await (await fetch(`${url}/api/asyncapi.json`)).json()) as {
      channels: { socket: { messages: Record<string, { payload: JsonSchema; summary: string }> } };
    };
    const { messages } = document.channels.socket;
    for (const type of MESSAGE_TYPES) {
      const { payload, summary } = messages[type] as { payload: JsonSchema; summary: string };
      expect(summary).toMatch(/^May be sent by/);
      const example = {
        ...(exampleOf(payload) as object),
        ...('table' in (payload.properties ?? {}) && { table: 'XKD4PR' }),
      };
      expect([type, decodeMessage(JSON.stringify(example))]).toMatchObject([type, { ok: true }]);
    }
  });
});
