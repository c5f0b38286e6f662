// What a table wants to have on the screen, before anybody knows how large the screen is.
import type { PointedAt, PressedKey } from '@planisphere/core';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something that can be done now, to be chosen from a list. */
export interface Choice {
  readonly label: string;
  /** Words by which it is found when they are clicked on the table. */
  readonly words: readonly string[];
  readonly action: unknown;
}

/** Nothing can be chosen here, and nothing says that it could. */
export const NO_CHOICES = (): readonly Choice[] => [];

/** The decision, or the wish to type it instead; undefined while it goes on. */
export type KeyResult = { readonly action: unknown } | 'words' | undefined;

/** A decision that is taken by keys and fills the screen. */
export interface KeyPicture {
  lines(size: Size): readonly string[];
  /** Why the last try was refused, in place of the prompt; '' where it was not. */
  readonly note?: () => string;
  press(key: PressedKey): KeyResult;
  point?(at: PointedAt, size: Size): KeyResult;
}

export interface Picture {
  /** In this many columns; where a height is given, in this many lines if that can be done. */
  table(size: { readonly width: number; readonly height?: number }): readonly string[];
  /** What has happened lately, the latest last. */
  readonly news: readonly string[];
  /** Answers to what was typed. */
  readonly notes: readonly string[];
  /** What there is to do now. */
  readonly prompt: readonly string[];
  /** Beside the line that is typed. */
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
