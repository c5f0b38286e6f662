// The web app, if it was built; otherwise a page that says what is running and how to join without it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import files from '@fastify/static';
import { GAME_IDS } from '@planisphere/games/ids';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { shorten } from './file-headers.ts';
import { allowFraming, allowUse, COMPONENT, isFrame } from './framing.ts';
import { notFound } from './refusal.ts';
import { pageFor, type Shared } from './sharing.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The page of the web app; '' if it was not built. */
export function pageText(folder = webFolder): string {
  const page = join(folder, 'index.html');
  return existsSync(page) ? readFileSync(page, 'utf8') : '';
}

/** What programs show of a link before it is opened; undefined if there is nothing to show. */
export type Sharing = (request: FastifyRequest) => Promise<Shared | undefined>;

interface PagesOptions {
  readonly folder?: string;
  readonly sharing?: Sharing;
  /** The origin of the site; without it, the host of the request. */
  readonly origin?: string | undefined;
  /** Paths of pages that this site does not have. */
  readonly hidden?: readonly string[];
}

export async function addPages(app: FastifyInstance, options: PagesOptions = {}): Promise<void> {
  const { folder = webFolder, sharing, origin, hidden = [] } = options;
  if (pageText(folder) === '') {
    app.get('/', async (_, reply) => reply.type('text/html; charset=utf-8').send(PLAIN_PAGE));
    app.setNotFoundHandler(() => {
      throw notFound('such page');
    });
    return;
  }
  await app.register(files, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    preCompressed: true,
    // Assets have the hash of their contents in their names; everything else is revalidated.
    setHeaders: (reply, path) => {
      const forever = path.startsWith(join(folder, 'assets'));
      if (path.startsWith(join(folder, COMPONENT))) allowUse(reply);
      if (forever) shorten(reply);
      reply.header('vary', 'accept-encoding');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page = pageText(folder);
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && !/^\/(api|socket|assets|pictures)(\/|$|\?)/.test(request.url);
    if (!isPage) throw notFound('such page');
    if (isFrame(request.url)) allowFraming(reply);
    // The web app says it in the visitor's language.
    if (hidden.some((path) => new RegExp(`^${path}(?:[/?]|$)`).test(request.url))) reply.status(404);
    const shared = await sharing?.(request);
    if (shared === undefined) return reply.sendFile('index.html');
    const text = pageFor(page, shared, origin ?? `${request.protocol}://${request.host}`);
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(text);
    return reply.header('content-encoding', 'gzip').send(gzipSync(text));
  });
}

const PLAIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Planisphere</title>
<h1>Planisphere</h1>
<p>The table server is running. The web app has not been built here.</p>
<p>Open a table in a terminal with <code>planisphere join --open ${GAME_IDS[0]}</code>,
and join one with <code>planisphere join CODE --server ADDRESS</code>.</p>
</html>
`;
