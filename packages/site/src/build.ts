// Draws every page and writes the site: pages, the files they link to, the search index, styles and scripts.
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOCALES } from '@planisphere/core';
import { documentOf } from './layout.ts';
import { brokenLinks } from './links.ts';
import { type Drawn, fileAddress, Renderer } from './markdown.ts';
import { addressOf } from './page.ts';
import { allPages } from './sources.ts';
import { ASSETS, root } from './tree.ts';

const { resolve } = createRequire(import.meta.url);

/** The fonts of the app, by their names in the site. */
const FONTS = {
  'garamond.woff2': '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
  'cabin.woff2': '@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2',
};

export interface Site {
  readonly drawn: readonly Drawn[];
  readonly broken: readonly string[];
}

/** All pages, and the links in them that lead nowhere. */
export async function drawSite(): Promise<Site> {
  const pages = await allPages();
  const renderer = new Renderer(pages);
  const drawn = pages.map((page) => renderer.draw(page));
  const served = new Set(drawn.flatMap(({ files }) => files.map(fileAddress)));
  return { drawn, broken: brokenLinks(drawn, served) };
}

/** What the browser searches: one entry per heading. */
function passages(drawn: readonly Drawn[], lang: string): string {
  return JSON.stringify(
    drawn
      .filter(({ page }) => page.lang === lang)
      .flatMap(({ page, passages: all }) =>
        all
          .filter(({ heading, text }) => heading !== undefined || text !== '')
          .map(({ heading, text }) => ({
            href: addressOf(page) + (heading === undefined || heading.level === 1 ? '' : `#${heading.id}`),
            section: page.section,
            page: page.title,
            title: heading?.text ?? page.title,
            text: text.trim(),
          })),
      )
      .map((passage, id) => ({ id, ...passage })),
  );
}

/** Writes the site beside the old one and then replaces it, so that it appears whole. */
export function writeSite({ drawn }: Site, folder: string): void {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const write = (path: string, text: string): void => {
    const place = join(fresh, path);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  };
  const pages = drawn.map(({ page }) => page);
  for (const each of drawn) write(`${inSite(addressOf(each.page))}index.html`, documentOf(each, pages));
  for (const file of new Set(drawn.flatMap(({ files }) => files)))
    show(file, join(fresh, inSite(fileAddress(file))));
  for (const lang of LOCALES) write(`search-${lang}.json`, passages(drawn, lang));
  for (const name of readdirSync(ASSETS)) copyFileSync(join(ASSETS, name), join(fresh, name));
  for (const [name, file] of Object.entries(FONTS)) copyFileSync(resolve(file), join(fresh, name));
  const minisearch = join(dirname(resolve('minisearch')), '..', 'es', 'index.js');
  write('minisearch.js', readFileSync(minisearch, 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, ''));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

const inSite = (address: string): string => address.replace(/^\/docs\//, '');

/** Shows a folder as a list of its files. */
function show(path: string, place: string): void {
  const from = join(root, path);
  mkdirSync(dirname(place), { recursive: true });
  if (statSync(from).isDirectory()) writeFileSync(place, `${readdirSync(from).join('\n')}\n`);
  else copyFileSync(from, place);
}
