// The whole game on one page, to print: what each game gives in its own words.
import type { ComponentChildren } from 'preact';

export interface SummarySection {
  readonly title: string;
  /** As wide as the page. */
  readonly wide?: true;
  readonly text?: string;
  /** Numbered, each with its name. */
  readonly steps?: readonly (readonly [name: string, text: string])[];
  readonly lines?: readonly (readonly [name: string, text: string])[];
  /** The first row names the columns where `head` says so. */
  readonly table?: { readonly head?: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly picture?: () => ComponentChildren;
}

export interface SummaryWords {
  readonly lead: string;
  readonly sections: readonly SummarySection[];
}
