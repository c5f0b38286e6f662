// A page of the site before it is drawn: where it comes from, where it is found, and what it says.
import type { Locale } from '@planisphere/core';

export const SECTIONS = ['play', 'strategy', 'programs', 'hosting', 'packages', 'decisions', 'api'] as const;
export type Section = (typeof SECTIONS)[number];

export interface Page {
  /** Under /docs, such as `rules/stellar`; the first page is ''. */
  readonly path: string;
  readonly lang: Locale;
  readonly section: Section;
  readonly title: string;
  readonly markdown: string;
  /** The file of the tree that it is made of, by which others link to it; '' where it is made of none. */
  readonly from: string;
  /** Found by links and by searching, but not listed beside every page. */
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
