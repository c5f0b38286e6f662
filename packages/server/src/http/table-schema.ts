// The schema of a table as everybody may see it.
import {
  ASK_KINDS,
  type AskInfo,
  type ClockInfo,
  decodeSettings,
  END_REASONS,
  type EndInfo,
  type SeatInfo,
  type TableInfo,
  type TournamentTable,
} from '@planisphere/protocol';
import { type JsonSchema, schemaOf } from '@planisphere/protocol/schema';
import {
  choice,
  duration,
  guest,
  integer,
  listOf,
  number,
  objectOf,
  seatLetter,
  text,
  time,
  yesNo,
} from './schemas.ts';

export const status: JsonSchema = choice(...(['open', 'playing', 'over'] satisfies TableInfo['status'][]));

const seat = objectOf<SeatInfo>({
  seat: seatLetter,
  'guest?': guest,
  'bot?': { ...text, description: 'The level of one of our bots.' },
  'notice?': time,
  'resigned?': yesNo,
});

/** The settings as they were sent, with defaults for what was left out. */
const asked = schemaOf(decodeSettings);
const settings: JsonSchema = {
  ...asked,
  properties: {
    ...asked.properties,
    tournament: {
      ...objectOf<TournamentTable>({ id: text, 'sealedUntil?': time }),
      description: 'The tournament that opened the table; nobody else can ask for it.',
    },
  },
};

const clock = objectOf<ClockInfo>({
  pace: settings.properties?.pace ?? {},
  bank: { ...listOf(duration), description: 'What is left in the bank, by seat.' },
  running: listOf(objectOf<ClockInfo['running'][number]>({ seat: seatLetter, since: time, due: time })),
});

const ask = objectOf<AskInfo>({
  what: choice(...ASK_KINDS),
  by: seatLetter,
  waiting: listOf(seatLetter),
});

const end = objectOf<EndInfo>({
  reason: choice(...END_REASONS),
  winners: listOf(seatLetter),
  'scores?': listOf(number),
  'seed?': {
    ...text,
    description: 'Its sha256 is the commitment. Left out as long as others play the same deal.',
  },
});

export const table: JsonSchema = objectOf<TableInfo>({
  code: text,
  settings,
  version: integer,
  status,
  opener: text,
  seats: listOf(seat),
  commitment: { ...text, description: 'sha256 of the seed, published before the first deal.' },
  assisted: yesNo,
  'hints?': yesNo,
  'chat?': { ...yesNo, description: 'Everybody has agreed to talk freely.' },
  'clock?': clock,
  'ask?': ask,
  'end?': end,
  'rematch?': { ...text, description: 'The table of the next game.' },
  'silenced?': { ...listOf(text), description: 'Ids of those whom the host has muted.' },
});
