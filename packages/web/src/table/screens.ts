// What a game has for the screen, behind one door (`games/<game>/index.ts`). Every part is fetched when it is first needed.
// Tables know no game by name: the app tells them the doors.
import type { PuzzleSet } from '@planisphere/bots/puzzles';
import type { Coach } from '@planisphere/bots/review';
import type { GameText } from '@planisphere/core';
import type { FunctionComponent } from 'preact';
import type { GameId } from '../base/games.ts';
import type { Beginning } from './beginning.ts';
import type { Board, ReviewParts } from './board.ts';
import type { Course } from './lesson.ts';
import type { Exhibits } from './rules/exhibits.ts';
import type { RulesWords } from './rules/rules-words.ts';

/** The rules in words, and what stands around them in the language of the moment. */
export interface GameRules {
  readonly rules: GameText['rules'];
  words(): RulesWords;
}

export interface GameScreen {
  /** One lesson, in minutes. */
  readonly lessonMinutes: number;
  /** One tap opens a table for one, as difficult as chosen; left out where it opens one against a bot. */
  readonly alone?: {
    readonly difficulties: readonly number[];
    readonly usual: number;
    options(difficulty: number): unknown;
  };
  /** The address of its picture. */
  readonly scene: string;
  board(): Promise<Board>;
  /** The choices of a new table. */
  setup(): Promise<FunctionComponent>;
  /** Puts what was found of a decision into words. No search and no net: those work in workers. */
  coach(): Promise<Coach>;
  review(): Promise<ReviewParts>;
  course(): Promise<Course>;
  /** Where the game after the lessons begins. */
  guidedGame(): Promise<Beginning>;
  exhibits(): Promise<Exhibits>;
  puzzles(): Promise<PuzzleSet>;
  rules(): Promise<GameRules>;
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
