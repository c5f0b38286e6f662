// Metrics for the operator, on a port that the public cannot reach.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { type Place, unusablePlace } from '../store/unusable.ts';

export interface Gauges {
  readonly connections: () => number;
  readonly liveTables: () => number;
  readonly waitingBots: () => number;
}

export function registryOf({ connections, liveTables, waitingBots }: Gauges): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, value: () => number): void => {
    new Gauge({
      name: `planisphere_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  };
  gauge('connections', 'Open sockets', connections);
  gauge('live_tables', 'Tables in memory', liveTables);
  gauge('waiting_bots', 'Decisions of bots in the queue', waitingBots);
  return registry;
}

export interface MetricsServer {
  readonly url: string;
  close(): void;
}

export async function serveMetrics(registry: Registry, { host, port }: Place): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
    response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(unusablePlace(error, { host, port }, ['METRICS_HOST', 'METRICS_PORT'])),
    );
    server.listen({ host, port }, resolve);
  });
  const { address, port: taken, family } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
