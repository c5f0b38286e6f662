// What a game shows at its door: enough for a shelf of games, and how to load the rest. Nobody outside a game's own rooms
// needs to know which game it is.
import type { Game, GameTypes } from './game.ts';
import type { Seat } from './seat.ts';
import type { GameText, GameVoice, Translated } from './text.ts';

/** The table that one tap opens, with no question asked. */
export interface TablePlan {
  /** As the game decodes them. */
  readonly options: unknown;
  /** The level of the bot in seat B; undefined where one plays alone. */
  readonly opponent: string | undefined;
}

/** What is printed on the box. Light: a first screen shows it before any rules are there. */
export interface GameCard {
  readonly id: string;
  readonly title: Translated;
  /** One line of what one does in it. */
  readonly about: Translated;
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** The lowest age in years. */
  readonly age: number;
  /** All win or lose together. */
  readonly cooperative: boolean;
  /** What its course is counted in, as its rulebook calls it: “Round” of “Round 7”. */
  readonly round: Translated;
  /** How its components number the rounds; left out, in figures. */
  readonly numerals?: 'roman';
  /** One tap opens this. */
  readonly defaultTable: TablePlan;
  /** The same deal for everybody on one day. */
  readonly dailyTable: TablePlan;
}

/** How far a game has come. */
export interface Progress {
  readonly round: number;
  readonly rounds: number;
}

/** A position in a few numbers, without words: for lists, replays and what counts as a turn. */
export interface Outline<T extends GameTypes = GameTypes> {
  progress(position: T['position']): Progress;
  /** Does a turn begin with the position after? */
  startsTurn(before: T['position'], after: T['position']): boolean;
  /** What each seat has, as if the game ended here. */
  tally(position: T['position']): readonly number[];
  /** What one seat has, with an answer that still waits for those of others. */
  pointsOf(position: T['position'], seat: Seat): number;
}

/** The rules, and how to read a position of theirs in a few numbers. */
export interface GameRules<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly outline: Outline<T>;
}

/** Rules and words of a game. Each part loads when it is asked for: a worker needs no words, a page no rules. */
export interface GameRoom<T extends GameTypes = GameTypes> {
  readonly card: GameCard;
  rules(): Promise<GameRules<T>>;
  text(): Promise<GameText<T>>;
  voice(): Promise<GameVoice<T>>;
}
