// The documents under /docs: read from disk at every request; a missing site names the command that builds it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addDocuments } from '../src/http/documents.ts';
import { addPages } from '../src/http/pages.ts';
import { temporaryFolder } from './servers.ts';

it('serves what has been made, and says how to make it', async () => {
  const app = fastify();
  const folder = temporaryFolder();
  await addDocuments(app, folder);
  await addPages(app, { folder: temporaryFolder() });
  const missing = await app.inject('/docs/');
  expect([missing.statusCode, missing.body.includes('npm run docs')]).toEqual([404, true]);
  mkdirSync(join(folder, 'rules'));
  writeFileSync(join(folder, 'index.html'), 'first');
  writeFileSync(join(folder, 'rules', 'index.html'), 'rules');
  expect((await app.inject('/docs/')).body).toBe('first');
  expect((await app.inject('/docs/rules/')).body).toBe('rules');
  expect((await app.inject('/docs/rules')).headers.location).toBe('/docs/rules/');
  expect((await app.inject('/docs')).headers.location).toBe('/docs/');
  const none = await app.inject('/docs/nothing');
  expect([none.statusCode, none.body.includes('npm run docs')]).toEqual([404, false]);
  expect((await app.inject('/docs/../package.json')).statusCode).toBe(404);
});
