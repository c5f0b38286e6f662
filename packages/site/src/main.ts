// `npm run docs`: builds the whole site. `--pages` keeps the API of the last build, which takes a second instead of
// half a minute.
import { drawSite, writeSite } from './build.ts';
import { SITE } from './tree.ts';

const started = performance.now();
// TypeDoc is large: it loads only when needed.
if (!process.argv.includes('--pages')) await (await import('./api.ts')).writeApi();
const site = await drawSite();
if (site.broken.length > 0) {
  console.error(['Links that lead nowhere:', ...site.broken].join('\n  '));
  process.exitCode = 1;
} else {
  writeSite(site, SITE);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${site.drawn.length} pages of documents in ${seconds} s`);
}
