// The parts that a game gives to a table and to a review of it, as the pages use them.
import type { Moment, Unit } from '@planisphere/bots/review';
import type { Translated } from '@planisphere/core';
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact';
import type { LessonHints } from './advice/guide.ts';
import type { Reference } from './advice/mark.ts';
import type { ReviewedGame } from './review/reviewed-game.ts';
import type { Session } from './session.ts';
import type { SessionStart } from './session-start.ts';

export interface Board {
  open(found: SessionStart): OpenBoard;
  /** Loads parts and pictures for later, once the table is on the screen. */
  fetchRest(): void;
}

export interface TableProps {
  /** The guide of a lesson, in the rival's place; also the panel of a puzzle, an analysis or a study. */
  readonly coach?: ComponentChildren;
  /** Which panel it is, if the table is laid out differently beside it. */
  readonly beside?: Beside | undefined;
}

export type Beside = 'guide' | 'puzzle';

/** A table of this game on the screen: its session and the components that draw it. */
export interface OpenBoard {
  readonly session: Session;
  readonly Table: ComponentType<TableProps>;
  /** The table alone, to look at: no bar, no keys, no end screen. Without it, the text table takes its place. */
  readonly Still?: ComponentType;
  /** What a guide needs to show how something is done; omitted if the game has no lessons. */
  readonly hints?: { guide(): Promise<LessonHints> };
}

/** What a game draws of a review: a decision in a short line, the board at it, and the names of its points. */
export interface ReviewParts {
  readonly Chips: FunctionComponent<ReviewProps>;
  readonly Position: FunctionComponent<PositionProps>;
  partName(name: string): string;
  /** The game's name for what chance reveals. */
  readonly revealed: Translated;
  /** For games without points: how far the game was at this position. */
  progress?(position: unknown): string;
  /** By kind of claim: the lesson to learn if the better line had it again and again. */
  readonly rules?: Readonly<Record<string, Translated>>;
  /** Phrases of the coach that name something on the board, and where that is. */
  references?(props: ReviewProps): readonly Reference[];
  /** The heading of bars that show chances, not points. */
  captionOfChances?(lost: boolean): string;
}

export interface ReviewProps {
  readonly reviewed: ReviewedGame;
  readonly moment: Moment;
}

export interface PositionProps extends ReviewProps {
  /** Another line was better than the played one. */
  readonly lost: boolean;
  readonly unit: Unit;
}
