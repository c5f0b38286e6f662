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
  /** The key of a private table; '' for others. */
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
  /** The confirmed address; '' when no mail is wanted. */
  readonly mail: string;
  readonly created: number;
  readonly seen: number;
  /** The guest whose bot this is; '' for people. */
  readonly owner: string;
}

export interface DeviceRow {
  /** The hash of its secret. */
  readonly hash: string;
  /** Stays when the secret is renewed. */
  readonly id: string;
  readonly guest: string;
  /** Such as `Firefox, Linux`; '' for an unknown browser. */
  readonly label: string;
  readonly created: number;
  readonly seen: number;
  /** When the secret was made. */
  readonly issued: number;
  /** The hash of the previous secret, until this one is first used; '' afterwards. */
  readonly replaces: string;
  /** When the secret ends; 0 until another one replaces it. */
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
  /** The seat it concerns, or ''. */
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
  /** When it was last used to sign in. */
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
  /** When the guest was last here. */
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
  /** When both must have answered. */
  readonly due: number;
  /** The table, once it has started. */
  readonly code: string;
}

export interface StudyRow {
  readonly id: string;
  readonly access: string;
  /** The key of the link for reading, and the one for writing. */
  readonly key: string;
  readonly pen: string;
  /** JSON: by language, for lists. */
  readonly title: string;
  /** Ids of the games of its chapters, separated by spaces. */
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
  /** The author; '' for a deleted guest. */
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
  /** '' for tournaments of the site itself. */
  readonly maker: string;
  /** The seed of a cup's deals; secret until it is over. */
  readonly seed: string;
  /** 'coming', 'playing', 'over'. */
  readonly state: string;
  /** The current round; in an arena the number of the last game. */
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
  /** When the entrant was last here. */
  readonly seen: number;
  /** Since when they are without a game. */
  readonly since: number;
}

export interface TournamentGameRow {
  readonly tournament: string;
  /** In a cup, the number of the deal. */
  readonly round: number;
  /** '' for the Master, who plays each deal for its par. */
  readonly one: string;
  /** '' for a bye, and in a cup. */
  readonly two: string;
  /** '' for a bye. */
  readonly code: string;
  /** '' while they play; then the result of the first player, 'rest' for a bye, or 'done' for a deal. */
  readonly outcome: string;
  /** Points of a deal. */
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
  /** The number of the game in its list. */
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
  /** The reported guest. */
  readonly guest: string;
  readonly reporter: string;
  readonly reason: string;
  readonly words: string;
  /** The table it concerns; '' for none. */
  readonly code: string;
  readonly at: number;
  /** What an operator did; '' while it waits. */
  readonly deed: string;
  /** When an operator settled it; 0 while it waits. */
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
  /** '' for a deleted guest, whose name is then '' too. */
  readonly guest: string;
  readonly name: string;
  readonly why: string;
}

/** What the strongest bot chose in the decisions of one player in a game. */
export interface ComparisonRow {
  readonly code: string;
  /** The id of a person, or `bot LEVEL`. */
  readonly guest: string;
  readonly list: string;
  readonly decisions: number;
  readonly agreed: number;
  /** JSON: milliseconds of each decision. */
  readonly times: string;
  /** 1 if the player gave the game up. */
  readonly leaving: number;
  readonly at: number;
}
