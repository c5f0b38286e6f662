// What the routes that programs use answer, as schemas for the OpenAPI document. A test holds real answers against them.
import type { JsonSchema } from '@planisphere/protocol/schema';

const text: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer' };
const yesNo: JsonSchema = { type: 'boolean' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

/** Fields whose names end with ? may be left out. */
function objectOf(fields: Readonly<Record<string, JsonSchema>>): JsonSchema {
  const entries = Object.entries(fields).map(([name, schema]) => [name.replace('?', ''), schema] as const);
  const required = Object.keys(fields).filter((name) => !name.endsWith('?'));
  return { type: 'object', properties: Object.fromEntries(entries), required };
}

const seatLetter: JsonSchema = { enum: ['A', 'B', 'C', 'D'] };
const status: JsonSchema = { enum: ['open', 'playing', 'over'] };
const guest = objectOf({ id: text, name: text, emblem: text, 'bot?': yesNo });

const seat = objectOf({
  seat: seatLetter,
  'guest?': guest,
  'bot?': { ...text, description: 'The level of one of our bots.' },
  'notice?': number,
  'resigned?': yesNo,
});

const table = objectOf({
  code: text,
  settings: { type: 'object', description: 'As the table was opened, with what was left out filled in.' },
  version: integer,
  status,
  opener: text,
  seats: listOf(seat),
  commitment: { ...text, description: 'sha256 of the seed, published before the first deal.' },
  assisted: yesNo,
  'hints?': yesNo,
  'clock?': { type: 'object' },
  'ask?': { type: 'object' },
  'end?': { type: 'object' },
  'rematch?': { ...text, description: 'The table of the next game.' },
});

export const ANSWERS = {
  games: objectOf({
    games: listOf(
      objectOf({
        id: text,
        version: integer,
        title: objectOf({ en: text, fr: text }),
        players: objectOf({ min: integer, max: integer }),
        cooperative: yesNo,
        levels: listOf(text),
      }),
    ),
  }),
  lobby: objectOf({ tables: listOf(table) }),
  table: objectOf({ table }),
  opened: objectOf({ code: text, commitment: text, 'key?': text }),
  record: objectOf({
    format: text,
    game: text,
    version: integer,
    options: {},
    seats: listOf(text),
    events: { ...listOf(text), description: 'In the notation of the game.' },
    'result?': objectOf({ scores: listOf(number), winners: listOf(seatLetter), breakdown: {} }),
    'seed?': text,
    'commitment?': text,
    'assisted?': yesNo,
    'ended?': { type: 'object' },
    'origin?': { type: 'object' },
  }),
  me: objectOf({
    'guest?': objectOf({ id: text, name: text, emblem: text, 'bot?': yesNo, locale: text, mail: text }),
  }),
  played: objectOf({
    tables: listOf(
      objectOf({
        code: text,
        game: text,
        status,
        seat: { type: 'string' },
        updated: number,
        yourTurn: yesNo,
        'outcome?': text,
      }),
    ),
  }),
  document: { type: 'object' },
} as const satisfies Readonly<Record<string, JsonSchema>>;
