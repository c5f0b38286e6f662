// The door of a game: what a shelf of games shows, and how to load the rest. Code outside a game's own rooms does not know
// which game it has.
import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { GameText, GameVoice, Translated } from './text.ts';

/** The table that one tap opens, without a question. */
export interface TablePlan {
  /** The options, before the game decodes them. */
  readonly options: unknown;
  /** The level of the bot in seat B; undefined for a solo game. */
  readonly opponent: string | undefined;
}

/** What is printed on the box. Light, because the first screen shows it before any rules are loaded. */
export interface GameCard {
  readonly id: string;
  readonly title: Translated;
  /** One line about what a player does in it. */
  readonly about: Translated;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The lowest age in years. */
  readonly age: number;
  /** All win or lose together. */
  readonly cooperative: boolean;
  /** The unit of its course, as its rulebook calls it: “Round” of “Round 7”. */
  readonly round: Translated;
  /** How the numbers of rounds are written; omitted for figures. */
  readonly numerals?: 'roman';
  /** The table that one tap opens. */
  readonly defaultTable: TablePlan;
  /** The same deal for everybody on one day. */
  readonly dailyTable: TablePlan;
}

/** How far a game has come. */
export interface Progress {
  readonly round: number;
  readonly rounds: number;
}

/** A position in a few numbers, without words: for lists, replays and the division into turns. */
export interface Outline<T extends GameTypes = GameTypes> {
  progress(position: T['position']): Progress;
  /** Whether a turn begins with the position `after`. */
  startsTurn(before: T['position'], after: T['position']): boolean;
  /** The points of each seat, as if the game ended here. */
  tally(position: T['position']): readonly number[];
  /** The points of one seat, including an answer that still waits for those of others. */
  pointsOf(position: T['position'], seat: Seat): number;
}

/** The rules, and how to read their positions in a few numbers. */
export interface GameRules<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly outline: Outline<T>;
}

/** Rules and words of a game. Each part loads on first use: a worker needs no words, a page no rules. */
export interface GameRoom<T extends GameTypes = GameTypes> {
  readonly card: GameCard;
  rules(): Promise<GameRules<T>>;
  text(): Promise<GameText<T>>;
  voice(): Promise<GameVoice<T>>;
}
