// What a game has for the screen, behind one door (`games/<game>/index.ts`). Every part is fetched when it is first needed.
// Tables know no game by name: the app tells them the doors.

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

/** The rules in words, and what stands around them in the language of the moment. */
export interface GameRules {
  readonly rules: GameText['rules'];
  words(): RulesWords;
  /** Where the game has expansions: what each adds and changes. */
  expansions?(): readonly RulesExpansion[];
  /** The whole game on one page, to print. */
  summary?(): SummaryWords;
}

/** The keys of a game's own, and what they do. */
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
  /** Of this game, over, without help. */
  readonly games: readonly PlayedGame[];
}
export type LogbookPart = FunctionComponent<LogbookProps>;

/** What an action does, in a few strokes. */
export interface SketchProps {
  /** Before it, as the seat knows it. */
  readonly position: unknown;
  readonly seat: Seat;
  readonly action: unknown;
}

export interface GameScreen {
  /** Where there are lessons: of the game itself first, then of what it can be played with. */
  readonly courses?: readonly [CourseDoor, ...CourseDoor[]];
  /** The courses of what this position is played with, beside the game itself. */
  coursesFor?(position: unknown): readonly string[];
  /** One tap opens a table for one, as difficult as chosen; left out where it opens one against a bot. */
  readonly alone?: {
    readonly difficulties: readonly number[];
    readonly usual: number;
    options(difficulty: number): unknown;
  };
  /** The address of its picture. */
  readonly scene: string;
  /** Left out, the game is played at the text table: `boardOf` gives either. */
  board?(): Promise<Board>;
  /** How a table of it was opened, in a few words; left out where nothing can be chosen. */
  terms?(): Promise<GameTerms>;
  /** The choices of a new table, where the game has any. */
  setup?(): Promise<FunctionComponent>;
  /** Puts what was found of a decision into words. No search and no net: those work in workers. */
  coach?(): Promise<Coach>;
  /** Where games are reviewed; then there is a coach too. */
  review?(): Promise<ReviewParts>;
  exhibits?(): Promise<Exhibits>;
  /** The same positions as a study. */
  gallery?(): Promise<StudyFile>;
  puzzles?(): Promise<PuzzleSet>;
  /** A finished game of strong bots that is worth watching. */
  masterGame?(): Promise<MasterGame>;
  /** How its levels play, where that was measured. */
  levels?(): Promise<GameLevels>;
  rules(): Promise<GameRules>;
  /** Where its tables have letters of their own. */
  keys?(): Promise<GameKeys>;
  /** Where positions are set up piece by piece; left out, by their notation alone. */
  editor?(): Promise<GameEditor>;
  /** A sheet for the box on somebody's table. */
  pad?(): Promise<GamePad>;
  /** Words cannot tell such actions apart: a line of the analysis that begins with one has a sketch of it. */
  isSketched?(action: unknown): boolean;
  sketch?(): Promise<FunctionComponent<SketchProps>>;
  /** What a puzzle asks for, by its best action. */
  puzzleTask?(best: unknown): Translated;
  /** What the settings show of it beside those for reading. */
  reading?(): Promise<FunctionComponent>;
  /** What the logbook tells of one's games at it, besides figures. */
  logbook?(): Promise<LogbookPart>;
  /** Games and wins on this device. */
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
