// Whether every link leads somewhere: to a page and a heading of the site, a file that comes with it, or a page of the
// app.
import type { Drawn } from './markdown.ts';
import { addressOf } from './page.ts';

/** Pages of the app that documents link to; the rest of their addresses is not checked. */
const APP = /^\/($|#|(rules|learn|puzzle|play|replay|settings|logbook|review|embed)(\/|$|#))/;

/** Each as `page: link`. */
export function brokenLinks(drawn: readonly Drawn[], served: ReadonlySet<string>): readonly string[] {
  const anchors = new Map(
    drawn.map(({ page, headings, html }) => {
      const own = [...html.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id as string);
      return [addressOf(page), new Set([...headings.map(({ id }) => id), ...own])] as const;
    }),
  );
  return drawn.flatMap(({ page, html }) => {
    const here = addressOf(page);
    const links = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link as string);
    return links.filter((link) => !leads(here, link)).map((link) => `${page.from || here}: ${link}`);
  });

  function leads(here: string, link: string): boolean {
    if (/^https?:\/\//.test(link)) return URL.canParse(link);
    if (APP.test(link) || served.has(link)) return true;
    const [path = '', hash] = link.split('#');
    const found = anchors.get(path === '' ? here : path);
    return found !== undefined && (hash === undefined || found.has(decodeURIComponent(hash)));
  }
}
