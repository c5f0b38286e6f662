// What a game has for the page on which positions are set up: its model, how its pieces look, and what everything is called.
import type { FunctionComponent } from 'preact';
import type { EditorDesk } from './desk.ts';
import type { EditorModel, Sketch } from './model.ts';

/** Part of the table: a tab where there is little room. */
export interface Section {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Two of them lie side by side where there is room. */
  readonly half?: true;
  readonly choices: readonly string[];
}

/** Places that lie together. */
export interface Group {
  readonly id: string;
  readonly places: readonly string[];
  /** Places for one piece lie in so many columns. */
  readonly columns?: number;
}

/** Pieces of the box in a row, under one sign. */
export interface BoxRow {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** In the language of the moment. */
export interface EditorNames {
  piece(id: string): string;
  place(id: string): string;
  /** Of a section, a group, or a row of the box. */
  part(id: string): string;
  choice(id: string): string;
  value(choice: string, value: string): string;
  /** Of what can be said of a piece where it lies. */
  aspect(id: string): string;
  form(aspect: string, value: string): string;
  /** What somebody could type to put a piece somewhere, and to take it away. */
  typed(): { readonly put: string; readonly away: string };
}

export interface GameEditor {
  readonly model: EditorModel;
  readonly names: EditorNames;
  sections(sketch: Sketch): readonly Section[];
  box(sketch: Sketch): readonly BoxRow[];
  /** A piece as it looks, with what is said of it where it lies. */
  readonly Face: FunctionComponent<{ readonly piece: string }>;
  /** What stands for a row of the box. */
  readonly Sign: FunctionComponent<{ readonly row: string }>;
  /** Over the places of a section, where those are not enough. */
  readonly Scene?: FunctionComponent<{ readonly desk: EditorDesk; readonly section: string }>;
  /** Where in the columns of its group a place lies, as `grid-area`; left out, one after the other. */
  areaOf?(place: string): string | undefined;
  /** What letting go of a piece at a point of a place means, where that is more than lying there: `place@point`. */
  dropAt?(sketch: Sketch, piece: string, at: { readonly place: string; readonly point: string }): Sketch;
}
