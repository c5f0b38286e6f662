// What a game provides for the page on which positions are set up: its model, the look of its pieces, and all names.
import type { FunctionComponent } from 'preact';
import type { EditorDesk } from './desk.ts';
import type { EditorModel, Sketch } from './model.ts';

/** A part of the table: a tab on small screens. */
export interface Section {
  readonly id: string;
  readonly groups: readonly Group[];
  /** Two of these lie side by side if there is room. */
  readonly half?: true;
  /** Of these one is shown at a time where the whole table is in view. */
  readonly alone?: true;
  readonly choices: readonly string[];
}

/** Places that lie together. */
export interface Group {
  readonly id: string;
  readonly places: readonly string[];
  /** In how many columns places for one piece lie. */
  readonly columns?: number;
}

/** Pieces of the box in a row, under one sign. */
export interface BoxRow {
  readonly id: string;
  readonly pieces: readonly string[];
}

/** In the current language. */
export interface EditorNames {
  piece(id: string): string;
  place(id: string): string;
  /** The name of a section, a group, or a row of the box. */
  part(id: string): string;
  choice(id: string): string;
  value(choice: string, value: string): string;
  /** The name of an aspect of a piece where it lies. */
  aspect(id: string): string;
  form(aspect: string, value: string): string;
  /** Examples of what a person can type to put a piece somewhere and to take it away. */
  typed(): { readonly put: string; readonly away: string };
}

export interface GameEditor {
  readonly model: EditorModel;
  readonly names: EditorNames;
  sections(sketch: Sketch): readonly Section[];
  box(sketch: Sketch): readonly BoxRow[];
  /** Draws a piece with its aspects. */
  readonly Face: FunctionComponent<{ readonly piece: string }>;
  /** Draws the sign of a row of the box. */
  readonly Sign: FunctionComponent<{ readonly row: string }>;
  /** Drawn over the places of a section, if those are not enough. */
  readonly Scene?: FunctionComponent<{
    readonly desk: EditorDesk;
    readonly section: string;
    /** The whole table is in view. */
    readonly spread: boolean;
  }>;
  /** The class of the style sheet that lays out the table where all of it is in view. */
  readonly sheet?: string;
  /** What its scene asks of a person, said in the box where the whole table is in view. */
  about?(): string;
  /** Drawn behind the places of a group where the whole table is in view. */
  readonly Backdrop?: FunctionComponent<{ readonly group: string }>;
  /** Where a place lies in the columns of its group; without it, places follow one another. */
  styleOf?(place: string): Readonly<Record<string, string>> | undefined;
  /** What dropping a piece at a point of a place means, if more than lying there: `place@point`. */
  dropAt?(sketch: Sketch, piece: string, at: { readonly place: string; readonly point: string }): Sketch;
}
