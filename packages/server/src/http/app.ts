// The web side of the server: cookies, limits, headers, routes and, if it was built, the web app.
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS, parseCode, type RefusalCode } from '@planisphere/protocol';
import { mayDo } from '@planisphere/protocol/study';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config/config.ts';
import type { ServerContext } from '../server-context.ts';
import type { Admitted } from '../study/studies.ts';
import { admit } from '../table/admission.ts';
import type { LiveTable } from '../table/live.ts';
import { limitConnections, REQUEST_TIMES } from './connections.ts';
import { headers } from './headers.ts';
import { accountOf, provenSecret, visitOf } from './identity.ts';
import { isOwnOrigin } from './origin.ts';
import { HttpRefusal, notFound, tooMuch, wrongCodes } from './refusal.ts';
import { type Call, parameter, queryText, type Route, requireNeed } from './route.ts';

export interface AppParts {
  readonly config: Config;
  readonly server: ServerContext;
  readonly cookieKey: string;
  readonly log: FastifyBaseLogger;
  readonly routes: readonly Route[];
}

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, server } = parts;
  const app = fastify({
    loggerInstance: parts.log,
    // URLs may hold keys; metrics count the requests instead.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.body,
    trustProxy: (_address, hop) => hop < config.proxies,
    forceCloseConnections: 'idle', // the others are answered first: see closeApp
    return503OnClosing: false, // refused below, with a code of the project's own
    requestTimeout: REQUEST_TIMES.requestTimeout,
    http: REQUEST_TIMES,
    routerOptions: { maxParamLength: 100 },
  });
  limitConnections(app.server, config);
  app.removeContentTypeParser('text/plain'); // other sites can send forms of this type
  await app.register(cookie, { secret: parts.cookieKey });
  await app.register(helmet, headers(server.secure));
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: visitorOf,
    // A first visit fetches the whole app once; hashed files cost little and reveal nothing.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: (_request, { after }) =>
      new HttpRefusal(429, 'too-many-requests', `Too many requests; try again in ${after}.`),
  });
  await app.register(websocket, {
    options: { maxPayload: LIMITS.frame, clientTracking: false },
    errorHandler: (_error, socket) => socket.terminate(), // broken frames are not logged
  });
  setErrors(app);
  app.addHook('onRoute', requireNeed);
  app.addHook('onRequest', async (request, reply) => {
    if (!server.isClosing() || UNLIMITED.includes(request.url)) return;
    reply.header('connection', 'close').header('retry-after', '1');
    throw new HttpRefusal(503, 'stopping', 'This server stops; try again in a moment.');
  });
  app.addHook('onRequest', async (request) => {
    const harmless = request.method === 'GET' || request.method === 'HEAD';
    if (!harmless && !isOwnOrigin(request.raw, server.origin))
      throw new HttpRefusal(403, 'wrong-origin', 'This comes from another site.');
  });
  app.addHook('onRequest', async (request) => {
    if (UNLIMITED.includes(request.url)) return;
    const payer = server.payers.of(request.ip);
    if (!payer.hasTime()) throw tooMuch(payer);
    payer.charge(REQUEST);
  });
  for (const route of parts.routes) addRoute(app, parts, route);
  return app;
}

/** Milliseconds that pending requests get when the server stops. */
const LAST_ANSWERS = 2000;

/** Answers the requests that have begun, then cuts what is left. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

/** Milliseconds charged for any request, and in addition for one that reads the store. */
const REQUEST = 0.2;
const ANSWER = 0.8;
/** Routes of the operator. */
const UNLIMITED = ['/health', '/ready', '/metrics'];

/** Only a signed cookie counts as a guest: anyone can invent unsigned ones. */
function visitorOf(request: FastifyRequest): string {
  return provenSecret(request) ?? request.ip;
}

function setErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refused = error instanceof HttpRefusal;
    const status = refused ? error.status : (error.statusCode ?? 500);
    if (status >= 500 && !refused) request.log.error({ err: error }, 'request failed');
    const other: RefusalCode = status >= 500 ? 'server-error' : 'bad-request';
    const code = refused ? error.code : other;
    const message = status >= 500 && !refused ? 'Something went wrong here.' : error.message;
    const sanction = refused ? error.sanction : undefined;
    return reply.status(status).send({ error: { code, message, ...(sanction && { sanction }) } });
  });
}

/** `perMinute` of a route is meant for this value of REQUESTS_PER_MINUTE, and scales with it. */
const USUAL_REQUESTS = 300;

function addRoute(app: FastifyInstance, { config, server }: AppParts, route: Route): void {
  const { method, url, needs, perMinute } = route;
  const max = ((perMinute ?? 0) * config.requestsPerMinute) / USUAL_REQUESTS;
  app.route({
    method,
    url,
    config:
      perMinute === undefined
        ? { needs }
        : { needs, rateLimit: { max: Math.ceil(max), timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { guest, device } = (await visitOf(server, request)) ?? {};
      const payer = server.payers.of(request.ip, guest && accountOf(guest));
      if (!payer.hasTime()) throw tooMuch(payer);
      payer.charge(ANSWER);
      return answer(route, { server, request, reply, guest, device, payer });
    },
  });
}

/** The one place that decides whether a route may be used. */
async function answer(route: Route, call: Call): Promise<unknown> {
  if (route.bots !== true && call.guest !== undefined && call.guest.owner !== '')
    throw new HttpRefusal(403, 'no-bots', 'Bots may not do this.');
  if (route.needs === 'nobody') return route.answer(call);
  if (route.needs === 'operator') return route.answer({ ...call, operator: operatorOf(call) });
  if (route.needs === 'spectator') return route.answer({ ...call, table: await tableOf(call) });
  const { guest, device } = call;
  if (route.needs === 'reader') return route.answer({ ...call, study: await studyOf(call, 'read') });
  if (guest === undefined || device === undefined)
    throw new HttpRefusal(401, 'no-guest', 'Say who you are first.');
  if (route.needs === 'guest') return route.answer({ ...call, guest, device });
  const study = await studyOf(call, route.needs === 'editor' ? 'edit' : 'share');
  return route.answer({ ...call, guest, device, study });
}

/** The name of the key that came with the request; wrong ones are counted like wrong codes. */
function operatorOf({ server, request, payer }: Call): string {
  if (!payer.mayGuess()) throw wrongCodes();
  const key = request.headers['x-operator-key'];
  const name = typeof key === 'string' ? server.operators?.nameOf(key) : undefined;
  if (name !== undefined) return name;
  if (key !== undefined) payer.guessedWrong();
  throw new HttpRefusal(403, 'wrong-key', 'This is not a key of this server.');
}

/** A study that is not for the caller is answered like one that does not exist. */
async function studyOf(call: Call, act: 'read' | 'edit' | 'share'): Promise<Admitted> {
  const { server, guest } = call;
  const visitor = { guest: guest?.id, key: queryText(call, 'key') };
  const admitted = await server.studies.admit(parameter(call, 'id'), visitor);
  if (admitted === undefined) throw notFound('such study');
  if (!mayDo(admitted.role, act))
    throw new HttpRefusal(403, 'not-allowed', 'You may read this study, not change it.');
  return admitted;
}

async function tableOf(call: Call): Promise<LiveTable> {
  const code = parseCode(parameter(call, 'code'));
  const { server, guest, payer } = call;
  const table = code === undefined ? undefined : await server.tables.get(code, payer.charge);
  const visitor = { guest: guest?.id, key: queryText(call, 'key') };
  const admission = admit(table, visitor, payer);
  if (admission === 'too-many') throw wrongCodes();
  if (admission === 'no-such-table') throw notFound('such table');
  return admission;
}
