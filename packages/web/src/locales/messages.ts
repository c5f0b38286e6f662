// Every sentence of the shell. Each language is one file that gives all of them; the compiler misses none.
import type { Call } from '../app/bindings.ts';
import type { Company, Terms } from '../setup/terms.ts';
import type { GameId } from '../table/games.ts';

export interface Messages {
  readonly close: string;
  readonly back: string;
  readonly cancel: string;
  readonly loading: string;
  readonly you: string;
  /** What every table says. */
  readonly table: TableMessages;
  readonly nav: {
    readonly main: string;
    readonly home: string;
    readonly learn: string;
    readonly rules: string;
    readonly gallery: string;
    readonly review: string;
    readonly replay: string;
    readonly logbook: string;
    readonly puzzles: string;
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
  readonly setup: SetupMessages;
  readonly settings: SettingsMessages;
  /** How fair the dealing was, and how honest the score. */
  readonly fair: {
    readonly sealed: string;
    readonly verify: string;
    readonly verified: string;
    readonly assisted: string;
    readonly dailyBest: (points: number) => string;
  };
  readonly devices: DevicesMessages;
  readonly offline: { readonly ready: string; readonly fresh: string; readonly reload: string };
  readonly missing: { readonly title: string; readonly text: string; readonly table: string };
  readonly error: { readonly title: string; readonly text: string; readonly again: string };
}

export interface TableMessages {
  readonly refused: (rule: string) => string;
  /** A link to the rule with this id. */
  readonly rule: (id: string) => string;
  /** `stage` is 1 to 3 where the hint comes in stages. */
  readonly hint: (text: string, stage?: number) => string;
  readonly takenBack: string;
  readonly assisted: string;
  readonly noUndo: string;
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
  readonly coming: string;
  readonly comingText: string;
  readonly minutes: (n: number) => string;
  readonly players: (text: string) => string;
  readonly age: (years: number) => string;
  readonly cooperative: string;
  readonly about: Readonly<Record<GameId, string>>;
  readonly stars: string;
  readonly daily: string;
  readonly dailyTitle: string;
  /** Short; weekdays from Sunday and months from January are counted from 0. */
  readonly dailyDate: (weekday: number, day: number, month: number) => string;
  readonly dailyOpen: string;
  readonly dailyList: string;
  readonly dailyJoin: string;
  readonly dailyBest: (points: number) => string;
  readonly dailyNight: string;
  readonly dailyMaster: (points: number) => string;
  readonly dailyMasterPlays: string;
  readonly dailyMasterFailed: string;
  readonly dailyCompared: (ahead: number) => string;
  readonly dailyPlay: string;
  readonly dailyAgain: string;
  readonly dailyWeek: (played: number) => string;
  readonly tables: string;
  readonly noTables: string;
  readonly round: (round: number, of: number) => string;
  readonly finished: (...scores: readonly number[]) => string;
  readonly ended: (won: boolean) => string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly over: string;
  readonly remove: (name: string) => string;
  readonly learn: string;
  readonly learnLessons: string;
  readonly learnPuzzles: string;
  readonly learnRules: string;
  readonly learnGallery: string;
  readonly newTable: string;
  readonly friendTitle: string;
  readonly friendText: string;
  readonly friendOpen: string;
  readonly online: string;
  readonly waiting: string;
}

export interface SetupMessages {
  readonly title: string;
  readonly seats: string;
  readonly second: string;
  readonly companies: Readonly<Record<Company, string>>;
  readonly companyTexts: Readonly<Record<Company, string>>;
  readonly others: string;
  readonly withOthers: (n: number) => string;
  readonly yourName: string;
  readonly otherName: string;
  readonly friend: (n: number) => string;
  readonly first: string;
  readonly random: string;
  readonly pace: string;
  readonly paces: Readonly<Record<Terms['pace'], string>>;
  readonly paceTexts: Readonly<Record<Terms['pace'], string>>;
  readonly seenBy: string;
  readonly accesses: Readonly<Record<Terms['access'], string>>;
  readonly accessTexts: Readonly<Record<Terms['access'], string>>;
  readonly chat: string;
  readonly chats: Readonly<Record<Terms['chat'], string>>;
  readonly chatTexts: Readonly<Record<Terms['chat'], string>>;
  readonly spectators: string;
  readonly spectatorsText: string;
  readonly hints: string;
  readonly hintsText: string;
  readonly hintsByConsent: string;
  readonly hintsByAll: string;
  readonly open: string;
  readonly player: (n: number) => string;
}

export interface DevicesMessages {
  readonly title: string;
  readonly text: string;
  readonly add: string;
  readonly added: string;
  readonly use: string;
  readonly welcome: (name: string) => string;
  readonly link: string;
  readonly codeText: string;
  readonly typed: string;
  readonly take: string;
  readonly notices: string;
  readonly noticesText: string;
  readonly noNotices: string;
}

export interface SettingsMessages {
  readonly title: string;
  readonly saved: string;
  readonly you: string;
  readonly name: string;
  readonly emblem: string;
  readonly emblems: readonly [string, string, string, string];
  readonly look: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'night' | 'paper' | 'device', string>>;
  readonly textSize: string;
  readonly sound: string;
  readonly soundText: string;
  readonly volume: string;
  readonly motion: string;
  readonly travel: string;
  readonly motions: Readonly<Record<'full' | 'brisk' | 'still', string>>;
  readonly motionText: string;
  readonly reading: string;
  readonly patterns: string;
  readonly patternsText: string;
  readonly textMode: string;
  readonly textModeText: string;
  readonly contrast: string;
  readonly contrastText: string;
  readonly help: string;
  readonly confirm: string;
  readonly confirmText: string;
  readonly gains: string;
  readonly gainsText: string;
  readonly estimate: string;
  readonly estimateText: string;
  readonly tips: string;
  readonly tipsText: string;
  readonly keyboard: string;
  readonly keys: Readonly<Record<'move' | 'play' | 'letGo' | 'hand' | Call, string>>;
  readonly changeKeys: string;
  readonly changeHow: string;
  readonly changed: string;
  readonly resetKeys: string;
  readonly keysReset: string;
  readonly keyFor: (what: string, key: string) => string;
  readonly pressKey: (what: string) => string;
  readonly keyIs: (what: string, key: string) => string;
  readonly keyTaken: (key: string, what: string) => string;
  readonly keyReserved: string;
  readonly data: string;
  readonly dataText: string;
  readonly export: string;
  readonly exportText: string;
  readonly erase: string;
  readonly eraseText: string;
  readonly eraseSure: string;
}
