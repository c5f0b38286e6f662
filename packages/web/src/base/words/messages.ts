// Every sentence of the shell. Each language is one file; the compiler finds missing sentences.

export interface Messages {
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly loading: string;
  readonly you: string;
  readonly firstGame: string;
  /** The label of the field for the player's own name, and the name of a player without one. */
  readonly ownName: string;
  readonly guest: string;
  /** The words of every table. */
  readonly table: TableMessages;
  readonly nav: {
    readonly main: string;
    readonly home: string;
    /** The way to the first page, and to the page about oneself. */
    readonly play: string;
    readonly you: string;
    readonly learn: string;
    readonly rules: string;
    readonly review: string;
    readonly replay: string;
    readonly leaderboard: string;
    readonly levels: string;
    readonly logbook: string;
    readonly analysis: string;
    readonly studies: string;
    readonly find: string;
    readonly puzzles: string;
    readonly tournaments: string;
    readonly settings: string;
    readonly statistics: string;
    readonly skip: string;
  };
  readonly language: string;
  readonly toPaper: string;
  readonly toNight: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly home: HomeMessages;
  readonly levels: Readonly<Record<string, string>>;
  readonly botNames: Readonly<Record<string, string>>;
  /** Stands for a missing name: the number of the seat. */
  readonly player: (n: number) => string;
  readonly offline: { readonly ready: string; readonly fresh: string; readonly reload: string };
  readonly missing: { readonly title: string; readonly text: string; readonly table: string };
  readonly error: { readonly title: string; readonly text: string; readonly again: string };
}

export interface TableMessages {
  readonly refused: (rule: string) => string;
  /** A link to the rule with this id. */
  readonly rule: (id: string) => string;
  /** `stage` is 1 to 3 for hints in stages. */
  readonly hint: (text: string, stage?: number) => string;
  readonly takenBack: string;
  readonly assisted: string;
  readonly noUndo: string;
  /** Another tab of this browser leads the table. */
  readonly elsewhere: string;
  readonly playHere: string;
  /** A bot took too long and played the best action it had found. */
  readonly botLate: (name: string) => string;
  /** A bot broke down, and a simpler one played in its place. */
  readonly botFailed: (name: string) => string;
}

export interface HomeMessages {
  readonly title: string;
  readonly lead: string;
  readonly games: string;
  readonly code: string;
  readonly join: string;
  readonly wrongCode: string;
  readonly level: string;
  readonly bot: string;
  readonly play: string;
  readonly friend: string;
  readonly pass: string;
  readonly minutes: (n: number) => string;
  readonly players: (text: string) => string;
  readonly age: (years: number) => string;
  readonly cooperative: string;
  readonly stars: string;
  readonly somebody: string;
  /** The same for games that people play together. */
  readonly together: string;
  readonly waitingNow: (people: number) => string;
  /** How long people wait at present. */
  readonly waitAbout: (minutes: number) => string;
  readonly hereNow: (people: number) => string;
  readonly nobodyNow: string;
  readonly learn: string;
  readonly learnIn: (minutes: number) => string;
  readonly learnDone: (done: number, of: number) => string;
  readonly lessonsDone: (done: number, of: number) => string;
  readonly learnLessons: string;
  readonly learnPuzzles: string;
  readonly learnRules: string;
  readonly learnAnalysis: string;
  readonly learnPad: string;
  readonly newTable: string;
  readonly friendTitle: string;
  readonly friendText: string;
  readonly friendOpen: string;
}
