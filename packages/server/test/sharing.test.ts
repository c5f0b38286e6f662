// What a link shows before it is opened: a title and a picture, of tables open to anybody and of positions.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Game, parseRecord, replayRecord } from '@planisphere/core';
import { GAMES } from '@planisphere/games';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addPages } from '../src/http/pages.ts';
import { addPictures, Pictures } from '../src/http/pictures.ts';
import { pageFor, sharedAt, sharingBy } from '../src/http/sharing.ts';
import { Player } from './player.ts';
import { startServer, temporaryFolder } from './servers.ts';

const POSITION =
  'play turn=5 first=A row=P4,H1,_,C4,A4 step=3 discard=- memory=on A.hand=?,? A.taken=C4@4 A.tel=P3,P5,_,_,_,_,M6,C5,_,_,_,_ A.note=P2,M3,A3,S2 A.answer=_ B.hand=M5,C1,H2 B.taken=H2@5 B.tel=A3,_,_,_,_,_,_,H5,_,_,M5,_ B.note=P4,A5,H3 B.answer=_';
const canDraw = new Pictures().canDraw;

it('writes the tags into the page, with whole addresses and nothing that breaks out', async () => {
  const shared = { title: 'Stellar · "Ada" <b>', picture: '/pictures/table/BCDFGH.png?key=a&b' };
  const page = pageFor('<head><title>app</title>', shared, 'https://example.org');
  expect(page).toContain('<meta property="og:title" content="Stellar · &quot;Ada&quot; &lt;b>">');
  expect(page).toContain('content="https://example.org/pictures/table/BCDFGH.png?key=a&amp;b"');
  expect(page).toContain('<title>app</title>');
});

it('sends such a page where there is something to show, and the usual one elsewhere', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  const app = fastify();
  const sharing = async ({ url }: { url: string }) =>
    url.startsWith('/t/') ? { title: 'T', picture: '/p.png' } : undefined;
  await addPages(app, { folder, sharing });
  expect((await app.inject('/t/BCDFGH')).body).toContain('og:image');
  expect((await app.inject('/settings')).body).not.toContain('og:image');
});

it('can draw as soon as the app is there, also when that is after the server has started', () => {
  const folder = temporaryFolder();
  const pictures = new Pictures(folder);
  expect(pictures.canDraw).toBe(false);
  writeFileSync(join(folder, 'pictures.cjs'), '');
  expect(pictures.canDraw).toBe(true);
});

it('offers a picture only where it can be drawn', async () => {
  const request = { url: '/puzzle/stellar/7', query: {}, ip: '' } as never;
  expect(await sharingBy({} as never, { canDraw: false })(request)).toBeUndefined();
  expect(await sharingBy({} as never, { canDraw: true })(request)).toMatchObject({
    picture: '/pictures/puzzle/stellar/7.png',
  });
});

