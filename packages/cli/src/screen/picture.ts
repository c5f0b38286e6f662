// What a table wants to show, regardless of the size of the screen.
import type { PointedAt, PressedKey } from '@planisphere/core';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A possible action, for a list. */
export interface Choice {
  readonly label: string;
  /** Words on the table that select it when clicked. */
  readonly words: readonly string[];
  readonly action: unknown;
}

/** For screens without choices. */
export const NO_CHOICES = (): readonly Choice[] => [];

/** The decision, or the wish to type it instead; undefined while it is in progress. */
export type KeyResult = { readonly action: unknown } | 'words' | undefined;

/** A decision by single keys that fills the screen. */
export interface KeyPicture {
  lines(size: Size): readonly string[];
  /** Why the last attempt was refused, instead of the prompt; '' if it was not. */
  readonly note?: () => string;
  press(key: PressedKey): KeyResult;
  point?(at: PointedAt, size: Size): KeyResult;
}

export interface Picture {
  /** At most this many columns and, if a height is given and it is possible, this many lines. */
  table(size: { readonly width: number; readonly height?: number }): readonly string[];
  /** Recent events, latest last. */
  readonly news: readonly string[];
  /** Answers to typed lines. */
  readonly notes: readonly string[];
  /** What to do. */
  readonly prompt: readonly string[];
  /** Beside the input line. */
  readonly status: string;
  readonly choices: () => readonly Choice[];
  readonly byKeys?: KeyPicture | undefined;
}

export const EMPTY_PICTURE: Picture = {
  table: () => [],
  news: [],
  notes: [],
  prompt: [],
  status: '',
  choices: NO_CHOICES,
};
