// The schema as numbered migrations. A released migration never changes. Both databases take the same SQL: the columns are text
// and whole numbers.

export interface Migration {
  readonly number: number;
  readonly statements: readonly (string | Dialects)[];
}

/** A statement that the two databases spell differently. */
export type Dialects = Readonly<Record<'sqlite' | 'postgres', string>>;

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    statements: [
      `create table tables (
        code text primary key, game text not null, version integer not null, settings text not null,
        opener text not null, seed text not null, commitment text not null, key text not null,
        access text not null, status text not null, awaiting text not null, seq integer not null,
        created bigint not null, updated bigint not null)`,
      `create index tables_lobby on tables (updated) where status = 'open' and access = 'open'`,
      `create table entries (
        code text not null, seq integer not null, body text not null, primary key (code, seq))`,
      `create table players (
        guest text not null, code text not null, seat text not null, outcome text not null,
        primary key (guest, code, seat))`,
      'create index players_table on players (code)',
      `create table deadlines (
        code text not null, kind text not null, subject text not null, due bigint not null,
        claimed bigint not null, primary key (code, kind, subject))`,
      'create index deadlines_due on deadlines (due)',
      `create table guests (
        id text primary key, name text not null, emblem text not null, locale text not null, mail text not null,
        created bigint not null, seen bigint not null)`,
      `create table devices (hash text primary key, guest text not null, created bigint not null)`,
      'create index devices_guest on devices (guest)',
      `create table codes (hash text primary key, guest text not null, expires bigint not null)`,
      `create table passkeys (
        id text primary key, guest text not null, key text not null, counter integer not null,
        transports text not null, created bigint not null)`,
      'create index passkeys_guest on passkeys (guest)',
      `create table pushes (
        endpoint text primary key, guest text not null, p256dh text not null, auth text not null,
        created bigint not null)`,
      'create index pushes_guest on pushes (guest)',
      `create table mutes (guest text not null, muted text not null, primary key (guest, muted))`,
      `create table secrets (name text primary key, value text not null)`,
      `create table nodes (id text primary key, seen bigint not null)`,
      `create table outages (began bigint primary key, ended bigint not null)`,
    ],
  },
  {
    number: 2,
    statements: [
      `create table daily (
        game text not null, day text not null, guest text not null, score integer not null, record text not null,
        created bigint not null, primary key (game, day, guest))`,
      'create index daily_guest on daily (guest)',
    ],
  },
  {
    number: 3,
    statements: [
      `create table crowds (
        code text not null, node text not null, guests text not null, people integer not null,
        primary key (code, node))`,
      'create index crowds_node on crowds (node)',
    ],
  },
  {
    number: 4,
    statements: [
      // Guests whom a log names although they have no seat: they opened the table, talked, or stood up.
      'create table traces (guest text not null, code text not null, primary key (guest, code))',
      `insert into traces (guest, code) select opener, code from tables where opener <> ''`,
      {
        sqlite: `insert into traces (guest, code)
          select distinct substr(body, instr(body, '"guest":{"id":"') + 15, 16), code from entries
          where instr(body, '"guest":{"id":"') > 0 and instr(body, '"guest":{"id":""') = 0 on conflict do nothing`,
        postgres: `insert into traces (guest, code)
          select distinct substring(body from '"guest":[{]"id":"([^"]+)"'), code from entries
          where body ~ '"guest":[{]"id":"[^"]+"' on conflict do nothing`,
      },
      // A device keeps its id when its secret is renewed; during the renewal it has two rows.
      `alter table devices add column id text not null default ''`,
      `alter table devices add column label text not null default ''`,
      'alter table devices add column seen bigint not null default 0',
      'alter table devices add column issued bigint not null default 0',
      `alter table devices add column replaces text not null default ''`,
      'alter table devices add column ends bigint not null default 0',
      'update devices set id = substr(hash, 1, 16), seen = created, issued = created',
      'alter table passkeys add column used bigint not null default 0',
      'update passkeys set used = created',
      `alter table pushes add column device text not null default ''`,
    ],
  },
  {
    number: 5,
    statements: [
      // The guest whose bot this is; '' for people.
      `alter table guests add column owner text not null default ''`,
      'create index guests_owner on guests (owner)',
    ],
  },
  {
    number: 6,
    statements: [
      // Guests who look for an opponent, and their meetings. `turn` counts the changes of a game's rows.
      'create table pairings (game text primary key, turn bigint not null)',
      `create table seeks (
        guest text primary key, game text not null, paces text not null, since bigint not null,
        seen bigint not null, meeting text not null)`,
      'create index seeks_game on seeks (game, since)',
      `create table meetings (
        id text primary key, game text not null, pace text not null, one text not null, two text not null,
        one_says text not null, two_says text not null, state text not null, due bigint not null,
        code text not null)`,
      'create index meetings_game on meetings (game, due)',
      'create index guests_seen on guests (seen)',
    ],
  },
  {
    number: 7,
    statements: [
      // A study is its operations, in the order in which they arrived; the other columns serve lists and permissions.
      `create table studies (
        id text primary key, access text not null, key text not null, pen text not null, title text not null,
        games text not null, seq integer not null, size integer not null, created bigint not null,
        updated bigint not null)`,
      `create index studies_public on studies (updated) where access = 'public'`,
      `create table operations (
        study text not null, seq integer not null, id text not null, guest text not null, body text not null,
        primary key (study, seq), unique (study, id))`,
      'create index operations_guest on operations (guest)',
      `create table members (
        study text not null, guest text not null, role text not null, joined bigint not null,
        primary key (study, guest))`,
      'create index members_guest on members (guest)',
    ],
  },
  {
    number: 8,
    statements: [
      // `turn` counts the changes of a tournament, its entrants and its games, as that of `pairings` does.
      `create table tournaments (
        id text primary key, name text not null, game text not null, form text not null, access text not null,
        maker text not null, seed text not null, state text not null, round integer not null, turn bigint not null,
        starts bigint not null, ends bigint not null, created bigint not null)`,
      'create index tournaments_starts on tournaments (state, starts)',
      'create index tournaments_maker on tournaments (maker)',
      `create table entrants (
        tournament text not null, guest text not null, state text not null, joined bigint not null,
        seen bigint not null, since bigint not null, primary key (tournament, guest))`,
      'create index entrants_guest on entrants (guest)',
      `create table tournament_games (
        tournament text not null, round integer not null, one text not null, two text not null, code text not null,
        outcome text not null, points integer not null, began bigint not null,
        primary key (tournament, round, one))`,
      `create index tournament_games_open on tournament_games (tournament) where outcome = ''`,
      'create index tournament_games_code on tournament_games (code)',
    ],
  },
  {
    number: 9,
    statements: [
      // Ratings: points and deviation in thousandths, volatility in billionths. `turn` counts the games that a list has taken in;
      // a step is what one game changed for one guest, so a game that has steps has counted.
      'create table rating_lists (list text primary key, turn bigint not null)',
      `create table ratings (
        guest text not null, list text not null, points bigint not null, deviation bigint not null,
        volatility bigint not null, games integer not null, updated bigint not null, primary key (guest, list))`,
      'create index ratings_list on ratings (list, points)',
      `create table rating_steps (
        code text not null, guest text not null, seat text not null, list text not null, turn bigint not null,
        points_before bigint not null, deviation_before bigint not null, points bigint not null,
        deviation bigint not null, score integer not null, expected integer not null, at bigint not null,
        primary key (code, guest))`,
      'create index rating_steps_guest on rating_steps (guest, list, turn)',
      'create index rating_steps_list on rating_steps (list, at)',
    ],
  },
  {
    number: 10,
    statements: [
      // Guests who hide their page, and guests who never meet each other.
      'create table hidden (guest text primary key)',
      'create table blocks (guest text not null, blocked text not null, primary key (guest, blocked))',
      'create index blocks_blocked on blocks (blocked)',
    ],
  },
  {
    number: 11,
    // Finished games are searched from the latest on.
    statements: [`create index tables_over on tables (updated) where status = 'over'`],
  },
  {
    number: 12,
    statements: [
      // Reports, one per reporter and person until an operator has read it; who is muted or banned; what operators did.
      `create table reports (
        guest text not null, reporter text not null, reason text not null, words text not null, code text not null,
        at bigint not null, deed text not null, settled bigint not null, primary key (guest, reporter, settled))`,
      'create index reports_at on reports (settled, at)',
      'create index reports_reporter on reports (reporter, at)',
      `create table sanctions (
        guest text not null, kind text not null, until bigint not null, why text not null, since bigint not null,
        operator text not null, primary key (guest, kind))`,
      `create table deeds (
        id text primary key, at bigint not null, operator text not null, deed text not null, guest text not null,
        name text not null, why text not null)`,
      'create index deeds_at on deeds (at)',
    ],
  },
  {
    number: 13,
    statements: [
      // What the strongest bot chose in the decisions of a game, for operators: one row per game and person, or a bot as
      // `bot LEVEL`.
      `create table comparisons (
        code text not null, guest text not null, list text not null, decisions integer not null,
        agreed integer not null, times text not null, leaving integer not null, at bigint not null,
        primary key (code, guest))`,
      'create index comparisons_list on comparisons (list, at)',
      'create index comparisons_guest on comparisons (guest)',
    ],
  },
  {
    number: 14,
    statements: [
      'create table follows (guest text not null, followed text not null, primary key (guest, followed))',
      'create index follows_followed on follows (followed)',
    ],
  },
  {
    number: 15,
    statements: [
      // Quiet hours as minutes of the day, and the calls that went out: nobody is called twice.
      'create table quiet (guest text primary key, starts integer not null, ends integer not null, zone text not null)',
      `create table calls (
        guest text not null, subject text not null, turn bigint not null, at bigint not null,
        primary key (guest, subject))`,
      'create index calls_at on calls (at)',
    ],
  },
  {
    number: 16,
    statements: [
      `create table invitations (
        guest text not null, code text not null, host text not null, at bigint not null,
        primary key (guest, code))`,
      'create index invitations_host on invitations (host, at)',
    ],
  },
  {
    number: 17,
    statements: [
      // How many people were here in each hour since 1970, and how long those who came first waited for an opponent.
      'create table hours (hour bigint primary key, people integer not null)',
      'create table waits (meeting text primary key, game text not null, at bigint not null, waited bigint not null)',
      'create index waits_at on waits (at)',
    ],
  },
];

/** The tables of a backup: all except those that describe the moment: `nodes`, `crowds`, and who looks for an opponent. */
export const KEPT_TABLES = [
  'tables',
  'entries',
  'players',
  'traces',
  'deadlines',
  'guests',
  'devices',
  'codes',
  'passkeys',
  'pushes',
  'mutes',
  'secrets',
  'outages',
  'daily',
  'studies',
  'operations',
  'members',
  'tournaments',
  'entrants',
  'tournament_games',
  'rating_lists',
  'ratings',
  'rating_steps',
  'hidden',
  'blocks',
  'reports',
  'sanctions',
  'deeds',
  'comparisons',
  'follows',
  'quiet',
  'calls',
  'invitations',
  'hours',
] as const;
