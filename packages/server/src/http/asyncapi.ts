// The socket as an AsyncAPI document: every message of a client with its fields, as they are decoded, and who may send it.
import {
  MESSAGE_NEEDS,
  MESSAGE_TYPES,
  type MessageType,
  messageShapes,
  PROTOCOL_VERSION,
} from '@planisphere/protocol';
import { type JsonSchema, schemaOfShape } from '@planisphere/protocol/schema';

const WHO: Readonly<Record<(typeof MESSAGE_NEEDS)[MessageType], string>> = {
  guest: 'anybody with an identity',
  spectator: 'whoever the table admits',
  player: 'whoever holds a seat',
  seat: 'whoever holds the seat that it names',
  host: 'whoever opened the table',
};

/** What the server sends, in words: its types are those of `ServerMessage` in the protocol. */
const ANSWERS: Readonly<Record<string, { readonly summary: string; readonly fields: readonly string[] }>> = {
  welcome: { summary: 'The answer to hello.', fields: ['v', 'you'] },
  update: {
    summary:
      'What has happened at a table since `after`, as this viewer may read it; `scene` is where it stands and whom it awaits.',
    fields: ['code', 'after', 'seq', 'you', 'steps'],
  },
  presence: { summary: 'Who is at a table.', fields: ['code', 'here', 'people'] },
  done: { summary: 'The command with this id is carried out and durable.', fields: ['id', 'seq'] },
  error: { summary: 'The message, or the command with this id, is refused.', fields: ['code', 'message'] },
  pong: { summary: 'The answer to ping.', fields: [] },
};

export function asyncApi(): object {
  const sent = MESSAGE_TYPES.map((type) => [type, messageOf(type)] as const);
  const told = Object.entries(ANSWERS).map(
    ([type, { summary, fields }]) => [type, answerOf(type, summary, fields)] as const,
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Planisphere tables',
      version: `${PROTOCOL_VERSION}`,
      license: { name: 'MIT' },
      description: `Text frames, one JSON object each. The first is {"type":"hello","v":${PROTOCOL_VERSION}}. A program sends its token as "Authorization: Bearer …" when it opens the socket.`,
    },
    channels: {
      socket: {
        address: '/socket',
        messages: Object.fromEntries([...sent, ...told].map(([type, message]) => [type, message])),
      },
    },
    operations: {
      send: {
        action: 'send',
        channel: { $ref: '#/channels/socket' },
        messages: refs(sent.map(([type]) => type)),
      },
      receive: {
        action: 'receive',
        channel: { $ref: '#/channels/socket' },
        messages: refs(told.map(([type]) => type)),
      },
    },
  };
}

const refs = (types: readonly string[]): readonly object[] =>
  types.map((type) => ({ $ref: `#/channels/socket/messages/${type}` }));

function messageOf(type: MessageType): object {
  const shape: Parameters<typeof schemaOfShape>[0] = messageShapes[type];
  return {
    summary: `May be sent by ${WHO[MESSAGE_NEEDS[type]]}.`,
    payload: schemaOfShape(shape, { type: { const: type } }),
  };
}

function answerOf(type: string, summary: string, fields: readonly string[]): object {
  const properties: Record<string, JsonSchema> = { type: { const: type } };
  for (const field of fields) properties[field] = {};
  return { summary, payload: { type: 'object', properties, required: ['type', ...fields] } };
}
