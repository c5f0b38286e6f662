// What every route answers, as schemas for the OpenAPI document. A test calls every route and checks its answer against
// them.
import { decodeRecord, type Locale } from '@planisphere/core';
import {
  type BellAnswer,
  type CompanyAnswer,
  type DailyResult,
  EMBLEMS,
  type EntryInfo,
  type FoundTable,
  type FoundTables,
  type GuestInfo,
  type InvitationInfo,
  PACE_NAMES,
  type PairingInfo,
  type QuietRequest,
  type SeekAnswer,
  type StandingRow,
  type TournamentForm,
  type TournamentInfo,
  type TournamentNotice,
  type TournamentPage,
  type TurnNotice,
} from '@planisphere/protocol';
import { type JsonSchema, schemaOf } from '@planisphere/protocol/schema';
import { decodeOperation, STUDY_ACCESS, STUDY_ROLES } from '@planisphere/protocol/study';
import type { KnownDevice } from '../store/devices.ts';
import type { Tally } from '../store/history.ts';
import type { PasskeyRow, SeekRow } from '../store/rows.ts';
import { sanction } from './operator-schemas.ts';
import { leaderboard, profile, rating, seatRating, tableRatings } from './rating-schemas.ts';
import {
  byName,
  choice,
  duration,
  guest,
  integer,
  listOf,
  number,
  objectOf,
  oneOf,
  only,
  seatLetter,
  text,
  time,
  yesNo,
} from './schemas.ts';
import { status, table } from './table-schema.ts';

interface Own extends GuestInfo {
  readonly locale: Locale;
  readonly mail: string;
}

const own = {
  ...{ id: text, name: text, emblem: choice(...EMBLEMS), 'bot?': { const: true } },
  ...{ locale: choice('en', 'fr'), mail: { ...text, description: 'Confirmed; empty where there is none.' } },
} as const;

const known = { id: text, label: text, created: time, seen: time } as const;
const passkey = objectOf<Pick<PasskeyRow, 'id' | 'created' | 'used'>>({
  id: text,
  created: time,
  used: time,
});
const pace = choice(...PACE_NAMES);

type Stage<S extends SeekAnswer['state']> = Extract<SeekAnswer, { readonly state: S }>;

const seek = oneOf(
  objectOf<Stage<'none'>>({ state: only('none') }),
  objectOf<Stage<'waiting'>>({
    state: only('waiting'),
    game: text,
    paces: listOf(pace),
    waited: duration,
    'range?': {
      ...objectOf<{ low: number; high: number }>({ low: number, high: number }),
      description: 'Ratings that will do now; left out once it is anybody.',
    },
    'growsIn?': duration,
  }),
  objectOf<Stage<'met'>>({
    state: only('met'),
    meeting: text,
    game: text,
    pace,
    with: guest,
    'rating?': rating,
    'stakes?': objectOf({ expected: number, win: integer, loss: integer }),
    left: { ...duration, description: 'Milliseconds until both have to have answered.' },
    'said?': only('yes'),
  }),
  objectOf<Stage<'started'>>({ state: only('started'), game: text, pace, code: text }),
);

const NAMED_IN_PART = 'of WebAuthn; only what is always there is named here.';

const makePasskey: JsonSchema = {
  ...objectOf({
    challenge: text,
    rp: objectOf({ name: text, id: text }),
    user: objectOf({ id: text, name: text, displayName: text }),
  }),
  description: `PublicKeyCredentialCreationOptionsJSON ${NAMED_IN_PART}`,
  additionalProperties: true,
};

const usePasskey: JsonSchema = {
  ...objectOf({ challenge: text, rpId: text }),
  description: `PublicKeyCredentialRequestOptionsJSON ${NAMED_IN_PART}`,
  additionalProperties: true,
};

const card = objectOf({
  id: text,
  version: integer,
  title: objectOf({ en: text, fr: text }),
  players: objectOf({ min: integer, max: integer }),
  cooperative: yesNo,
  levels: listOf(text),
});

const played = objectOf({
  code: text,
  game: text,
  status,
  seat: text,
  updated: time,
  yourTurn: yesNo,
  'outcome?': text,
});

const form = oneOf(
  objectOf<Form<'arena'>>({ kind: only('arena'), pace, minutes: integer }),
  objectOf<Form<'swiss'>>({ kind: only('swiss'), pace, rounds: integer }),
  objectOf<Form<'cup'>>({ kind: only('cup'), deals: integer, minutes: integer }),
);
type Form<K extends TournamentForm['kind']> = Extract<TournamentForm, { readonly kind: K }>;

const tournament = objectOf<TournamentInfo>({
  ...{ id: text, name: text, game: text, form, access: choice('open', 'link') },
  ...{ state: choice('coming', 'playing', 'over'), 'maker?': text, starts: time, 'ends?': time },
  ...{ people: integer, round: integer, joined: yesNo },
});

const standing = objectOf<StandingRow>({
  ...{ rank: integer, guest, points: number },
  results: listOf(oneOf(number, only('rest'), { const: null })),
  'buchholz?': number,
  'away?': { const: true },
});

const points = listOf(oneOf(number, { const: null }));

const found = objectOf<FoundTables>({
  tables: listOf(
    objectOf<FoundTable>({
      ...{ code: text, game: text, names: listOf(text), 'seat?': seatLetter, winners: listOf(seatLetter) },
      ...{ scores: listOf(number), ended: time },
      at: { ...integer, description: 'The first moment that fits, as a number of events.' },
      position: { ...text, description: 'The position there, in notation.' },
    }),
  ),
  searched: { ...integer, description: 'How many games were looked at for this page.' },
  'next?': { ...text, description: 'For `after` of the next page.' },
});

