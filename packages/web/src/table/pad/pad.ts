// What a game offers to people with its box on their table: a sheet that they fill in while they play or at the end.
import type { FunctionComponent } from 'preact';
import type { GameEditor } from '../editor/editor.ts';

export interface PadResult {
  /** One for each player. */
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

export interface PadProps {
  /** Everything entered, in the game's own format. */
  readonly entered: string;
  readonly change: (entered: string) => void;
  readonly names: readonly string[];
  /** Stores the result in the logbook. */
  readonly keep: (result: PadResult) => void;
}

export interface GamePad {
  /** An empty sheet. */
  readonly begin: string;
  /** The parts of the editor in which people enter what lies on the table, piece by piece. */
  readonly editor?: GameEditor;
  /** The entered pieces also tell what can still come. */
  readonly odds?: true;
  /** The sheet accompanies a game from setting up to the end and counts no points. */
  readonly accompanies?: true;
  players(entered: string): number;
  /** Undefined until there is one. */
  result(entered: string): PadResult | undefined;
  /** The sheet of a position in notation, for people who come with one. */
  from?(line: string): string | undefined;
  readonly Sheet: FunctionComponent<PadProps>;
}
