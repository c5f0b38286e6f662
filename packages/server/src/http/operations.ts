// For those who run the server: is it alive, can it serve, how is it doing. Never limited, never cached.
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Sql, statement } from '../store/sql.ts';

export interface Gauges {
  readonly connections: () => number;
  readonly liveTables: () => number;
  readonly waitingBots: () => number;
}

export function addOperations(app: FastifyInstance, sql: Sql, gauges: Gauges): void {
  const registry = metricsOf(gauges);
  const seconds = new Histogram({
    name: 'planisphere_http_seconds',
    help: 'Time to answer a request',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    seconds.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const unlimited = { config: { rateLimit: false } };
  app.get('/health', unlimited, async () => ({ status: 'ok' }));
  app.get('/ready', unlimited, async (_, reply) => {
    try {
      await sql.all(statement('select 1 as one'));
      return { status: 'ok' };
    } catch {
      return reply.status(503).send({ status: 'database' });
    }
  });
  app.get('/metrics', unlimited, async (_, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

function metricsOf({ connections, liveTables, waitingBots }: Gauges): Registry {
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
