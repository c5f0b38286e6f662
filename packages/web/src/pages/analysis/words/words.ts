// What the analysis page says.
import type { EngineState } from '../engine.ts';

export interface AnalysisWords {
  readonly title: string;
  readonly of: (game: string) => string;
  /** For the link to the page. */
  readonly here: string;
  readonly tabs: string;
  readonly lines: string;
  readonly odds: string;
  readonly tree: string;
  readonly position: string;
  readonly open: string;
  readonly engine: string;
  readonly states: Readonly<Record<EngineState, string>>;
  readonly over: string;
  readonly effort: (depth: number, nodes: number) => string;
  readonly known: string;
  readonly knownAbout: string;
  readonly notUsed: string;
  readonly percent: (value: string) => string;
  /** The number as written, and its value, for the plural. */
  readonly points: (text: string, value: number) => string;
  readonly error: (value: string) => string;
  /** Instead of an error, before the engine has tried anything. */
  readonly untried: string;
  readonly steady: string;
  /** With a sign. */
  readonly margin: (text: string, value: number) => string;
  readonly play: (line: string) => string;
  readonly noOdds: string;
  readonly start: string;
  readonly undo: string;
  readonly games: string;
  readonly forth: string;
  readonly dealAnew: string;
  readonly name: string;
  readonly comment: string;
  readonly tried: string;
  readonly noVariation: string;
  readonly full: string;
  readonly notation: string;
  readonly notationAbout: string;
  readonly show: string;
  readonly byHand: string;
  readonly share: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly linkText: (game: string) => string;
  readonly cut: string;
  readonly tooLong: string;
  readonly supposed: string;
  readonly newDeal: string;
  readonly seat: (letter: string) => string;
}
