// A page of the site as a whole document: the navigation beside every page, and the text.
import { LOCALES, type Locale } from '@planisphere/core';
import type { Drawn } from './markdown.ts';
import { addressOf, type Page, SECTIONS } from './page.ts';
import { siteWords } from './words.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function navigation(pages: readonly Page[], shown: Page): string {
  const words = siteWords(shown.lang);
  const own = pages.filter(({ lang, unlisted, path }) => lang === shown.lang && !unlisted && path !== '');
  return SECTIONS.map((section) => {
    const links = own.filter((page) => page.section === section);
    if (links.length === 0) return '';
    const items = links.map((page) => {
      const here = page.path === shown.path ? ' aria-current="page"' : '';
      return `<li><a href="${addressOf(page)}"${here}>${escaped(page.title)}</a></li>`;
    });
    const open = section === shown.section ? ' open' : '';
    return `<details${open}><summary>${words.sections[section]}</summary><ul>${items.join('')}</ul></details>`;
  }).join('');
}

/** The same page in the other language, or that language's first page. */
function otherLanguage(pages: readonly Page[], { lang, path }: Page): { lang: Locale; href: string } {
  const other = LOCALES.find((each) => each !== lang) ?? lang;
  const same = pages.find((page) => page.lang === other && page.path === path);
  return { lang: other, href: addressOf(same ?? { lang: other, path: '' }) };
}

function contents({ headings, page }: Drawn): string {
  const items = headings.filter(({ level }) => level === 2);
  if (items.length < 3) return '';
  const { contents: name } = siteWords(page.lang);
  const links = items.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join('');
  return `<nav class="contents" aria-label="${name}"><ul>${links}</ul></nav>`;
}

export function documentOf(drawn: Drawn, pages: readonly Page[]): string {
  const { page, html } = drawn;
  const words = siteWords(page.lang);
  const other = otherLanguage(pages, page);
  const title = page.path === '' ? page.title : `${page.title} · Planisphere`;
  return `<!doctype html>
<html lang="${page.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/site.css">
<link rel="alternate" hreflang="${other.lang}" href="${other.href}">
<script type="module" src="/docs/search.js"></script>
${html.includes('<planisphere-board') ? '<script type="module" src="/planisphere-board.js"></script>' : ''}
</head>
<body>
<a class="skip" href="#text">${words.skip}</a>
<header>
<a class="brand" href="${addressOf({ lang: page.lang, path: '' })}">Planisphere</a>
<search><input type="search" placeholder="${words.search}" aria-label="${words.search}" data-found="${words.found}" data-nothing="${words.nothing}">
<p role="status"></p><ol aria-label="${words.results}" hidden></ol></search>
<a href="${other.href}" hreflang="${other.lang}" lang="${other.lang}">${words.other}</a>
<a href="/">${words.play}</a>
</header>
<div class="columns">
<nav aria-label="${words.title}">${navigation(pages, page)}</nav>
<main id="text">
${html}</main>
${contents(drawn)}
</div>
</body>
</html>
`;
}
