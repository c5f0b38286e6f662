// Bots that players bring to the tables: how a token is made and revoked, what it permits and what not, and
// the documents for authors of bots. The sample bots are tested with the examples.
import { decodeMessage, MESSAGE_TYPES } from '@planisphere/protocol';
import { exampleOf, type JsonSchema, schemaOf } from '@planisphere/protocol/schema';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../src/client/index.ts';
import { ANSWERS } from '../src/http/answers.ts';
import { ROUTES } from '../src/http/routes.ts';
import { misfits } from './misfits.ts';
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

  it('uses the time of its owner, so that many bots are no more than one person', async () => {
    const { url } = await startServer({ MS_PER_SECOND: '1' });
    const ada = await Player.arrive(url, 'Ada');
    const { token } = await makeBot(ada.visitor, 'Robo');
    const robo = asBot(url, token);
    const ask = (visitor: Visitor): Promise<unknown> =>
      visitor.call('GET', '/api/games').then(
        () => 'answered',
        ({ status }: { status: number }) => status,
      );
    let answer: unknown = 'answered';
    for (let times = 0; times < 40 && answer === 'answered'; times++) answer = await ask(robo);
    expect(answer).toBe(429);
    expect(await ask(ada.visitor)).toBe(429);
    // The address has a larger limit: somebody else there still gets answers.
    expect(await ask(new Visitor(url))).toBe('answered');
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

describe('the documents', () => {
  it('describe every route, with bodies that are decoded as described', async () => {
    const { url } = await startServer();
    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      paths: Record<
        string,
        Record<string, { requestBody?: { content: { 'application/json': { schema: JsonSchema } } } }>
      >;
    };
    for (const { method, url: path, body, takes } of ROUTES) {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      expect(operation, `${method} ${path}`).toBeDefined();
      const schema = operation?.requestBody?.content['application/json'].schema;
      expect(schema === undefined).toBe(body === undefined && takes === undefined);
      if (body !== undefined) expect(schema).toEqual(JSON.parse(JSON.stringify(schemaOf(body))));
    }
  });

  it('say what every route answers to a bot, and it answers that', async () => {
    const { url } = await startServer();
    const ada = await Player.arrive(url, 'Ada');
    const { token } = await makeBot(ada.visitor, 'Robo');
    const robo = asBot(url, token);
    const seats = [
      { kind: 'bot', level: 'random' },
      { kind: 'bot', level: 'random' },
    ] as const;
    const { code } = await robo.open({ game: 'stellar', seats });
    await robo.open({ game: 'stellar', seats: [{ kind: 'person' }, { kind: 'person' }] });
    await expect.poll(async () => (await robo.table(code)).status, { timeout: 30_000 }).toBe('over');
    const body = { game: 'stellar', seats: [{ kind: 'person' }, { kind: 'person' }], access: 'open' };
    const routes = ROUTES.filter(({ bots }) => bots === true);
    for (const { method, url: path, gives } of routes) {
      const query = path === '/api/me/tables' ? '?status=open' : '';
      const answer = await robo.call(
        method,
        path.replace(':code', code).replace(':game', 'stellar') + query,
        method === 'POST' ? body : undefined,
      );
      expect(misfits(gives, answer), `${method} ${path}`).toEqual([]);
    }
    expect(misfits(ANSWERS.table, { table: { code: 5 } }).length).toBeGreaterThan(2);
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
        ...('study' in (payload.properties ?? {}) && { study: 'winter-sky' }),
      };
      expect([type, decodeMessage(JSON.stringify(example))]).toMatchObject([type, { ok: true }]);
    }
  });
});
