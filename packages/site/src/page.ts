// A page of the site before it is drawn: its source, its address, and its text.
import type { Locale } from '@planisphere/core';

export const SECTIONS = ['play', 'strategy', 'programs', 'hosting', 'packages', 'decisions', 'api'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Page {
  /** Below /docs, such as `rules/stellar`; the first page is ''. */
  readonly path: string;
  readonly lang: Locale;
  readonly section: Section;
  readonly title: string;
  readonly markdown: string;
  /** The source file in the tree, by which other documents link to the page; '' if it has none. */
  readonly from: string;
  /** The page is linked and searched, but not listed beside every page. */
  readonly unlisted?: true;
}

export function addressOf({ path, lang }: Pick<Page, 'path' | 'lang'>): string {
  const parts = ['/docs', ...(lang === 'en' ? [] : [lang]), ...(path === '' ? [] : [path])];
  return `${parts.join('/')}/`;
}

/** The first heading; a document without one is a mistake. */
export function titleOf(markdown: string, from: string): string {
  const [, title] = /^# (.+)$/m.exec(markdown) ?? [];
  if (title === undefined) throw new Error(`${from} has no title`);
  return title.replace(/[`*\\]/g, '');
}