it('shows a table to those whom it admits, its result once it is over, and nothing of a private one', async () => {
  const server = await startServer();
  const ada = await Player.arrive(server.url, 'Ada');
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
  const { code } = await ada.visitor.open({ game: 'stellar', seats });
  const hidden = await ada.visitor.open({ game: 'stellar', seats, access: 'private' });
  const get = (path: string): Promise<Response> => fetch(`${server.url}${path}`);
  const open = await get(`/pictures/table/${code}.png`);
  if (canDraw) {
    expect([open.status, open.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(open.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = new Uint8Array(await open.arrayBuffer());
    expect([...png.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    expect(new DataView(png.buffer).getUint32(16)).toBe(1200);
  } else expect(open.status).toBe(404);
  if (hidden.key !== undefined) {
    expect((await get(`/pictures/table/${hidden.code}.png`)).status).toBe(404);
    if (canDraw) expect((await get(`/pictures/table/${hidden.code}.png?key=${hidden.key}`)).status).toBe(200);
  }
  expect((await get('/pictures/table/BCDFGH.png')).status).toBe(404);
  for (const path of ['position/chess.png', 'puzzle/stellar/99999.png', 'puzzle/stellar/x.png'])
    expect((await get(`/pictures/${path}`)).status, path).toBe(404);
});

it('says what is wrong with a position, and blames nobody else for one that cannot be drawn', async () => {
  const { url } = await startServer();
  const answered = async (position: string): Promise<[number, string]> => {
    const response = await fetch(
      `${url}/pictures/position/stellar.png?position=${encodeURIComponent(position)}`,
    );
    const { error } = (await response.json()) as { readonly error: { readonly message: string } };
    return [response.status, error.message];
  };
  expect(await answered('nonsense')).toEqual([400, expect.stringMatching(/^A phase is one of/)]);
  const thrice = await answered(POSITION.replace('row=P4,H1', 'row=P5,P5'));
  expect(thrice).toEqual([400, 'There is no further P5 in the box.']);

  const app = fastify();
  app.setErrorHandler((error: Error & { status?: number }, _, reply) =>
    reply.code(error.status ?? 500).send({ message: error.message }),
  );
  const payer = { hasTime: () => true, charge: () => undefined };
  const pictures = { canDraw: true, has: () => false, draw: () => Promise.reject(new Error('no such star')) };
  addPictures(app, { payers: { of: () => payer } } as never, pictures as never);
  const { statusCode, json } = await app.inject(
    `/pictures/position/stellar.png?position=${encodeURIComponent(POSITION)}`,
  );
  expect([statusCode, json()]).toEqual([400, { message: 'This position cannot be drawn.' }]);
});

it.runIf(canDraw)('draws positions and puzzles of every game', async () => {
  const { url } = await startServer();
  const size = async (path: string): Promise<number> => {
    const response = await fetch(`${url}/pictures/${path}`);
    return response.ok ? (await response.arrayBuffer()).byteLength : 0;
  };
  expect(await size(`position/stellar.png?position=${encodeURIComponent(POSITION)}`)).toBeGreaterThan(20_000);
  for (const game of ['stellar', 'star-explorer', 'stellarion'])
    for (const number of [0, 3])
      expect(await size(`puzzle/${game}/${number}.png`), game).toBeGreaterThan(20_000);
});

const at = (url: string) => sharedAt({} as never, { url, query: {}, ip: '' } as never);
const show = (game: string, position: string): string =>
  `show=${game}.${deflateRawSync(position).toString('base64url')}`;

/** Every record of the tree with its positions. */
function recorded(): readonly { readonly id: string; readonly positions: readonly string[] }[] {
  return GAMES.flatMap(({ game }) => {
    const folder = new URL(`../../${game.id}/replays/`, import.meta.url);
    return readdirSync(folder).map((name) => {
      const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
      if (!record.ok) throw new Error(record.fault.message);
      const course = replayRecord(game as Game, { ...record.value, seed: undefined });
      if (!course.ok) throw new Error(course.fault.message);
      const steps = course.value.stepsSince(0, 'all');
      return { id: game.id, positions: steps.map(({ view }) => game.notation.make(view as never)) };
    });
  });
}

it('shows the position of a link whose record stands after the #, and its result', async () => {
  for (const path of ['/replay', '/review', '/analysis/stellar', '/puzzle/stellar/made', '/replay/t/BCDFGH'])
    expect(await at(`${path}?${show('stellar', POSITION)}`)).toEqual({
      title: 'Stellar',
      picture: `/pictures/shown.png?${show('stellar', POSITION)}`,
    });
  const endOf = (id: string): string => {
    const [{ positions } = { positions: [] }] = recorded().filter((record) => record.id === id);
    return positions.at(-1) ?? '';
  };
  expect((await at(`/replay?${show('stellar', endOf('stellar'))}`))?.title).toMatch(/^Stellar · \d+ : \d+$/);
  const fr = await at(`/replay?${show('stellarion', endOf('stellarion'))}&lang=fr`);
  expect(fr?.title).toMatch(/^Stellarion · (Gagné|Perdu)$/);
  expect(fr?.picture).toMatch(/&lang=fr$/);
});

it('shows nothing of a position that cannot be read', async () => {
  const packed = show('stellar', POSITION);
  for (const query of [
    packed.slice(0, 40),
    show('chess', POSITION),
    show('stellar', 'nonsense'),
    show('stellar', '0'.repeat(1_000_000)),
    'show=stellar',
    'show=',
    `show=stellar.${'A'.repeat(10_000)}`,
  ])
    expect(await at(`/replay?${query}`), query.slice(0, 60)).toBeUndefined();
  const { url } = await startServer();
  expect((await fetch(`${url}/pictures/shown.png?${packed.slice(0, 40)}`)).status).toBe(404);
});

it.runIf(canDraw)('draws moments of games as links show them', { timeout: 60_000 }, async () => {
  const { url } = await startServer();
  const seen = new Map<string, number>();
  for (const { id, positions } of recorded()) {
    if ((seen.get(id) ?? 0) >= 2) continue;
    seen.set(id, (seen.get(id) ?? 0) + 1);
    for (const part of [0.5, 1]) {
      const position = positions[Math.floor(part * (positions.length - 1))] ?? '';
      const response = await fetch(`${url}/pictures/shown.png?${show(id, position)}`);
      expect([response.status, response.headers.get('content-type')], position).toEqual([200, 'image/png']);
      expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(15_000);
    }
  }
});

it('finds what an address shares', async () => {
  expect(await at('/puzzle/stellar/7')).toMatchObject({ picture: '/pictures/puzzle/stellar/7.png' });
  expect(await at('/embed/puzzle/stellar')).toMatchObject({ picture: '/pictures/puzzle/stellar/0.png' });
  expect(await at('/embed/position/stellar?position=a%20b')).toMatchObject({
    title: 'Stellar',
    picture: '/pictures/position/stellar.png?position=a%20b',
  });
  for (const url of [
    '/',
    '/settings',
    '/puzzle',
    '/puzzle/chess/1',
    '/puzzle/stellar/made',
    '/embed/position/stellar',
  ])
    expect(await at(url), url).toBeUndefined();
});
