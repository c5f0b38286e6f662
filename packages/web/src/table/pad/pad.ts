// What a game has for people with its box on their table: a sheet that is filled in while they play or at the end.
import type { FunctionComponent } from 'preact';
import type { GameEditor } from '../editor/editor.ts';

export interface PadResult {
  /** One for each player. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface PadProps {
  /** All that was entered, in the game's own words. */
  readonly entered: string;
  readonly change: (entered: string) => void;
  readonly names: readonly string[];
  /** Into the logbook. */
  readonly keep: (result: PadResult) => void;
}

export interface GamePad {
  /** An empty sheet. */
  readonly begin: string;
  /** Where what lies on the table is entered piece by piece: the parts that matter. */
  readonly editor?: GameEditor;
  /** What can still come is told from what lies there. */
  readonly odds?: true;
  /** Nothing is scored: it stands by from setting up to the end. */
  readonly accompanies?: true;
  players(entered: string): number;
  /** Once there is one. */
  result(entered: string): PadResult | undefined;
  /** From a position in notation, where somebody comes with one. */
  from?(line: string): string | undefined;
  readonly Sheet: FunctionComponent<PadProps>;
}
