// Rows as the two databases return them: text and whole numbers only, times in milliseconds.

export interface TableRow {
  readonly code: string;
  readonly game: string;
  readonly version: number;
  /** JSON of the settings. */
  readonly settings: string;
  readonly opener: string;
  readonly seed: string;
  readonly commitment: string;
  /** '' for tables that need none. */
  readonly key: string;
  readonly access: string;
  readonly status: string;
  /** Letters of the seats the game waits for. */
  readonly awaiting: string;
  readonly seq: number;
  readonly created: number;
  readonly updated: number;
}

export interface GuestRow {
  readonly id: string;
  readonly name: string;
  readonly emblem: string;
  readonly locale: string;
  /** '' when no mail is wanted. */
  readonly mail: string;
  readonly created: number;
  readonly seen: number;
  /** The guest whose bot this is; '' for people. */
  readonly owner: string;
}

export interface DeviceRow {
  /** Of its secret. */
  readonly hash: string;
  /** Stays when the secret is renewed. */
  readonly id: string;
  readonly guest: string;
  /** Such as `Firefox, Linux`; '' when nobody can tell. */
  readonly label: string;
  readonly created: number;
  readonly seen: number;
  /** When the secret was made. */
  readonly issued: number;
  /** The hash of the secret before, until this one is used for the first time; '' afterwards. */
  readonly replaces: string;
  /** When the secret stops being good; 0 while nothing has replaced it. */
  readonly ends: number;
}

export interface PlayerRow {
  readonly guest: string;
  readonly code: string;
  readonly seat: string;
  /** '', or 'won', 'lost', 'shared', 'none' once the game is over. */
  readonly outcome: string;
}

export interface DeadlineRow {
  readonly code: string;
  readonly kind: string;
  /** What it is about: a seat, or ''. */
  readonly subject: string;
  readonly due: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly guest: string;
  readonly key: string;
  readonly counter: number;
  readonly transports: string;
  readonly created: number;
  /** When somebody last came in with it. */
  readonly used: number;
}

export interface DailyRow {
  readonly game: string;
  /** `2026-11-15` */
  readonly day: string;
  readonly guest: string;
  readonly score: number;
  /** JSON of the record. */
  readonly record: string;
  readonly created: number;
}

export interface PushRow {
  readonly endpoint: string;
  readonly guest: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly created: number;
  /** The id of the device that subscribed. */
  readonly device: string;
}

export interface SeekRow {
  readonly guest: string;
  readonly game: string;
  /** Names of paces, with blanks between them. */
  readonly paces: string;
  readonly since: number;
  /** The last sign of life. */
  readonly seen: number;
  /** The id of the meeting they are in; '' while they wait. */
  readonly meeting: string;
}

export interface MeetingRow {
  readonly id: string;
  readonly game: string;
  readonly pace: string;
  readonly one: string;
  readonly two: string;
  /** '' until they have answered, then 'yes' or 'no'. */
  readonly one_says: string;
  readonly two_says: string;
  /** 'asked', then 'started' or 'failed'. */
  readonly state: string;
  /** When both have to have answered. */
  readonly due: number;
  /** The table, once it has started. */
  readonly code: string;
}

export interface StudyRow {
  readonly id: string;
  readonly access: string;
  /** Of the link for reading, and of the one for writing. */
  readonly key: string;
  readonly pen: string;
  /** JSON: by language, for lists. */
  readonly title: string;
  /** Ids of the games of its chapters, with blanks between them. */
  readonly games: string;
  readonly seq: number;
  /** Characters of all operations. */
  readonly size: number;
  readonly created: number;
  readonly updated: number;
}

export interface OperationRow {
  readonly seq: number;
  readonly id: string;
  /** Who made it; '' for a guest who is forgotten. */
  readonly guest: string;
  readonly body: string;
}

export interface TournamentRow {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  /** JSON of the form: its kind, pace, rounds, minutes, deals. */
  readonly form: string;
  readonly access: string;
  /** '' for the site itself. */
  readonly maker: string;
  /** From which the deals of a cup are made; secret until it is over. */
  readonly seed: string;
  /** 'coming', 'playing', 'over'. */
  readonly state: string;
  /** The round that is played; the number of the last game of an arena. */
  readonly round: number;
  readonly turn: number;
  readonly starts: number;
  /** 0 for rounds, which end with their last game. */
  readonly ends: number;
  readonly created: number;
}

export interface EntrantRow {
  readonly tournament: string;
  readonly guest: string;
  /** 'in', 'resting', 'out'. */
  readonly state: string;
  readonly joined: number;
  /** The last sign of life. */
  readonly seen: number;
  /** Since when they play with nobody. */
  readonly since: number;
}

export interface TournamentGameRow {
  readonly tournament: string;
  /** Of a cup: the deal. */
  readonly round: number;
  /** '' for the Master, who shows what can be made of a deal. */
  readonly one: string;
  /** '' for who rests, and in a cup. */
  readonly two: string;
  /** '' for who rests. */
  readonly code: string;
  /** '' while they play; then how it ended for the first, 'rest', or 'done' for a deal. */
  readonly outcome: string;
  /** Of a deal. */
  readonly points: number;
  readonly began: number;
}

/** Points and deviation in thousandths, volatility in billionths. */
export interface RatingRow {
  readonly guest: string;
  /** Such as `stellar/relaxed`. */
  readonly list: string;
  readonly points: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly games: number;
  readonly updated: number;
}

/** What one game changed for one guest. */
export interface RatingStepRow {
  readonly code: string;
  readonly guest: string;
  readonly seat: string;
  readonly list: string;
  /** Which game of the list it was. */
  readonly turn: number;
  readonly points_before: number;
  readonly deviation_before: number;
  readonly points: number;
  readonly deviation: number;
  /** Shares of the points, in thousandths. */
  readonly score: number;
  readonly expected: number;
  readonly at: number;
}

export interface ReportRow {
  /** Whom it is about. */
  readonly guest: string;
  readonly reporter: string;
  readonly reason: string;
  readonly words: string;
  /** The table it is about; '' for none. */
  readonly code: string;
  readonly at: number;
  /** What an operator did; '' while it waits. */
  readonly deed: string;
  /** When; 0 while it waits. */
  readonly settled: number;
}

export interface SanctionRow {
  readonly guest: string;
  /** 'mute' or 'ban'. */
  readonly kind: string;
  readonly until: number;
  readonly why: string;
  readonly since: number;
  /** The name of the operator's key. */
  readonly operator: string;
}

export interface DeedRow {
  readonly id: string;
  readonly at: number;
  readonly operator: string;
  readonly deed: string;
  /** '' for a guest who is forgotten, as their name then is. */
  readonly guest: string;
  readonly name: string;
  readonly why: string;
}

/** What the strongest bot chose where somebody chose in a game. */
export interface ComparisonRow {
  readonly code: string;
  /** A person, or `bot LEVEL`. */
  readonly guest: string;
  readonly list: string;
  readonly decisions: number;
  readonly agreed: number;
  /** JSON: milliseconds of each decision. */
  readonly times: string;
  /** 1 for who gave the game up. */
  readonly leaving: number;
  readonly at: number;
}
