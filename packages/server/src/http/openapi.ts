// The HTTP routes as an OpenAPI document, made from the routes themselves and the decoders of what is sent with them.
import { PROTOCOL_VERSION, REFUSAL_CODES } from '@planisphere/protocol';
import { schemaOf } from '@planisphere/protocol/schema';
import { ANSWERS } from './answers.ts';
import { asyncApi } from './asyncapi.ts';
import { sanction } from './operator-schemas.ts';
import type { Route } from './route.ts';
import { text } from './schemas.ts';

const ERROR = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: {
          type: 'string',
          description: `One of ${REFUSAL_CODES.join(', ')}, or that of a fault in what was sent.`,
        },
        message: { type: 'string' },
        sanction,
      },
    },
  },
};

function openApi(routes: readonly Route[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Planisphere table server',
      version: `${PROTOCOL_VERSION}`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: {
        bot: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a bot, made in the settings of its owner.',
        },
        guest: {
          type: 'apiKey',
          in: 'cookie',
          name: 'planisphere',
          description: 'The signed cookie of a person.',
        },
      },
      responses: {
        refusal: { description: 'Refused.', content: { 'application/json': { schema: ERROR } } },
      },
    },
  };
}

function operationOf(route: Route): object {
  const { url, needs, body, bots, about, perMinute, gives, takes, query = {}, media } = route;
  const sent = body === undefined ? takes : schemaOf(body);
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const who = needs === 'guest' ? [{ guest: [] }, ...(bots === true ? [{ bot: [] }] : [])] : [{}];
  return {
    summary: about,
    ...(perMinute !== undefined && { description: `At most ${perMinute} a minute.` }),
    security: needs === 'guest' ? who : [{}, { guest: [] }, ...(bots === true ? [{ bot: [] }] : [])],
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries({ ...query, ...(needs === 'spectator' && { key: text }) }).map(([name, schema]) => ({
        ...{ name, in: 'query', schema },
      })),
    ],
    ...(sent !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: sent } } },
    }),
    responses: {
      200: { description: 'Done.', content: { [media ?? 'application/json']: { schema: gives } } },
      default: { $ref: '#/components/responses/refusal' },
    },
  };
}

/** The routes of the documents; they call `all` when one is requested, because every route is known only then. */
export function describingRoutes(all: () => readonly Route[]): readonly Route[] {
  return [
    {
      ...{ method: 'GET', url: '/api/openapi.json', needs: 'nobody', bots: true, gives: ANSWERS.document },
      answer: async () => openApi(all()),
      about: 'This document.',
    },
    {
      ...{ method: 'GET', url: '/api/asyncapi.json', needs: 'nobody', bots: true, gives: ANSWERS.document },
      answer: async () => asyncApi(),
      about: 'The messages of the socket, as an AsyncAPI document.',
    },
  ];
}
