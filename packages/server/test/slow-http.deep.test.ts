// Requests that never end: the server waits for a while, and closes them.
import { expect, it } from 'vitest';
import { dial } from './dial.ts';
import { startServer } from './servers.ts';

it('a body that never comes ends its connection', async () => {
  const { url } = await startServer();
  const { socket, ended } = dial(url);
  socket.write(
    'PUT /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  );
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
}, 40_000);

it('headers that never end end their connection', async () => {
  const { url } = await startServer();
  const { socket, ended } = dial(url);
  socket.write('GET /health HTTP/1.1\r\nhost: x\r\n');
  expect(await ended).toMatch(/^HTTP\/1\.1 408 /);
}, 40_000);
