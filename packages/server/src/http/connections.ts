// Bounds the connections that carry requests: in all, from one address, and in time. An upgraded socket is counted by the
// hub instead.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config/config.ts';
import { networkOf } from '../limits/network.ts';

/** Milliseconds for the headers, for the whole request, and between two checks. */
export const REQUEST_TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1000,
};

const FULL =
  'HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 5\r\ncontent-length: 0\r\n\r\n';

export function limitConnections(server: Server, config: Config): void {
  const { httpConnections, httpConnectionsPerAddress, proxies } = config;
  const perAddress = new Map<string, number>();
  const counted = new Map<Socket, string>();
  const release = (socket: Socket): void => {
    const network = counted.get(socket);
    if (network === undefined) return;
    counted.delete(socket);
    const left = (perAddress.get(network) ?? 1) - 1;
    if (left === 0) perAddress.delete(network);
    else perAddress.set(network, left);
  };
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const mine = perAddress.get(network) ?? 0;
    // Behind a proxy all connections come from its address.
    const isCrowded = proxies === 0 && mine >= httpConnectionsPerAddress;
    if (counted.size >= httpConnections || isCrowded) {
      socket.end(FULL);
      socket.destroySoon();
      return;
    }
    counted.set(socket, network);
    perAddress.set(network, mine + 1);
    socket.once('close', () => release(socket));
  });
  server.prependListener('upgrade', (request) => release(request.socket));
}
