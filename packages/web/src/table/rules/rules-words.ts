// What a page of rules says besides the rules; each board gives it in its own words.

export interface RulesWords {
  readonly title: string;
  readonly search: string;
  readonly now: string;
  readonly none: string;
  /** The game on half a page, for whoever has never played it: numbered steps, then what pays. */
  readonly brief?: {
    readonly title: string;
    readonly steps: readonly { readonly name: string; readonly text: string }[];
    readonly pays: readonly string[];
  };
  /** Titles of the chapters, by the first word of a rule's id. */
  readonly groups: Readonly<Record<string, string>>;
}
