// All pictures of one game on one sheet: a row for each state and look, a column for each screen.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { nameOf, SIZES, ZOOMED } from './sizes.ts';

const STYLE = `body{margin:8px;background:#222;color:#eee;font:11px sans-serif}
  table{border-spacing:4px}td{vertical-align:top}th{text-align:left}img{height:150px;display:block}`;

function sheetOf(names: readonly string[]): string {
  const columns = [...SIZES, ...ZOOMED]
    .map(nameOf)
    .filter((size) => names.some((name) => name.includes(size)));
  const rowOf = (name: string): string => name.replace(/-\d+x\d+/, '').replace('.png', '');
  const rows = [...new Set(names.map(rowOf))];
  const cell = (row: string, size: string): string => {
    const name = names.find((each) => rowOf(each) === row && each.includes(`-${size}-`));
    return name === undefined ? '<td></td>' : `<td><a href="${name}"><img src="${name}"></a></td>`;
  };
  const head = `<tr><th></th>${columns.map((size) => `<th>${size}</th>`).join('')}</tr>`;
  const body = rows.map(
    (row) =>
      `<tr><th>${row.replaceAll('-', '<br>')}</th>${columns.map((size) => cell(row, size)).join('')}</tr>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${STYLE}</style><table>${head}${body.join('')}</table>`;
}

/** Writes `NAME.html` and the same as one picture beside the folder. */
export async function writeSheet(browser: Browser, folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  writeFileSync(`${folder}/index.html`, sheetOf(names));
  const page = await browser.newPage({ viewport: { width: 2000, height: 1000 } });
  await page.goto(`file://${folder}/index.html`);
  await page.screenshot({
    path: `${folder}/../${basename(folder)}.png`,
    fullPage: true,
  });
  await page.close();
}
