// A whole game on one page, to print, in the game's own words.
import type { ComponentChildren } from 'preact';

export interface SummarySection {
  readonly title: string;
  /** As wide as the page. */
  readonly wide?: true;
  readonly text?: string;
  /** Numbered steps, each with its name. */
  readonly steps?: readonly (readonly [name: string, text: string])[];
  readonly lines?: readonly (readonly [name: string, text: string])[];
  /** If `head` is there, it names the columns. */
  readonly table?: { readonly head?: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly picture?: () => ComponentChildren;
}

export interface SummaryWords {
  readonly lead: string;
  readonly sections: readonly SummarySection[];
}
