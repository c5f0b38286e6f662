// The pages: the web app if it is built, with its routes and caches; otherwise a plain page.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';
import { headers } from '../src/http/headers.ts';
import { addPages } from '../src/http/pages.ts';
import { temporaryFolder } from './servers.ts';

async function appOn(folder: string): Promise<FastifyInstance> {
  const app = fastify();
  await addPages(app, { folder });
  return app;
}

it('serves the web app, its assets for ever and its own addresses', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(folder, 'sw.js'), '//');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), '//');
  const app = await appOn(folder);
  const get = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url);
    return [statusCode, headers['cache-control'], body.includes('<title>app')];
  };
  expect(await get('/')).toEqual([200, 'no-cache', true]);
  expect(await get('/t/BCDFGH?key=x')).toEqual([200, 'no-cache', true]);
  expect(await get('/sw.js')).toEqual([200, 'no-cache', false]);
  expect(await get('/assets/index-abc.js')).toEqual([200, 'public, max-age=31536000, immutable', false]);
  for (const url of ['/assets/other.js', '/api/nothing', '/socket/x'])
    expect((await get(url))[2]).toBe(false);
});

it('sends what has been compressed to those who can read it', async () => {
  const folder = temporaryFolder();
  const page = '<!doctype html><title>app</title>';
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  const app = await appOn(folder);
  for (const url of ['/', '/t/BCDFGH']) {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(answer.headers['content-type']).toContain('text/html');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page);
    expect((await app.inject(url)).body).toBe(page);
  }
});

it('says what is running when there is no web app', async () => {
  const app = await appOn(temporaryFolder());
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body.includes('planisphere join')]).toEqual([200, true]);
  expect((await app.inject('/elsewhere')).body).toContain('There is no such page.');
});

it('lets only those scripts run and styles show that stand in the page as it was built', () => {
  const page =
    '<script>early()</script><script type="module" src="/app.js"></script><style data-file="/app.css">a{color:red}</style>';
  // echo -n 'early()' | openssl dgst -sha256 -binary | base64
  const script = "'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='";
  const style = "'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='";
  expect(headers(false, page)).toMatchObject({
    contentSecurityPolicy: {
      directives: { scriptSrc: ["'self'", "'wasm-unsafe-eval'", script], styleSrc: ["'self'", style] },
    },
  });
});

it('lets other sites frame what is made for it, and nothing else', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(folder, 'planisphere-board.js'), '//');
  const app = fastify();
  await app.register(helmet, headers(false, ''));
  await addPages(app, { folder });
  const headersOf = async (url: string) => {
    const { headers: all } = await app.inject(url);
    const [ancestors] = /frame-ancestors [^;]+/.exec(String(all['content-security-policy'])) ?? [];
    const use = all['cross-origin-resource-policy'];
    return [ancestors, all['x-frame-options'], use, all['access-control-allow-origin']];
  };
  const closed = ["frame-ancestors 'none'", 'SAMEORIGIN', 'same-origin', undefined];
  for (const url of ['/', '/embedded', '/replay/t/BCDFGH', '/settings', '/index.html', '/t/embed/x'])
    expect(await headersOf(url), url).toEqual(closed);
  for (const url of ['/embed/position/stellar?position=x', '/embed/puzzle/stellar/3'])
    expect(await headersOf(url), url).toEqual(['frame-ancestors *', undefined, 'cross-origin', '*']);
  expect(await headersOf('/planisphere-board.js')).toEqual([...closed.slice(0, 2), 'cross-origin', '*']);
});

it('sends files of the app without what concerns pages, but under a policy of their own', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>app</title>');
  writeFileSync(join(folder, 'assets', 'worker-abc.js'), '//');
  const app = fastify();
  await app.register(helmet, headers(false, ''));
  await addPages(app, { folder });
  const { headers: all } = await app.inject('/assets/worker-abc.js');
  expect(all).toMatchObject({
    'content-security-policy': "default-src 'self';script-src 'self' 'wasm-unsafe-eval'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const name of ['etag', 'last-modified', 'x-frame-options', 'referrer-policy', 'x-xss-protection'])
    expect(all, name).not.toHaveProperty(name);
  const page = (await app.inject('/')).headers;
  for (const name of ['etag', 'x-frame-options', 'referrer-policy']) expect(page).toHaveProperty(name);
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'");
});
