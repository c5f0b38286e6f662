// What a page of rules says besides the rules; each board gives it in its own words.

export interface RulesWords {
  readonly title: string;
  readonly search: string;
  readonly now: string;
  readonly none: string;
  readonly page: (page: string) => string;
  /** Titles of the chapters, by the first word of a rule's id. */
  readonly groups: Readonly<Record<string, string>>;
}
