// The documents under /docs, if they were made (`npm run docs`). They may be made again while the server runs, so every
// answer is read from the disk.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './refusal.ts';

const documentsFolder = fileURLToPath(new URL('../../../site/dist/site', import.meta.url));

export async function addDocuments(app: FastifyInstance, folder = documentsFolder): Promise<void> {
  const documents = async (scope: FastifyInstance): Promise<void> => {
    await scope.register(files, {
      root: folder,
      prefix: '/',
      redirect: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('cache-control', 'no-cache');
      },
    });
    scope.get('', async (_, reply) => reply.redirect('/docs/', 301));
    scope.setNotFoundHandler((_, reply) => {
      if (existsSync(join(folder, 'index.html'))) throw notFound('such page');
      return reply.status(404).type('text/html; charset=utf-8').send(NOT_MADE);
    });
  };
  await app.register(documents, { prefix: '/docs' });
}

const NOT_MADE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Planisphere</title>
<h1>Planisphere</h1>
<p>The documents have not been made here. <code>npm run docs</code> makes them.</p>
<p lang="fr">La documentation n’a pas été produite ici. <code>npm run docs</code> la produit.</p>
</html>
`;
