// The socket as an AsyncAPI document: every message of a client with its fields, as they are decoded, and who may send it; and
// every message of the server.
import {
  type Attendant,
  MESSAGE_NEEDS,
  MESSAGE_TYPES,
  type MessageType,
  messageShapes,
  PHRASE_IDS,
  PROTOCOL_VERSION,
  type Scene,
  SEAT_NEWS,
  type ServerMessage,
} from '@planisphere/protocol';
import { type JsonSchema, schemaOfShape } from '@planisphere/protocol/schema';
import { sanction } from './operator-schemas.ts';
import { choice, guest, integer, listOf, objectOf, oneOf, seatLetter, text, time, yesNo } from './schemas.ts';
import { table } from './table-schema.ts';

const WHO: Readonly<Record<(typeof MESSAGE_NEEDS)[MessageType], string>> = {
  guest: 'anybody with an identity',
  spectator: 'whoever the table admits',
  player: 'whoever holds a seat',
  seat: 'whoever holds the seat that it names',
  host: 'whoever opened the table',
  reader: 'whoever may read the study',
};

type Told<T extends ServerMessage['type']> = Omit<Extract<ServerMessage, { readonly type: T }>, 'type'>;

interface Answer {
  readonly summary: string;
  readonly payload: JsonSchema;
}

const scene = objectOf<Scene>({
  view: { ...text, description: 'The position as this viewer knows it, in the notation of the game.' },
  awaiting: listOf(seatLetter),
  optional: { ...listOf(seatLetter), description: 'Seats that may change their answer.' },
  over: yesNo,
});

const when = { seq: integer, at: time } as const;
const step = oneOf(
  objectOf({ ...when, event: text, view: text }),
  objectOf({ ...when, rewind: integer, view: text }),
  objectOf({
    ...{ ...when, from: text, name: text },
    ...{ 'seat?': seatLetter, 'text?': text, 'phrase?': choice(...PHRASE_IDS) },
  }),
  objectOf({ ...when, news: choice(...SEAT_NEWS), seat: seatLetter, name: text }),
  { ...objectOf(when), description: 'A change of the table itself, or nothing that this viewer may read.' },
);

/** What the server sends. */
const ANSWERS: Readonly<Record<ServerMessage['type'], Answer>> = {
  welcome: {
    summary: 'The answer to hello.',
    payload: objectOf<Told<'welcome'>>({ v: integer, you: guest }),
  },
  update: {
    summary:
      'What has happened at a table since `after`, as this viewer may read it; `scene` is where it stands and whom it awaits.',
    payload: objectOf<Told<'update'>>({
      code: text,
      after: integer,
      seq: integer,
      you: choice('A', 'B', 'C', 'D', 'table'),
      'table?': { ...table, description: 'Left out where it has not changed.' },
      steps: listOf(step),
      'scene?': scene,
    }),
  },
  presence: {
    summary: 'Who is at a table.',
    payload: objectOf<Told<'presence'>>({ code: text, here: listOf(guest), people: integer }),
  },
  study: {
    summary: 'A study has so many operations now; who has fewer reads on.',
    payload: objectOf<Told<'study'>>({ study: text, seq: integer }),
  },
  attendance: {
    summary: 'Who looks at a study, and at what.',
    payload: objectOf<Told<'attendance'>>({
      study: text,
      here: listOf(objectOf<Attendant>({ guest, chapter: text, line: text, 'leads?': { const: true } })),
    }),
  },
  done: {
    summary: 'The command with this id is carried out and durable.',
    payload: objectOf<Told<'done'>>({ id: text, seq: integer }),
  },
  error: {
    summary: 'The message, or the command with this id, is refused.',
    payload: objectOf<Told<'error'>>({
      ...{ code: text, 'at?': text, message: text, 'rule?': text, 'id?': text, 'sanction?': sanction },
    }),
  },
  pong: { summary: 'The answer to ping.', payload: objectOf({}) },
};

export function asyncApi(): object {
  const sent = MESSAGE_TYPES.map((type) => [type, messageOf(type)] as const);
  const told = Object.entries(ANSWERS).map(([type, answer]) => [type, answerOf(type, answer)] as const);
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

function answerOf(type: string, { summary, payload }: Answer): object {
  const { properties, required = [] } = payload;
  return {
    summary,
    payload: {
      ...payload,
      properties: { type: { const: type }, ...properties },
      required: ['type', ...required],
    },
  };
}
