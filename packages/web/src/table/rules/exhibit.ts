// A position that shows a rule; apart from what draws it, so that it can be read without a page.

export interface Exhibit {
  readonly rule: string;
  readonly page: string;
  readonly line: string;
}
