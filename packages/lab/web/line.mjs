// A slow line between a browser and a server: one rate for everything that comes through it, and a wait before each
// answer. The browser's own throttle leaves out what workers fetch, and what a page waits for must not become faster by
// moving into a worker.
import net from 'node:net';

/** Lighthouse's slow fourth-generation network. */
const LATENCY = 150;
const BYTES_PER_MS = 204.8;
/** A packet. Connections take turns packet by packet. */
const PIECE = 1400;
/** The line may catch up on what a late timer missed, but not more. */
const BURST = 4 * PIECE;
const TICK = 2;

/**
 * @param {string} url the server's
 * @returns {Promise<{ url: string, carried: () => number, stop: () => void }>}
 */
export async function slowLine(url) {
  const { port, hostname } = new URL(url);
  /** @type {Set<{ client: net.Socket, pieces: { ready: number, data: Buffer }[], ended: boolean }>} */
  const connections = new Set();
  let bytes = 0;
  let credit = 0;
  let last = performance.now();

  const next = (/** @type {number} */ now) =>
    [...connections].find(({ pieces: [piece] }) => piece !== undefined && piece.ready <= now);
  const carry = () => {
    const now = performance.now();
    credit = Math.min(credit + (now - last) * BYTES_PER_MS, BURST);
    last = now;
    for (let turn = next(now); turn !== undefined && credit > 0; turn = next(now)) {
      // The set keeps its order: whoever was served waits behind the others.
      connections.delete(turn);
      connections.add(turn);
      const [piece] = turn.pieces;
      const sent = piece.data.subarray(0, PIECE);
      piece.data = piece.data.subarray(PIECE);
      if (piece.data.length === 0) turn.pieces.shift();
      turn.client.write(sent);
      bytes += sent.length;
      credit -= sent.length;
      if (turn.ended && turn.pieces.length === 0) turn.client.end();
    }
  };

  const server = net.createServer((client) => {
    const there = net.connect(Number(port), hostname);
    const connection = { client, pieces: [], ended: false };
    connections.add(connection);
    let asked = 0;
    client.setNoDelay(true);
    client.on('data', (data) => {
      asked = performance.now();
      there.write(data);
    });
    there.on('data', (data) => connection.pieces.push({ ready: asked + LATENCY, data }));
    there.on('end', () => {
      connection.ended = true;
      if (connection.pieces.length === 0) client.end();
    });
    const close = () => {
      connections.delete(connection);
      there.destroy();
      client.destroy();
    };
    client.on('close', close);
    client.on('error', close);
    there.on('error', close);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const timer = setInterval(carry, TICK);
  const address = /** @type {net.AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}`,
    carried: () => bytes,
    stop: () => {
      clearInterval(timer);
      server.close();
    },
  };
}
