// For the operator and the proxy: is the server alive, can it serve. Not rate-limited.
import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';

export function addOperations(app: FastifyInstance, readiness: Readiness, registry: Registry): void {
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
    const fault = await readiness.fault();
    return fault === undefined ? { status: 'ok' } : reply.status(503).send({ status: fault });
  });
}
