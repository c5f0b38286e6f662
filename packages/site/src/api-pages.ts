// The API as pages: the Markdown that TypeDoc wrote, or one page that says that TypeDoc is at work.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page, titleOf } from './page.ts';
import { API, markdownBelow } from './tree.ts';

const WAITING = `# API

The pages of the API are being made from the sources; they will be here in a moment. \`npm run docs\` makes them at once.`;

export function apiPages(): readonly Page[] {
  const files = markdownBelow(API);
  if (files.length === 0)
    return [{ path: 'api', lang: 'en', section: 'api', title: 'API', markdown: WAITING, from: '' }];
  return files.map((file): Page => {
    const markdown = readFileSync(join(API, file), 'utf8');
    const name = file.replace(/(^|\/)README\.md$/, '').replace(/\.md$/, '');
    const path = name === '' ? 'api' : `api/${name}`;
    const title = name === '' ? 'API' : titleOf(markdown, file);
    const listed = file.endsWith('README.md');
    return {
      path,
      lang: 'en',
      section: 'api',
      title,
      markdown,
      from: `api/${file}`,
      ...(!listed && { unlisted: true }),
    };
  });
}
