// Two pages to compare: the product as people start it, and the peer's example, built and sent compressed like ours.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { temporaryFolder } from '@planisphere/testkit/folder';
import { build } from 'vite';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * @param {string} [clone] the folder of a built clone, instead of this one
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
export async function serveProduct(clone) {
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '100000',
    MS_PER_SECOND: '100000',
  };
  const main =
    clone === undefined ? here('../../cli/dist/main.js') : join(clone, 'packages/cli/dist/main.js');
  const child = spawn(process.execPath, [main, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return { url, stop };
  }
  throw new Error('the server did not start');
}

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** @returns {Promise<{ url: string, stop: () => void }>} */
export async function servePeer() {
  const folder = temporaryFolder();
  await build({
    root: here('peer'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { react: here('node_modules/react'), 'react-dom': here('node_modules/react-dom') } },
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    try {
      const body = gzipSync(readFileSync(join(folder, path)));
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'text/plain',
        'content-encoding': 'gzip',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const stop = () => server.close();
  return { url: `http://127.0.0.1:${port}`, stop };
}