/** Of a finished game; `decodeRecord` describes what a record holds. */
const record = schemaOf(decodeRecord);

const study = {
  ...{ id: text, access: choice(...STUDY_ACCESS), role: choice(...STUDY_ROLES), seq: integer, updated: time },
  title: { ...byName(text), description: 'By language.' },
  games: listOf(text),
} as const;

const members = listOf(
  objectOf({ guest: text, role: choice(...STUDY_ROLES), name: text, emblem: choice(...EMBLEMS) }),
);

const invitation = objectOf<InvitationInfo>({ code: text, game: text, at: time, from: guest });

export const ANSWERS = {
  nothing: { ...objectOf({}), description: 'An empty object.' },
  document: { type: 'object' },
  games: objectOf({ games: listOf(card) }),
  lobby: objectOf({
    tables: listOf(table),
    ratings: {
      ...byName(listOf(seatRating)),
      description: 'Of those who sit there, by the code of the table.',
    },
  }),
  table: objectOf({ table }),
  found,
  opened: objectOf({ code: text, commitment: text, 'key?': text }),
  record,
  records: { ...record, description: 'One record a line.' },
  me: objectOf({
    'guest?': objectOf<Own>(own),
    'sendsMail?': { const: true, description: 'Notices can go by mail.' },
    'quiet?': objectOf<QuietRequest>({ starts: integer, ends: integer, zone: text }),
    'sanctions?': { ...listOf(sanction), description: 'What operators have imposed on this guest.' },
  }),
  guest: objectOf({ guest }),
  code: objectOf({ code: text, expires: time }),
  played: objectOf({ tables: listOf(played) }),
  statistics: objectOf({
    statistics: listOf(objectOf<Tally>({ game: text, outcome: text, count: integer })),
  }),
  about: objectOf({
    guest: objectOf<Own & { readonly created: number }>({ ...own, created: time }),
    devices: listOf(objectOf<KnownDevice>(known)),
    passkeys: listOf(passkey),
    tables: { ...listOf(text), description: 'The codes of all tables that name this guest.' },
    bots: listOf(guest),
    'search?': objectOf<SeekRow>({
      ...{ guest: text, game: text, paces: text, since: time, seen: time, meeting: text },
    }),
    pushes: { ...integer, description: 'How many places notices go to.' },
  }),
  devices: objectOf({
    devices: listOf(objectOf<KnownDevice & { readonly current?: true }>({ ...known, 'current?': yesNo })),
    passkeys: listOf(passkey),
  }),
  bots: objectOf({
    bots: listOf(
      objectOf<GuestInfo & { readonly created: number }>({
        ...{ id: text, name: text, emblem: choice(...EMBLEMS), 'bot?': { const: true }, created: time },
      }),
    ),
  }),
  newBot: objectOf({ bot: guest, token: { ...text, description: 'Told this once.' } }),
  daily: objectOf({
    results: listOf(
      objectOf<DailyResult>({ name: text, emblem: choice(...EMBLEMS), score: number, 'you?': yesNo }),
    ),
  }),
  tableRatings,
  leaderboard,
  profile,
  pushKey: objectOf({ key: text }),
  mail: oneOf(objectOf({ sent: yesNo }), objectOf({ mail: text })),
  confirmedMail: objectOf({ mail: text }),
  makePasskey,
  usePasskey,
  studies: objectOf({ studies: listOf(objectOf(study)) }),
  newStudy: objectOf({ id: text, key: text, pen: text }),
  study: objectOf({
    study: objectOf({ ...study, 'key?': text, 'pen?': text }),
    entries: listOf(objectOf({ seq: integer, by: text, op: schemaOf(decodeOperation) })),
    people: { ...listOf(guest), description: 'Those who made the entries.' },
    members: { ...members, description: 'Told to the owner.' },
  }),
  grown: objectOf({ seq: integer }),
  members: objectOf({ members }),
  seek,
  tournaments: objectOf({
    now: time,
    playing: listOf(tournament),
    coming: listOf(tournament),
    over: listOf(tournament),
  }),
  newTournament: objectOf({ id: text }),
  tournament: objectOf<TournamentPage>({
    ...{ tournament, turn: integer, now: time },
    'me?': objectOf<EntryInfo>({
      ...{ state: choice('in', 'resting', 'out'), rank: integer, 'table?': text },
      'deals?': listOf(oneOf(text, { const: null })),
    }),
    ...{ standings: listOf(standing), from: integer },
    pairings: listOf(
      objectOf<PairingInfo>({
        ...{ one: guest, 'two?': guest, 'code?': text },
        'outcome?': choice('won', 'lost', 'shared', 'none', 'rest'),
      }),
    ),
    'par?': points,
    'best?': points,
  }),
  deal: objectOf({ code: text }),
  invitations: objectOf({
    invitations: listOf(invitation),
  }),
  bell: objectOf<BellAnswer>({
    turns: listOf(objectOf<TurnNotice>({ code: text, game: text, with: listOf(text), at: time })),
    invitations: listOf(invitation),
    tournaments: listOf(objectOf<TournamentNotice>({ id: text, name: text, game: text, startsIn: duration })),
  }),
  company: objectOf<CompanyAnswer>({
    here: integer,
    people: integer,
    'last?': duration,
    waiting: byName(integer),
    waits: byName(duration),
    'hours?': listOf(integer),
  }),
} as const satisfies Readonly<Record<string, JsonSchema>>;
