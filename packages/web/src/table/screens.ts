// What a game has for the screen, behind one door (`games/<game>/index.ts`). Every part loads when it is first needed.
// Tables know no game by name: the app registers the doors.

import type { PuzzleSet } from '@planisphere/bots/puzzles';
import type { Coach } from '@planisphere/bots/review';
import type { GameText, Locale, Seat, Translated } from '@planisphere/core';
import type { StudyFile } from '@planisphere/protocol/study';
import type { FunctionComponent } from 'preact';
import type { GameId } from '../base/games.ts';
import type { Letters } from '../base/keys/bindings.ts';
import type { Board, ReviewParts } from './board.ts';
import type { GameEditor } from './editor/editor.ts';
import type { CourseDoor } from './learn/course-door.ts';
import type { PlayedGame } from './logbook/statistics.ts';
import type { GameLevels } from './measured.ts';
import type { GamePad } from './pad/pad.ts';
import type { GameTerms } from './people/terms.ts';
import type { MasterGame } from './record/master-game.ts';
import type { Exhibits } from './rules/exhibits.ts';
import type { RulesExpansion, RulesWords } from './rules/rules-words.ts';
import type { SummaryWords } from './rules/summary.ts';

/** The rules in words, and the words around them in the current language. */
export interface GameRules {
  readonly rules: GameText['rules'];
  words(): RulesWords;
  /** For a game with expansions: what each adds and changes. */
  expansions?(): readonly RulesExpansion[];
  /** The whole game on one page, to print. */
  summary?(): SummaryWords;
}

/** The keys of one game, and what they do. */
export interface GameKeys<Call extends string = string> {
  readonly letters: Letters<Call>;
  readonly names: Readonly<Record<Locale, Readonly<Record<Call, string>>>>;
  /** Keys that nobody can change, besides those of every table. */
  readonly others: Readonly<Record<Locale, readonly FixedKeys[]>>;
}

export interface FixedKeys {
  readonly keys: readonly string[];
  readonly name: string;
  /** Digits or signs: switched on and off with the letters. */
  readonly signs?: true;
}

export interface LogbookProps {
  /** Finished games of this game that were played without help. */
  readonly games: readonly PlayedGame[];
}
export type LogbookPart = FunctionComponent<LogbookProps>;

/** What an action does, in a few strokes. */
export interface SketchProps {
  /** The position before the action, as the seat knows it. */
  readonly position: unknown;
  readonly seat: Seat;
  readonly action: unknown;
}

export interface GameScreen {
  /** For a game with lessons: the course of the game itself, then those of its expansions. */
  readonly courses?: readonly [CourseDoor, ...CourseDoor[]];
  /** The courses of the expansions in this position. */
  coursesFor?(position: unknown): readonly string[];
  /**
   * For a game that one tap opens for one player, at a chosen difficulty; without it, one tap opens a game against a
   * bot.
   */
  readonly alone?: {
    readonly difficulties: readonly number[];
    readonly usual: number;
    options(difficulty: number): unknown;
  };
  /** The address of its picture. */
  readonly scene: string;
  /** Without it, the game is played at the text table: `boardOf` gives either. */
  board?(): Promise<Board>;
  /** How a table of it was opened, in a few words; without it, nothing can be chosen. */
  terms?(): Promise<GameTerms>;
  /** The choices of a new table, if there are any. */
  setup?(): Promise<FunctionComponent>;
  /** Says in words what an examination of a decision found. No search and no net: those run in workers. */
  coach?(): Promise<Coach>;
  /** The parts of a review; a game with them has a coach too. */
  review?(): Promise<ReviewParts>;
  exhibits?(): Promise<Exhibits>;
  /** The positions of the exhibits, as a study. */
  gallery?(): Promise<StudyFile>;
  puzzles?(): Promise<PuzzleSet>;
  /** A finished game of strong bots that is worth watching. */
  masterGame?(): Promise<MasterGame>;
  /** How its levels play, if that was measured. */
  levels?(): Promise<GameLevels>;
  rules(): Promise<GameRules>;
  /** The letters of its own tables, if there are any. */
  keys?(): Promise<GameKeys>;
  /** The editor in which positions are set up piece by piece; without it, they are typed in notation. */
  editor?(): Promise<GameEditor>;
  /** The sheet for people who play with the box. */
  pad?(): Promise<GamePad>;
  /** Whether words cannot tell the action from similar ones: then lines of the analysis show a sketch of it. */
  isSketched?(action: unknown): boolean;
  sketch?(): Promise<FunctionComponent<SketchProps>>;
  /** The task of a puzzle, given its best action. */
  puzzleTask?(best: unknown): Translated;
  /** What the settings show of the game among those for reading. */
  reading?(): Promise<FunctionComponent>;
  /** What the logbook shows of the player's games besides figures. */
  logbook?(): Promise<LogbookPart>;
  /** Games and wins on this device, as a page of its own. */
  statistics?(): Promise<FunctionComponent>;
}

export type Screens = Readonly<Record<GameId, GameScreen>>;

let screens: Screens | undefined;

export function provideScreens(provided: Screens): void {
  screens = provided;
}

export function screenOf(game: GameId): GameScreen {
  if (screens === undefined) throw new Error('nobody has provided the screens of the games');
  return screens[game];
}
